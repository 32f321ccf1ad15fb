/** A part of a safe text: words, or an element that holds others. */
export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
  name: string;
  /** The address of a link; of other elements nothing is read. */
  href: string;
  children: MarkupNode[];
}

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const HREF = /\shref="([^"]*)"/i;
/** Elements that hold nothing. */
const VOID: ReadonlySet<string> = new Set(['br', 'hr']);

/**
 * Reads the HTML that the server printed of a text it made safe, in a browser and on the server alike. It is no reader of
 * any HTML: what it does not know stays words.
 */
export function parseMarkup(html: string): MarkupNode[] {
  const root: MarkupElement = { name: '', href: '', children: [] };
  const open = [root];
  let done = 0;
  const say = (text: string) => text !== '' && open.at(-1)?.children.push(decodeEntities(text));
  for (const { 0: token, 1: closing, 2: tag = '', 3: attributes = '', index } of html.matchAll(TOKEN)) {
    say(html.slice(done, index));
    done = index + token.length;
    if (closing) close(open, tag.toLowerCase());
    else begin(open, tag.toLowerCase(), decodeEntities(HREF.exec(attributes)?.[1] ?? ''));
  }
  say(html.slice(done));
  return root.children;
}

function begin(open: MarkupElement[], name: string, href: string): void {
  const element: MarkupElement = { name, href, children: [] };
  open.at(-1)?.children.push(element);
  if (!VOID.has(name)) open.push(element);
}

/** Ends the innermost element of that name, and what was left open in it. */
function close(open: MarkupElement[], name: string): void {
  const at = open.findLastIndex((one) => one.name === name);
  if (at > 0) open.length = at;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi,
    (whole, hex?: string, digits?: string, name = '') => {
      if (name !== '') return NAMED[name.toLowerCase()] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(digits);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );

/** The words of some parts, without their elements. */
export const markupWords = (nodes: readonly MarkupNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : markupWords(node.children))).join('');
