import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from '../web/ui/router.tsx';
import { locationAt } from '../web/ui/step.ts';

/** The HTML of a part of the page before any effect has run, at an address. */
export const markupOf = (part: ReactNode, address = '/'): string =>
  renderToStaticMarkup(<Router at={locationAt(address)}>{part}</Router>);

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const decoded = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (one) => ENTITIES[one] ?? one);

/** The words of some HTML, with one space between them, as somebody reads them. */
export const wordsOf = (html: string): string =>
  decoded(html.replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

interface Element {
  attributes: Readonly<Record<string, string>>;
  words: string;
}

/** The elements of a name in some HTML, in their order. Elements of one name do not hold each other. */
export function elementsOf(html: string, name: string): Element[] {
  const found = html.matchAll(new RegExp(`<${name}(?=[\\s/>])([^>]*?)(?:/>|>(.*?)</${name}>|>)`, 'gs'));
  return [...found].map(([, attributes = '', inside = '']) => ({
    attributes: Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, decoded(value)]),
    ),
    words: wordsOf(inside),
  }));
}

/** The links of some HTML as `name → address`, where the name is what a screen reader says. */
export const linksOf = (html: string): string[] =>
  elementsOf(html, 'a').map(({ attributes, words }) => `${attributes['aria-label'] ?? words} → ${attributes.href}`);
