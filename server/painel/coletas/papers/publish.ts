import { randomUUID } from 'node:crypto';
import { extname, join } from 'node:path';
import type pg from 'pg';
import { brasiliaDay } from '../../../../catalog/texto/moment.ts';
import { endEdition, openEdition } from '../../../arquivos/editions.ts';
import { type FoundFile, fileDigest, lockFiles, registerFile } from '../../../arquivos/register.ts';
import { changeServedFile, type ServedFiles } from '../../arquivos/desk.ts';
import { PaperFailed } from './fetch.ts';
import type { InspectedPaper } from './inspect.ts';
import { type BroughtFile, forgetBrought, noteBrought, type StandingPaper, standingPaper } from './store.ts';

/** Where documents of a body are published. */
export interface PaperPlace extends ServedFiles {
  tenant: number;
  /** Folder of the body, and that of all. */
  body: string;
  filesDir: string;
  /** The source, as sentences name it. */
  fonte: string;
}

/** A file to be published at an address, in the place of the document that stands there. */
export interface PaperPublication {
  file: BroughtFile;
  sheet: Pick<StandingPaper, 'categoria' | 'titulo' | 'ano'>;
  found: InspectedPaper;
  path: string;
  before: StandingPaper | undefined;
}

/** Who is said to have published what a source had. */
const AUTHOR = 'Coleta automática';

/** Publishes a file that came, whole or not at all; what it replaces is kept with its bytes. Gives the document as it stands then. */
export async function publishPaper(
  place: PaperPlace,
  { file, sheet, found, path, before }: PaperPublication,
): Promise<StandingPaper> {
  const { tenant, body } = place;
  const own: StandingPaper = {
    ...(before ?? { ...sheet, slug: file.slug, ordem: null }),
    sha256: found.sha256,
    caminho: await pathFor(place, { slug: file.slug, categoria: sheet.categoria, before }, found),
  };
  await changeServedFile(place, async (client, take) => {
    await lockFiles(client, tenant);
    await refuseChanged(client, tenant, file.slug, before);
    const passo = randomUUID();
    if (before)
      await end(client, place, before, { fim: 'substituída', fimMotivo: `O arquivo mudou n${place.fonte}.`, passo });
    await registerFile(client, tenant, registered(own, found, file));
    await forgetWords(client, tenant, file.slug);
    const motivo = before ? `O arquivo mudou n${place.fonte}.` : null;
    await openEdition(client, tenant, file.slug, { quem: AUTHOR, motivo, passo });
    await noteBrought(client, tenant, { ...file, sha256: found.sha256, motivo: null });
    const largado = before && before.caminho !== own.caminho ? before.caminho : null;
    await take({ id: passo, tenant, slug: body, caminho: own.caminho, fonte: path, largado });
  });
  return own;
}

/** Takes a document off the portal that its source has no more. Its edition stays, with its bytes. */
export async function withdrawPaper(place: PaperPlace, chave: string, before: StandingPaper): Promise<void> {
  const { tenant, body, fonte } = place;
  await changeServedFile(place, async (client, take) => {
    await lockFiles(client, tenant);
    await refuseChanged(client, tenant, before.slug, before);
    const passo = randomUUID();
    await end(client, place, before, { fim: 'retirada', fimMotivo: `O arquivo saiu d${fonte}.`, passo });
    await client.query('DELETE FROM portal.arquivos WHERE tenant = $1 AND slug = $2', [tenant, before.slug]);
    await forgetBrought(client, tenant, chave);
    await take({ id: passo, tenant, slug: body, caminho: before.caminho, fonte: null, largado: null });
  });
}

interface PaperEnding {
  fim: 'substituída' | 'retirada';
  fimMotivo: string;
  passo: string;
}

const end = (
  client: pg.ClientBase,
  { tenant, body, filesDir }: PaperPlace,
  { slug, caminho }: StandingPaper,
  { fim, fimMotivo, passo }: PaperEnding,
): Promise<void> =>
  endEdition(client, tenant, slug, {
    ...{ path: join(filesDir, body, caminho), fim, quem: AUTHOR, motivo: fimMotivo, passo },
  });

/** What somebody did to a document since the shelf was read stands. */
async function refuseChanged(
  client: pg.ClientBase,
  tenant: number,
  slug: string,
  before: StandingPaper | undefined,
): Promise<void> {
  const now = await standingPaper(client, tenant, slug);
  if (now?.sha256 !== before?.sha256) throw new PaperFailed('o documento mudou aqui durante a leitura');
}

const registered = (own: StandingPaper, { tamanho, tipo, texto }: InspectedPaper, file: BroughtFile): FoundFile => ({
  ...own,
  ...{ periodo: null, parte: null, partes: [], conferido: false },
  ...{ data: dayOf(file.modificado), tamanho, tipo, texto },
});

/** The day on which a file was published: that of its last change where the server tells it. */
function dayOf(modificado: string | null): string {
  const at = Date.parse(modificado ?? '');
  return brasiliaDay(Number.isNaN(at) || at > Date.now() ? new Date() : new Date(at));
}

/** Without words a document waits for the search to take it in again, should this process end before it does so itself. */
const forgetWords = (client: pg.ClientBase, tenant: number, slug: string): Promise<unknown> =>
  client.query('UPDATE portal.arquivos SET palavras = NULL WHERE tenant = $1 AND slug = $2', [tenant, slug]);

/** The path of the document that stands or, for a new one, a path that no other file of the body has. */
async function pathFor(
  { filesDir, body }: PaperPlace,
  { slug, categoria, before }: Pick<StandingPaper, 'slug' | 'categoria'> & Pick<PaperPublication, 'before'>,
  { ending, sha256 }: InspectedPaper,
): Promise<string> {
  if (before && extname(before.caminho).toLowerCase() === ending) return before.caminho;
  for (let count = 1; ; count++) {
    const path = `${categoria}/${slug}${count > 1 ? `-${count}` : ''}${ending}`;
    const there = await fileDigest(join(filesDir, body, path)).catch(() => null);
    if (there === null || there === sha256) return path;
  }
}
