import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { EnsaioEstado } from '../../../catalog/painel/publicar/answer.ts';
import type { DecisaoId, LeituraPedida } from '../../../catalog/painel/publicar/request.ts';
import type { QueuedLoad } from '../../envios/store.ts';
import type { ColumnChoices } from '../../import/columns/choices.ts';
import type { DatasetReading } from '../../import/inspect/inspect.ts';
import type { DatasetCandidate } from '../../import/inspect/recognise.ts';
import type { LoadDoubt, LoadReport } from '../../import/publish/report.ts';
import type { EnsaioKey } from './folder.ts';

/** A file of a rehearsal. */
export interface EnsaioFile {
  id: string;
  nome: string;
  tamanho: number;
}

/** What a person said of how the files are read and what they replace. */
export interface EnsaioOrder {
  leitura: LeituraPedida;
  /** Null while nobody said anything of the columns: then what the body remembers holds. */
  colunas: ColumnChoices | null;
  periodo: readonly string[];
  referencia: string | null;
  acrescenta: boolean;
  repetidas: 'manter' | 'descartar' | null;
}

/** What the last rehearsal found. */
export interface Rehearsal {
  reading: DatasetReading | null;
  report: LoadReport | null;
  doubts: readonly LoadDoubt[];
  /** The version of the published rows that it was held against. */
  standing: number;
  /** The last load of the dataset then. */
  last: number;
  /** Why the files cannot be published as they are. */
  refusal: string | null;
  /** Rows that were mended by hand. */
  mended: number;
}

/** What was confirmed when the rehearsal was published, and by whom. */
export interface AskedPublication {
  pessoa: string;
  quem: string;
  confirmadas: readonly DecisaoId[];
}

/** A person who has a rehearsal open, and since when. */
export interface SeenPerson {
  nome: string;
  desde: string;
  visto: string;
}

export interface EnsaioRow extends EnsaioKey {
  lote: string;
  dataset: string | null;
  estado: EnsaioEstado;
  pessoa: string;
  quem: string;
  criadoEm: Date;
  mexidoEm: Date;
  arquivos: EnsaioFile[];
  pedido: EnsaioOrder;
  /** Counts what was changed: a rehearsal of an earlier one says nothing any more. */
  revisao: number;
  candidatos: DatasetCandidate[];
  porque: string | null;
  relato: Rehearsal | null;
  mensagem: string | null;
  progresso: QueuedLoad | null;
  /** Whether a server said within the last seconds that it is at work on it. */
  vivo: boolean;
  publicacao: AskedPublication | null;
  carga: number | null;
  presencas: Record<string, SeenPerson>;
}

/** Seconds after which a server that says nothing of its work has fallen. */
const ALIVE_SECONDS = 6;

/** Whether a server is at work on a rehearsal, as a column. */
export const ALIVE = `coalesce("vivoEm" > clock_timestamp() - interval '${ALIVE_SECONDS} seconds', false) AS vivo`;

const COLUMNS = `tenant, id, lote, dataset, estado, pessoa, quem, "criadoEm", "mexidoEm", arquivos, pedido, revisao, candidatos,
  porque, relato, mensagem, progresso, publicacao, carga, presencas, ${ALIVE}`;

/** States after which nothing happens to a rehearsal any more. */
const ENDED_ESTADOS: readonly EnsaioEstado[] = ['publicado', 'desistido'];

export const isEndedEnsaio = ({ estado }: Pick<EnsaioRow, 'estado'>): boolean => ENDED_ESTADOS.includes(estado);

export const NO_ORDER: EnsaioOrder = {
  leitura: { codificacao: null, separador: null, planilha: null, datas: null, decimais: null },
  colunas: null,
  periodo: [],
  referencia: null,
  acrescenta: false,
  repetidas: null,
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A rehearsal of a body; null when it has none of this number. Locked, no other transaction changes it meanwhile. */
export async function findEnsaio(
  client: pg.ClientBase,
  { tenant, id }: EnsaioKey,
  lock: 'locked' | 'seen' = 'seen',
): Promise<EnsaioRow | null> {
  if (!UUID.test(id)) return null;
  const { rows } = await client.query<EnsaioRow>(
    `SELECT ${COLUMNS} FROM portal.ensaios WHERE tenant = $1 AND id = $2${lock === 'locked' ? ' FOR UPDATE' : ''}`,
    [tenant, id],
  );
  return rows[0] ?? null;
}

type NewEnsaio = Pick<EnsaioRow, 'tenant' | 'dataset' | 'pessoa' | 'quem' | 'arquivos' | 'estado'> &
  Partial<Pick<EnsaioRow, 'lote' | 'candidatos' | 'pedido' | 'porque'>>;

/** Writes a new rehearsal, of a drop of its own unless it came of another's. */
export async function insertEnsaio(client: pg.ClientBase, made: NewEnsaio): Promise<EnsaioKey> {
  const id = randomUUID();
  await client.query(
    `INSERT INTO portal.ensaios (tenant, id, lote, dataset, estado, pessoa, quem, arquivos, pedido, candidatos, porque)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      made.tenant,
      id,
      made.lote ?? id,
      made.dataset,
      made.estado,
      made.pessoa,
      made.quem,
      JSON.stringify(made.arquivos),
      JSON.stringify(made.pedido ?? NO_ORDER),
      JSON.stringify(made.candidatos ?? []),
      made.porque ?? null,
    ],
  );
  return { tenant: made.tenant, id };
}

/** Columns that change, by their names in the table. */
export type EnsaioChange = Partial<
  Pick<
    EnsaioRow,
    | 'dataset'
    | 'estado'
    | 'arquivos'
    | 'pedido'
    | 'revisao'
    | 'candidatos'
    | 'porque'
    | 'relato'
    | 'mensagem'
    | 'progresso'
    | 'publicacao'
    | 'carga'
  >
>;

const JSON_COLUMNS: ReadonlySet<string> = new Set([
  'arquivos',
  'pedido',
  'candidatos',
  'relato',
  'progresso',
  'publicacao',
]);

/** Changes a rehearsal that the caller has locked. */
export async function changeEnsaio(
  client: pg.ClientBase,
  { tenant, id }: EnsaioKey,
  change: EnsaioChange,
): Promise<void> {
  const entries = Object.entries(change);
  const set = entries.map(([name], at) => `"${name}" = $${at + 3}`);
  // Whoever sees the new state before its work has begun must not take it for abandoned.
  const begins = change.estado === 'lendo' || change.estado === 'publicando' ? ['"vivoEm" = clock_timestamp()'] : [];
  const values = entries.map(([name, value]) =>
    JSON_COLUMNS.has(name) && value !== null ? JSON.stringify(value) : value,
  );
  await client.query(
    `UPDATE portal.ensaios SET ${[...set, '"mexidoEm" = now()', ...begins].join(', ')} WHERE tenant = $1 AND id = $2`,
    [tenant, id, ...values],
  );
}

/** Says that this server is at work on a rehearsal, and how far it is. */
export async function noteWork(client: pg.ClientBase, { tenant, id }: EnsaioKey, at: QueuedLoad): Promise<void> {
  await client.query(
    'UPDATE portal.ensaios SET "vivoEm" = clock_timestamp(), progresso = $3 WHERE tenant = $1 AND id = $2',
    [tenant, id, JSON.stringify({ lidas: at.lidas, etapa: at.etapa })],
  );
}

/** Says that nobody is at work on a rehearsal any more. */
export async function dropWork(client: pg.ClientBase, { tenant, id }: EnsaioKey): Promise<void> {
  await client.query('UPDATE portal.ensaios SET "vivoEm" = NULL, progresso = NULL WHERE tenant = $1 AND id = $2', [
    tenant,
    id,
  ]);
}

/** Says that a person has a rehearsal open. */
export async function notePresence(
  client: pg.ClientBase,
  { tenant, id }: EnsaioKey,
  pessoa: string,
  seen: SeenPerson,
): Promise<void> {
  await client.query(
    'UPDATE portal.ensaios SET presencas = presencas || jsonb_build_object($3::text, $4::jsonb) WHERE tenant = $1 AND id = $2',
    [tenant, id, pessoa, JSON.stringify(seen)],
  );
}

/** The number of the last load of a dataset; 0 where there was none. */
export async function lastLoad(client: pg.ClientBase, tenant: number, dataset: string): Promise<number> {
  const { rows } = await client.query<{ id: number | null }>(
    'SELECT max(id) AS id FROM portal.cargas WHERE tenant = $1 AND dataset = $2',
    [tenant, dataset],
  );
  return rows[0]?.id ?? 0;
}

/** The load that a rehearsal became, found by the mark that its transaction left; null when there is none. */
export async function publishedLoad(client: pg.ClientBase, { tenant, id }: EnsaioKey): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM portal.cargas WHERE tenant = $1 AND ensaio = $2',
    [tenant, id],
  );
  return rows[0]?.id ?? null;
}
