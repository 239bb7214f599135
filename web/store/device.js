/** What the device says about storage. Browsers may lack any of it. */

/** @typedef {{ used: number, available: number, isPersistent: boolean }} StorageState */

/** Asks that the browser keeps our data when space runs out; worth asking once there is something to lose. */
export async function askToPersist() {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Not offered here: export is the way to be safe.
  }
}

/** @returns {Promise<StorageState | null>} */
export async function storageState() {
  try {
    const [{ usage = 0, quota = 0 }, isPersistent] = await Promise.all([
      navigator.storage.estimate(),
      navigator.storage.persisted(),
    ]);
    return { used: usage, available: quota, isPersistent };
  } catch {
    return null;
  }
}
