/** A page that was visited and can be read again without a connection. */
export interface KeptPage {
  /** Path and question of its address. */
  address: string;
  title: string;
  /** The moment at which the server sent it. */
  since: string;
  /** The version of the portal whose files it needs. */
  version: string;
  response: Response;
}

/** The number of pages that are kept. */
const MOST = 10;

const SINCE = 'x-portal-desde';
const TITLE = 'x-portal-titulo';
const VERSION = 'x-portal-versao';
const POLICY = 'content-security-policy';

/** The page as it is stored: its text, and in its headers what a list of kept pages tells of it. */
export async function writeKept(page: Response, version: string, now: Date): Promise<Response> {
  const html = await page.text();
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    [SINCE]: now.toISOString(),
    [TITLE]: encodeURIComponent(titleIn(html)),
    [VERSION]: version,
  });
  // The page stays under the policy that it came with.
  const policy = page.headers.get(POLICY);
  if (policy) headers.set(POLICY, policy);
  return new Response(html, { headers });
}

export function readKept(address: string, response: Response): KeptPage {
  const header = (name: string): string => response.headers.get(name) ?? '';
  return {
    address,
    title: decodeURIComponent(header(TITLE)),
    since: header(SINCE),
    version: header(VERSION),
    response,
  };
}

/** The name of a page without those of the body and of the portal, which all of them share. */
const titleIn = (html: string): string =>
  decoded(/<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '')
    .split(' – ')
    .slice(0, -2)
    .join(' – ') || 'Início';

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (whole, name: string) => SIGNS[name] ?? whole);

/** The pages beyond those that are kept, the longest ago visited. */
export const surplusPages = (all: readonly KeptPage[]): KeptPage[] =>
  all.toSorted((a, b) => b.since.localeCompare(a.since)).slice(MOST);
