import type pg from 'pg';
import { counted } from '../../catalog/texto/plural.ts';
import { Refusal } from '../refusal.ts';
import { type ChangedPart, COMMAND_LINE, type EditionHead } from './edicoes.ts';
import type { TenantFolder } from './folder.ts';
import { partChanges, partTitle } from './partes/partes.ts';

/** A folder that is about to be applied. */
export interface AppliedFolder {
  tenant: number;
  /** What stands. */
  before: TenantFolder;
  /** Version that the folder was exported at; null in one that somebody wrote. */
  edition: number | null;
  changes: readonly ChangedPart[];
}

/** Edits that people made after the folder was written, in the parts that it would change: the newest of each. */
const NEWER = `SELECT DISTINCT ON (e.tenant, e.parte) e.numero, e.parte, e.quando, e.pessoa, e.quem, e.volta
  FROM portal.redacoes e WHERE e.tenant = $1 AND e.parte = ANY ($2) AND e.pessoa IS NOT NULL
    AND e.numero > coalesce($3, (SELECT max(o.numero) FROM portal.redacoes o
      WHERE o.tenant = $1 AND o.parte = e.parte AND o.pessoa IS NULL), 0)
  ORDER BY e.tenant, e.parte, e.numero DESC`;

/**
 * Refuses a folder that would undo what people wrote in the panel since it was exported or, if it never was, since a folder
 * last changed that part.
 */
export async function refuseLostEdits(client: pg.ClientBase, folder: AppliedFolder): Promise<void> {
  const parts = folder.changes.map(({ parte }) => parte);
  const { rows } = await client.query<EditionHead>(NEWER, [folder.tenant, parts, folder.edition]);
  if (rows.length === 0) return;
  const told = await Promise.all(rows.map((head) => lostLines(folder, head)));
  const { slug } = folder.before;
  throw new Refusal(
    [
      `Nada foi aplicado: a pasta desfaria o que foi escrito no painel do órgão ${slug} depois dela.`,
      ...told.flat(),
      `Exporte o que está no ar (portal tenant export ${slug} PASTA-NOVA) e mude ali; ou, para ficar com o que a pasta diz, repita com --sobrescrever.`,
    ].join('\n'),
  );
}

const MOST_LINES = 10;

async function lostLines(
  { before, changes }: AppliedFolder,
  { parte, quem, quando, numero }: EditionHead,
): Promise<string[]> {
  const change = changes.find((one) => one.parte === parte);
  const lines = change ? await changeLines(before, change) : [];
  const day = quando.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' });
  return [`- ${partTitle(parte)}: edição ${numero}, de ${quem}, em ${day}`, ...lines];
}

/** What applying a folder changes in a part, a line each. */
export async function changeLines(body: TenantFolder, { parte, antes, depois }: ChangedPart): Promise<string[]> {
  const all = await partChanges(parte, body, antes ?? {}, depois);
  const lines = all
    .slice(0, MOST_LINES)
    .map(({ onde, antes: was, depois: is }) => `    ${onde}: ${short(was)} → ${short(is)}`);
  return all.length > MOST_LINES
    ? [...lines, `    e mais ${counted(all.length - MOST_LINES, 'diferença', 'diferenças')}`]
    : lines;
}

const short = (text: string | null): string => {
  if (text === null) return '(vazio)';
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${line.length > 60 ? `${line.slice(0, 60)}…` : line}”`;
};

/** Author of what a folder changes. */
export const FOLDER_AUTHOR = { pessoa: null, quem: COMMAND_LINE };
