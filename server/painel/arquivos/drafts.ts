import type pg from 'pg';
import type { DocumentSheet, DraftChange } from '../../../catalog/painel/arquivos/answer.ts';
import type { CpfPassage } from '../../arquivos/text.ts';
import { Fault } from '../../http/fault.ts';

/** A draft as the database has it, without its text. */
export interface DraftRow {
  id: string;
  pessoa: string;
  quem: string;
  nome: string;
  tamanho: number;
  tipo: string;
  sha256: string;
  achados: CpfPassage[];
  paginas: number;
  lidas: number;
  semTexto: number;
  ficha: DocumentSheet;
  conferido: boolean;
  substitui: string | null;
  motivo: string | null;
  criadoEm: Date;
  temTexto: boolean;
  /** The first letters of its text, in which annexes are looked for. */
  comeco: string;
}

const LOOKED_AT = 200_000;
const COLUMNS = `id, pessoa, quem, nome, tamanho, tipo, sha256, achados, paginas, lidas, "semTexto", ficha, conferido, substitui,
  motivo, "criadoEm", texto <> '' AS "temTexto", left(texto, ${LOOKED_AT}) AS comeco`;

/** The drafts of a body, whoever sent them, in the order in which they came. */
export async function listDrafts(client: pg.ClientBase, tenant: number): Promise<DraftRow[]> {
  const { rows } = await client.query<DraftRow>(
    `SELECT ${COLUMNS} FROM portal.preparados WHERE tenant = $1 ORDER BY "criadoEm", nome, id`,
    [tenant],
  );
  return rows;
}

/** One draft of a body with its whole text, held until the end of the transaction. */
export async function takeDraft(
  client: pg.ClientBase,
  tenant: number,
  id: string,
): Promise<DraftRow & { texto: string }> {
  const { rows } = UUID.test(id)
    ? await client.query<DraftRow & { texto: string }>(
        `SELECT ${COLUMNS}, texto FROM portal.preparados WHERE tenant = $1 AND id = $2 FOR UPDATE`,
        [tenant, id],
      )
    : { rows: [] };
  if (rows[0]) return rows[0];
  throw new Fault(
    404,
    'NOT_FOUND',
    'Este rascunho não existe mais: foi publicado ou apagado, talvez por outra pessoa. Atualize a página.',
  );
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What is changed of a draft. What is not said stays. A file that shows a CPF is checked again where its bytes change. */
export async function changeDraft(
  client: pg.ClientBase,
  tenant: number,
  { id, ficha, conferido, substitui, motivo }: Pick<DraftRow, 'id' | 'ficha' | 'conferido' | 'substitui' | 'motivo'>,
): Promise<void> {
  await client.query(
    'UPDATE portal.preparados SET ficha = $3, conferido = $4, substitui = $5, motivo = $6 WHERE tenant = $1 AND id = $2',
    [tenant, id, JSON.stringify(ficha), conferido, substitui, motivo],
  );
}

/** A draft with a change made to it. A part of one category is none of another. */
export function changedDraft<Row extends DraftRow>(draft: Row, change: DraftChange): Row {
  const { ficha = {}, conferido = draft.conferido, substitui = draft.substitui, motivo = draft.motivo } = change;
  const moved = ficha.categoria !== undefined && ficha.categoria !== draft.ficha.categoria;
  const parts = moved ? { parte: null, partes: [] } : {};
  const said = Object.fromEntries(Object.entries(ficha).filter(([, value]) => value !== undefined));
  return { ...draft, conferido, substitui, motivo, ficha: { ...draft.ficha, ...parts, ...said } };
}

export async function dropDraft(client: pg.ClientBase, tenant: number, id: string): Promise<void> {
  await client.query('DELETE FROM portal.preparados WHERE tenant = $1 AND id = $2', [tenant, id]);
}
