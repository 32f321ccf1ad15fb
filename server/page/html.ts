/** Text that is HTML already. Any other text is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type HtmlPart = Html | string | number | null | undefined | false | readonly HtmlPart[];

const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters that no page may hold, and that a browser would read as something else. */
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]/g;

/** Escapes a text for a page, between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"']/g, (char) => NAMES[char] ?? char);

function printed(part: HtmlPart): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(printed).join('');
  return escapeHtml(String(part));
}

/** Writes HTML with the values in it escaped: html`<p>${name}</p>`. Attributes are always quoted. */
export const html = (strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html =>
  new Html(strings.map((text, i) => text + printed(parts[i])).join(''));

/** A script element with data. No browser runs it, and no text in it can end the element. */
export const dataScript = (attributes: Html, value: unknown): Html => jsonScript(attributes, JSON.stringify(value));

/** The same with what is JSON already. */
export const jsonScript = (attributes: Html, json: string): Html =>
  new Html(`<script ${attributes.text}>${json.replaceAll('<', '\\u003c')}</script>`);
