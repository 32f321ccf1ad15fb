import type pg from 'pg';
import type { TenantFolder } from './folder.ts';
import { ALL_PARTS, type StoredValues, valuesOf } from './partes/partes.ts';

/**
 * Every version of what a body says of itself: who wrote it, when, and the whole of the part before and after. The numbers
 * count through all parts of a body, so that one of them tells a moment of the whole.
 */
export const TEXT_EDITION_TABLES = `CREATE TABLE IF NOT EXISTS portal.redacoes (
  tenant int NOT NULL REFERENCES portal.tenants,
  numero int NOT NULL,
  parte text NOT NULL,
  quando timestamptz NOT NULL DEFAULT now(),
  pessoa uuid,
  quem text NOT NULL,
  volta int,
  antes jsonb,
  depois jsonb NOT NULL,
  PRIMARY KEY (tenant, numero)
);
CREATE INDEX IF NOT EXISTS redacoes_parte ON portal.redacoes (tenant, parte, numero);
`;

/** Whoever works in the panel reads the versions; they are written with the body itself, by the owner. */
export const textEditionGrants = (role: string): string => `REVOKE ALL ON portal.redacoes FROM ${role};
GRANT SELECT ON portal.redacoes TO ${role};
`;

/** Author of what the command line changes. */
export const COMMAND_LINE = 'linha de comando';

export interface EditionAuthor {
  /** The person of the panel; null for a command. */
  pessoa: string | null;
  quem: string;
}

/** A version without its values. */
export interface EditionHead extends EditionAuthor {
  numero: number;
  parte: string;
  quando: Date;
  /** Version that it returned to, if it did. */
  volta: number | null;
}

export interface Edition extends EditionHead {
  antes: StoredValues | null;
  depois: StoredValues;
}

const HEAD = 'numero, parte, quando, pessoa, quem, volta';

const TEXTS = 'SELECT slug, tipo, hosts, dados FROM portal.tenants WHERE id = $1';

/** What stands of a body. */
export const readTexts = (client: pg.ClientBase, tenant: number): Promise<TenantFolder | undefined> =>
  textsBy(client, TEXTS, tenant);

/** The same, locking the body against other writers until the end of the transaction. */
export const lockTexts = (client: pg.ClientBase, tenant: number): Promise<TenantFolder | undefined> =>
  textsBy(client, `${TEXTS} FOR UPDATE`, tenant);

async function textsBy(client: pg.ClientBase, text: string, tenant: number): Promise<TenantFolder | undefined> {
  const { rows } = await client.query<Pick<TenantFolder, 'slug' | 'tipo' | 'hosts'> & { dados: Rest }>(text, [tenant]);
  const [found] = rows;
  return found && { slug: found.slug, tipo: found.tipo, hosts: found.hosts, ...found.dados };
}

type Rest = Omit<TenantFolder, 'slug' | 'tipo' | 'hosts'>;

/** The newest version of each part. */
export async function latestEditions(client: pg.ClientBase, tenant: number): Promise<EditionHead[]> {
  const { rows } = await client.query<EditionHead>(
    `SELECT DISTINCT ON (tenant, parte) ${HEAD} FROM portal.redacoes WHERE tenant = $1 ORDER BY tenant, parte, numero DESC`,
    [tenant],
  );
  return rows;
}

/** The number of a body's newest version, 0 where nothing was ever changed. */
export async function latestNumber(client: pg.ClientBase, tenant: number, parte?: string): Promise<number> {
  const { rows } = await client.query<{ numero: number }>(
    `SELECT coalesce(max(numero), 0)::int AS numero FROM portal.redacoes
     WHERE tenant = $1 AND ($2::text IS NULL OR parte = $2)`,
    [tenant, parte ?? null],
  );
  return rows[0]?.numero ?? 0;
}

/** Versions shown of a part: older ones stay in the database, and their numbers can be asked for. */
const SHOWN = 200;

/** The versions of a part, the newest first. */
export async function editionsOf(client: pg.ClientBase, tenant: number, parte: string): Promise<EditionHead[]> {
  const { rows } = await client.query<EditionHead>(
    `SELECT ${HEAD} FROM portal.redacoes WHERE tenant = $1 AND parte = $2 ORDER BY numero DESC LIMIT ${SHOWN}`,
    [tenant, parte],
  );
  return rows;
}

/** One version whole. */
export async function readEdition(
  client: pg.ClientBase,
  tenant: number,
  parte: string,
  numero: number,
): Promise<Edition | undefined> {
  const { rows } = await client.query<Edition>(
    `SELECT ${HEAD}, antes, depois FROM portal.redacoes WHERE tenant = $1 AND parte = $2 AND numero = $3`,
    [tenant, parte, numero],
  );
  return rows[0];
}

/** The first version of a part after a number: what it says was before it is what stood at that number. */
export async function nextEdition(
  client: pg.ClientBase,
  tenant: number,
  parte: string,
  after: number,
): Promise<Edition | undefined> {
  const { rows } = await client.query<Edition>(
    `SELECT ${HEAD}, antes, depois FROM portal.redacoes
     WHERE tenant = $1 AND parte = $2 AND numero > $3 ORDER BY numero LIMIT 1`,
    [tenant, parte, after],
  );
  return rows[0];
}

/** What is written into the history of a part. */
export interface NewEdition {
  parte: string;
  antes: StoredValues | null;
  depois: StoredValues;
  volta?: number | null;
}

/** Writes a version. The body is locked by its caller, so that two do not take one number. */
export async function writeEdition(
  client: pg.ClientBase,
  tenant: number,
  { pessoa, quem }: EditionAuthor,
  { parte, antes, depois, volta = null }: NewEdition,
): Promise<number> {
  const numero = (await latestNumber(client, tenant)) + 1;
  await client.query(
    `INSERT INTO portal.redacoes (tenant, numero, parte, pessoa, quem, volta, antes, depois)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [tenant, numero, parte, pessoa, quem, volta, antes && JSON.stringify(antes), JSON.stringify(depois)],
  );
  return numero;
}

/** A part of which a folder says something else than what stands. */
export interface ChangedPart {
  parte: string;
  antes: StoredValues | null;
  depois: StoredValues;
}

/** The parts in which two states of a body differ. */
export const changedParts = (before: TenantFolder | undefined, after: TenantFolder): ChangedPart[] =>
  ALL_PARTS.flatMap((part) => {
    const antes = before ? valuesOf(part, before) : null;
    const depois = valuesOf(part, after);
    return isSame(antes, depois) ? [] : [{ parte: part.id, antes, depois }];
  });

/** Whether two values say the same: what is null or an empty list says nothing, whatever the order of the names. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(settled(one)) === JSON.stringify(settled(other));

function settled(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((own) => settled(own) ?? null);
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const known = Object.entries(value).flatMap(([name, own]) => {
    const said = settled(own);
    return said === undefined ? [] : [[name, said] as const];
  });
  return Object.fromEntries(known.sort(([a], [b]) => (a < b ? -1 : 1)));
}
