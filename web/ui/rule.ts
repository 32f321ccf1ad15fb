import { use, useInsertionEffect } from 'react';
import { RenderingContext } from '../rendering.ts';

/**
 * The name of a class with computed declarations, like `width: 12%`. The policy of the page refuses style attributes:
 * the server writes the rule into a sheet that the policy names by its digest, the browser into one of its own.
 */
export function useRule(declarations: string): string {
  const name = `r${digestOf(declarations)}`;
  use(RenderingContext)?.style(name, declarations);
  useInsertionEffect(() => insert(name, declarations), [name, declarations]);
  return name;
}

/** A short digest of a text: the same on both sides, and other for another text. */
function digestOf(text: string): string {
  let sum = 5381;
  for (const char of text) sum = (Math.imul(sum, 33) ^ (char.codePointAt(0) ?? 0)) >>> 0;
  return sum.toString(36);
}

const known = new Set<string>();
let sheet: CSSStyleSheet | undefined;

function insert(name: string, declarations: string): void {
  if (known.has(name)) return;
  known.add(name);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.insertRule(`.${name}{${declarations}}`);
}
