import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { Away } from '../ui/away.tsx';
import { Link } from '../ui/link.tsx';
import { type MarkupElement, type MarkupNode, markupWords, parseMarkup } from './markup.ts';
import styles from './prose.module.css';

const KNOWN = new Set(
  'p br hr strong b em i del s sub sup code pre blockquote ul ol li dl dt dd h2 h3 h4 table thead tbody tr th td'.split(
    ' ',
  ),
);
/** The elements between whose parts there is only white space. */
const FRAMES = new Set(['', 'ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tr']);

/**
 * A text of the body. The server has made it safe; here it is not even written into the page, but built anew out of the
 * few elements we know, without any attribute: what is not one of them cannot come to life.
 */
export function Prose({ html }: { html: string }) {
  const nodes = useMemo(() => parseMarkup(html), [html]);
  return <div className={styles.prose}>{partsOf(nodes, '')}</div>;
}

const partsOf = (nodes: readonly MarkupNode[], within: string): ReactNode[] =>
  nodes.map((node, key) => build(node, key, within));

function build(node: MarkupNode, key: number, within: string): ReactNode {
  if (typeof node === 'string') return FRAMES.has(within) && node.trim() === '' ? null : node;
  const { name, children } = node;
  if (name === 'a') return <Fragment key={key}>{linkOf(node)}</Fragment>;
  if (!KNOWN.has(name)) return <Fragment key={key}>{partsOf(children, within)}</Fragment>;
  return createElement(name, { key }, ...(children.length > 0 ? [partsOf(children, name)] : []));
}

/**
 * A link of a text: a page of the portal opens in it, another site in another tab; an address that is neither is no
 * link.
 */
function linkOf({ href: to, children }: MarkupElement): ReactNode {
  const inner = partsOf(children, 'a');
  if (/^\/api(?:\/|$)/.test(to) || /^(?:mailto|tel):/i.test(to)) return <a href={to}>{inner}</a>;
  if (/^(?:\/(?![/\\])|#)/.test(to)) return <Link to={to}>{inner}</Link>;
  if (/^https?:\/\//i.test(to)) return <Away to={to}>{markupWords(children)}</Away>;
  return inner;
}
