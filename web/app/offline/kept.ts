import { type KeptPage, readKept, surplusPages, writeKept } from './record.ts';

/** The start of the name of every cache of the portal, so that erasing finds them all. */
const CACHES = 'portal-';
/** The cache of visited pages, which outlives a deployment. */
const PAGES = `${CACHES}paginas`;

/** The cache of the built files of one version of the portal. */
export const filesCache = (version: string): string => `${CACHES}arquivos-${version}`;

/** Keeps a page as the server sent it, and gives up the oldest of too many. */
export async function keepPage(address: string, response: Response, version: string, now: Date): Promise<void> {
  const pages = await caches.open(PAGES);
  await pages.put(address, await writeKept(response, version, now));
  const all = await keptPages();
  await Promise.all(surplusPages(all).map((page) => pages.delete(page.address)));
  await dropOldFiles(version);
}

/** The kept page of an address. */
export async function keptPage(address: string): Promise<KeptPage | undefined> {
  const found = await (await caches.open(PAGES)).match(address);
  return found && readKept(address, found);
}

/** The pages that can be read without a connection, the last visited first. */
export async function keptPages(): Promise<KeptPage[]> {
  const pages = await caches.open(PAGES);
  const found = await Promise.all(
    (await pages.keys()).map(async ({ url }) => {
      const response = await pages.match(url);
      const { pathname, search } = new URL(url);
      return response ? [readKept(pathname + search, response)] : [];
    }),
  );
  return found.flat().sort((a, b) => b.since.localeCompare(a.since));
}

/** Deletes the files of versions that neither the portal nor a kept page needs any more. */
export async function dropOldFiles(version: string): Promise<void> {
  const needed = new Set([version, ...(await keptPages()).map((page) => page.version)].map(filesCache));
  const files = (await caches.keys()).filter((name) => name.startsWith(filesCache('')));
  await Promise.all(files.filter((name) => !needed.has(name)).map((name) => caches.delete(name)));
}

/** Deletes everything that was kept. */
export async function forgetPages(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(CACHES));
  await Promise.all(ours.map((name) => caches.delete(name)));
}
