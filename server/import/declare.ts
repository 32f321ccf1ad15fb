import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { atomically } from '../database/atomic.ts';
import { Refusal } from '../refusal.ts';
import { announceVersion } from './publish/publish.ts';

/** A part of a dataset: the rows that have a value of a field. */
export interface DeclaredPart {
  field: string;
  value: string;
}

export interface Declaration {
  tenant: number;
  dataset: Dataset;
  /** The days it speaks of, both included: 2026-01-01. */
  from: string;
  to: string;
  /** The rows it speaks of, where those are not all of the dataset: those with a value of a field, as it is printed. */
  part?: DeclaredPart | null;
  text: string;
  author: string;
  /** When it was said, if that was before, in another installation. */
  at?: string;
  onRecorded?: OnDeclared;
}

/** Called in the transaction of what was asked, for what must stand or fall with it. */
export type InTransaction = (client: pg.ClientBase) => Promise<void>;

/** The same, told the sentence that stood before; null where there was none. */
type OnDeclared = (client: pg.ClientBase, before: string | null) => Promise<void>;

const KEY = 'tenant = $1 AND dataset = $2 AND de = $3 AND ate = $4 AND campo = $5 AND valor = $6';

/** A body says that nothing of a kind happened in a period. The same said again of the same part and period corrects the sentence. */
export async function declare(client: pg.ClientBase, declaration: Declaration) {
  const { tenant, dataset, from, to, part, text, author, at = null } = declaration;
  if (from > to) throw new Refusal('O período da declaração termina antes de começar.');
  await announced(client, declaration, async () => {
    const before = await client.query<Said>(`SELECT texto FROM portal.declaracoes WHERE ${KEY}`, keyOf(declaration));
    await client.query(
      `INSERT INTO portal.declaracoes (tenant, dataset, de, ate, texto, autor, "publicadaEm", campo, valor)
       VALUES ($1, $2, $3, $4, $5, $6, coalesce($7::timestamptz, now()), $8, $9)
       ON CONFLICT (tenant, dataset, de, ate, campo, valor) DO UPDATE
       SET texto = excluded.texto, autor = excluded.autor, "publicadaEm" = excluded."publicadaEm"`,
      [tenant, dataset.id, from, to, hideCpf(text), author, at, part?.field ?? '', part?.value ?? ''],
    );
    return before.rows[0]?.texto ?? null;
  });
}

interface Said {
  texto: string;
}

const keyOf = ({ tenant, dataset, from, to, part }: Omit<Declaration, 'text' | 'author'>): (string | number)[] => [
  tenant,
  dataset.id,
  from,
  to,
  part?.field ?? '',
  part?.value ?? '',
];

/** A body takes back what it said of a period and part: the list is empty again, and says nothing. */
export async function withdrawDeclaration(
  client: pg.ClientBase,
  declaration: Omit<Declaration, 'text' | 'author' | 'at'>,
): Promise<void> {
  await announced(client, declaration, async () => {
    const { rows } = await client.query<Said>(
      `DELETE FROM portal.declaracoes WHERE ${KEY} RETURNING texto`,
      keyOf(declaration),
    );
    if (rows[0]) return rows[0].texto;
    throw new Refusal(`Não há declaração de ${declaration.dataset.id} desse período e dessa parte. Atualize a lista.`);
  });
}

/** Does some work, which gives the sentence before it, and tells every server that the dataset says something else now. */
async function announced(
  client: pg.ClientBase,
  { tenant, dataset, onRecorded }: Pick<Declaration, 'tenant' | 'dataset' | 'onRecorded'>,
  work: () => Promise<string | null>,
): Promise<void> {
  await atomically(client, async () => {
    const before = await work();
    await onRecorded?.(client, before);
    await announceVersion(client, { tenant, set: dataset });
  });
}
