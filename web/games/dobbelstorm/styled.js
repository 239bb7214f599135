/**
 * Sets styles of an element through the CSSOM, from the first drawing on. The Content-Security-Policy forbids style
 * attributes, and `styleMap` writes one when it draws for the first time.
 *
 * @import { ElementPart } from "lit-html"
 * @import { Box } from "./table_layout.js"
 */
import { noChange } from "lit-html";
import { Directive, directive } from "lit-html/directive.js";

class Styled extends Directive {
  /** @param {Record<string, string>} _styles */
  render(_styles) {
    return noChange;
  }

  /** @override @param {ElementPart} part @param {[Record<string, string>]} styles */
  update(part, [styles]) {
    const { style } = /** @type {HTMLElement} */ (part.element);
    for (const [name, value] of Object.entries(styles)) style.setProperty(name, value);
    return noChange;
  }
}

/** Stands in a tag: `<div ${styled({ left: "4px" })}>`. */
export const styled = directive(Styled);

/** @param {Box} box */
export function boxStyle({ x, y, width, height }) {
  return styled({ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}
