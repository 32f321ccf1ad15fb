import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeRemark from 'rehype-remark';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import remarkStringify from 'remark-stringify';
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

/** The headings of a text, below those of the page that shows it. */
export type HeadingLevel = 'h2' | 'h3' | 'h4';

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
export async function safeProse(source: string, kind: 'md' | 'html', level: HeadingLevel = 'h4'): Promise<SafeProse> {
  const root = await safeTree(source, kind, level);
  const heading = take(root);
  return { heading, ...printed(root) };
}

/** Sanitizes a text in Markdown whose heading is written apart from it. */
export const safeText = async (source: string, level: HeadingLevel): Promise<Omit<SafeProse, 'heading'>> =>
  printed(await safeTree(source, 'md', level));

async function safeTree(source: string, kind: 'md' | 'html', level: HeadingLevel): Promise<Root> {
  const raw: Root =
    kind === 'md'
      ? await markdown.run(markdown.parse(source))
      : { type: 'root', children: [{ type: 'raw', value: source }] };
  const root = await safe.run(raw);
  settle(root, level);
  return root;
}

const printed = (root: Root) => ({ html: printer.stringify(root).trim(), text: wordsOf(root) });

const toMarkdown = unified().use(rehypeRemark);
const marks = unified().use(remarkGfm).use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_' });

/** The Markdown of a text that was made safe, for whoever goes on writing it: of Markdown only its HTML is stored. */
export async function markdownOf(html: string): Promise<string> {
  const root = await safe.run({ type: 'root', children: [{ type: 'raw', value: html }] });
  settle(root, 'h2');
  return marks.stringify(await toMarkdown.run(root)).trim();
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
 * become all of one level, below those of the page.
 */
function settle(parent: Parent, level: HeadingLevel): void {
  for (const node of parent.children) {
    if (node.type === 'text') node.value = hideCpf(node.value);
    if (node.type !== 'element') continue;
    if (isHeading(node)) node.tagName = level;
    const { href, title } = node.properties;
    if (typeof href === 'string') node.properties.href = hideCpfInAddress(href);
    if (typeof title === 'string') node.properties.title = hideCpf(title);
    settle(node, level);
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
