import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { hideCpf, hideCpfInAddress } from '../../catalog/texto/privacy.ts';

/** A text that a body wrote, made safe to show. */
export interface SafeProse {
  /** First heading, which is not part of `html`. */
  heading: string;
  html: string;
  /** Plain text, for the search. */
  text: string;
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Allowed elements: text, lists, tables and links. Everything else is removed. */
const ALLOWED: Options = {
  tagNames: [
    ...HEADINGS,
    ...['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'del', 's', 'sub', 'sup', 'code', 'pre', 'blockquote'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: { a: ['href', 'title'], ol: ['start'], th: ['align'], td: ['align'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  ancestors: defaultSchema.ancestors ?? {},
  // Elements removed with their content; of any other that is not allowed the text stays.
  strip: [
    ...['script', 'style', 'template', 'noscript', 'iframe', 'frameset', 'noframes', 'object', 'applet', 'noembed'],
    ...['svg', 'math', 'title', 'textarea', 'select', 'xmp', 'listing', 'plaintext', 'audio', 'video', 'canvas'],
  ],
  allowComments: false,
  allowDoctypes: false,
};

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, { allowDangerousHtml: true });
const safe = unified().use(rehypeRaw).use(rehypeSanitize, ALLOWED);
const printer = unified().use(rehypeStringify);

/** Sanitizes Markdown, which may contain HTML, or HTML. */
export async function safeProse(source: string, kind: 'md' | 'html'): Promise<SafeProse> {
  const raw: Root =
    kind === 'md'
      ? await markdown.run(markdown.parse(source))
      : { type: 'root', children: [{ type: 'raw', value: source }] };
  const root = await safe.run(raw);
  settle(root);
  const heading = take(root);
  return { heading, html: printer.stringify(root).trim(), text: wordsOf(root) };
}

type Parent = Root | Element;

const isHeading = (node: RootContent): node is Element => node.type === 'element' && HEADINGS.includes(node.tagName);

/** Removes the first heading from the text and returns it. */
function take(root: Root): string {
  const place = root.children.findIndex(isHeading);
  const [heading] = place < 0 ? [] : root.children.splice(place, 1);
  return heading ? wordsOf(heading as Element) : '';
}

/**
 * Masks CPFs in the parsed text, because in the source the asterisks of a mask would be Markdown. Headings of an answer
 * become h4, below those of the page and of the question.
 */
function settle(parent: Parent): void {
  for (const node of parent.children) {
    if (node.type === 'text') node.value = hideCpf(node.value);
    if (node.type !== 'element') continue;
    if (isHeading(node)) node.tagName = 'h4';
    const { href, title } = node.properties;
    if (typeof href === 'string') node.properties.href = hideCpfInAddress(href);
    if (typeof title === 'string') node.properties.title = hideCpf(title);
    settle(node);
  }
}

const wordsOf = (parent: Parent): string => spoken(parent.children).replace(/\s+/g, ' ').trim();

const BLOCK = /^(?:p|br|hr|li|d[td]|t[drh]|h\d|pre|blockquote)$/;

const spoken = (nodes: readonly (RootContent | ElementContent)[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type !== 'element') return '';
      return BLOCK.test(node.tagName) ? ` ${spoken(node.children)} ` : spoken(node.children);
    })
    .join('');
