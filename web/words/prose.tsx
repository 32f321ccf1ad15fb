import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { Away } from '../ui/away.tsx';
import { Link } from '../ui/link.tsx';
import styles from './prose.module.css';

const KNOWN = new Set(
  'p br hr strong b em i del s sub sup code pre blockquote ul ol li dl dt dd h4 table thead tbody tr th td'.split(' '),
);
/** The elements between whose parts there is only white space. */
const FRAMES = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tr']);

/**
 * A text of the body. The server has made it safe; here it is not even written into the page, but built anew out of the
 * few elements we know, without any attribute: what is not one of them cannot come to life.
 */
export function Prose({ html }: { html: string }) {
  const body = useMemo(() => new DOMParser().parseFromString(html, 'text/html').body, [html]);
  return <div className={styles.prose}>{partsOf(body)}</div>;
}

const partsOf = (parent: Node): ReactNode[] => [...parent.childNodes].map(build);

function build(node: ChildNode, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return FRAMES.has(nameOf(node.parentNode)) ? null : node.nodeValue;
  if (!(node instanceof HTMLElement)) return null;
  const name = nameOf(node);
  if (name === 'a') return <Fragment key={key}>{linkOf(node)}</Fragment>;
  if (!KNOWN.has(name)) return <Fragment key={key}>{partsOf(node)}</Fragment>;
  return createElement(name, { key }, ...(node.childNodes.length > 0 ? [partsOf(node)] : []));
}

const nameOf = (node: Node | null): string => node?.nodeName.toLowerCase() ?? '';

/**
 * A link of a text: a page of the portal opens in it, another site in another tab; an address that is neither is no
 * link.
 */
function linkOf(anchor: HTMLElement): ReactNode {
  const to = anchor.getAttribute('href') ?? '';
  if (/^\/api(?:\/|$)/.test(to) || /^(?:mailto|tel):/i.test(to)) return <a href={to}>{partsOf(anchor)}</a>;
  if (/^(?:\/(?![/\\])|#)/.test(to)) return <Link to={to}>{partsOf(anchor)}</Link>;
  if (/^https?:\/\//i.test(to)) return <Away to={to}>{anchor.textContent ?? to}</Away>;
  return partsOf(anchor);
}
