import { titleOf } from './title.ts';

/** What the head of a page says of it, whoever writes it: the server into the HTML, or the app on the way. */
export interface About {
  /** Of the page alone; the home has none. */
  title: string;
  /** One or two sentences. */
  about: string;
  /** The one address of what the page shows, without filters. */
  path: string;
  /** About one person: published, and left out of search engines. */
  personal?: boolean | undefined;
  /** The feed of what is new on it, by its path in the API. */
  feed?: string | undefined;
}

/** An element of the head: which one, and what it says. Null takes it away. */
export interface HeadTag {
  element: 'meta' | 'link';
  key: 'name' | 'property' | 'rel';
  name: string;
  value: string | null;
  /** The type of what a link leads to. */
  type?: string;
}

const meta = (key: 'name' | 'property', name: string, value: string | null): HeadTag => ({
  element: 'meta',
  key,
  name,
  value,
});

/** The elements that differ from page to page. */
export function tagsOf(
  { title, about, path, personal, feed }: About,
  origin: string,
  body: string | undefined,
): HeadTag[] {
  const said = brief(about || titleOf(title, body));
  return [
    meta('name', 'description', said),
    meta('name', 'robots', personal ? 'noindex' : null),
    { element: 'link', key: 'rel', name: 'canonical', value: origin + path },
    {
      element: 'link',
      key: 'rel',
      name: 'alternate',
      value: feed === undefined ? null : `${origin}/api/v1${feed}`,
      type: 'application/atom+xml',
    },
    meta('property', 'og:title', title || titleOf('', body)),
    meta('property', 'og:description', said),
    meta('property', 'og:url', origin + path),
  ];
}

/** Search engines show about so many characters. */
const LONG = 200;

/** Whole words, as many as are shown. */
export function brief(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= LONG) return plain;
  return `${plain.slice(0, LONG - 1).replace(/[\s,;:.·–-]+\S*$/, '')}…`;
}
