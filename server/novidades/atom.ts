import { type Html, html } from '../page/html.ts';

/** A link of a feed or of an entry. */
export interface AtomLink {
  rel: 'alternate' | 'self' | 'enclosure' | 'first' | 'last' | 'previous' | 'next';
  href: string;
  type?: string;
  title?: string;
}

/** Something that a reader is told of. */
export interface AtomEntry {
  id: string;
  title: string;
  /** Moments of RFC 3339. */
  updated: string;
  links: readonly AtomLink[];
  /** What it is about: the identifier of its dataset, and its name. */
  category?: { term: string; label: string };
  content: Html;
}

/** A feed of RFC 4287. */
export interface AtomFeed {
  id: string;
  title: string;
  subtitle: string;
  updated: string;
  author: { name: string; uri: string };
  links: readonly AtomLink[];
  entries: readonly AtomEntry[];
}

export const ATOM_TYPE = 'application/atom+xml';

/** Writes a feed. The five signs that HTML escapes are those of XML, and what no page may hold no XML may. */
export const writeAtom = ({ id, title, subtitle, updated, author, links, entries }: AtomFeed): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${
    html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">
<id>${id}</id>
<title>${title}</title>
<subtitle>${subtitle}</subtitle>
<updated>${updated}</updated>
<author><name>${author.name}</name><uri>${author.uri}</uri></author>
<generator>Portal da Transparência</generator>
${links.map(linkElement)}${entries.map(entryElement)}</feed>
`.text
  }`;

const linkElement = ({ rel, href, type, title }: AtomLink): Html =>
  html`<link rel="${rel}" href="${href}"${type && html` type="${type}"`}${title && html` title="${title}"`}/>
`;

const entryElement = ({ id, title, updated, links, category, content }: AtomEntry): Html => html`<entry>
<id>${id}</id>
<title>${title}</title>
<published>${updated}</published>
<updated>${updated}</updated>
${category && html`<category term="${category.term}" label="${category.label}"/>\n`}${links.map(linkElement)}<content type="html">${content.text}</content>
</entry>
`;
