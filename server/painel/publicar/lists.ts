import type pg from 'pg';
import { ALIVE, type EnsaioRow } from './store.ts';

/**
 * A rehearsal as a list shows it: how many lines were accepted and refused, of all that was found. What was found may weigh
 * a megabyte, and whoever sends a folder asks for its list with every piece of every file.
 */
export interface EnsaioLine
  extends Pick<
    EnsaioRow,
    | 'tenant'
    | 'id'
    | 'lote'
    | 'dataset'
    | 'estado'
    | 'pessoa'
    | 'quem'
    | 'criadoEm'
    | 'mexidoEm'
    | 'arquivos'
    | 'carga'
    | 'vivo'
  > {
  aceitas: number;
  recusadas: number;
}

/** Days that a rehearsal which ended is still listed. */
const LISTED_DAYS = 7;

/** The rehearsals of a body, the last that was touched first. */
export async function listEnsaios(client: pg.ClientBase, tenant: number): Promise<EnsaioLine[]> {
  const { rows } = await client.query<EnsaioLine>(
    `SELECT tenant, id, lote, dataset, estado, pessoa, quem, "criadoEm", "mexidoEm", arquivos, carga, ${ALIVE},
       coalesce((relato #>> '{report,accepted}')::int, 0) AS aceitas, coalesce((relato #>> '{report,refused}')::int, 0) AS recusadas
     FROM portal.ensaios
     WHERE tenant = $1 AND estado <> 'desistido' AND "mexidoEm" > now() - interval '${LISTED_DAYS} days'
     ORDER BY "mexidoEm" DESC LIMIT 200`,
    [tenant],
  );
  return rows;
}

/** What every rehearsal of a body that is under way keeps on the disk, and whose it is. */
export async function stagedEnsaios(
  client: pg.ClientBase,
  tenant: number,
): Promise<Pick<EnsaioRow, 'pessoa' | 'arquivos'>[]> {
  const { rows } = await client.query<Pick<EnsaioRow, 'pessoa' | 'arquivos'>>(
    `SELECT pessoa, arquivos FROM portal.ensaios WHERE tenant = $1 AND estado NOT IN ('publicado', 'desistido')`,
    [tenant],
  );
  return rows;
}

/** A rehearsal beside another: whose it is and who looks at it. */
export type EnsaioBeside = Pick<EnsaioRow, 'id' | 'dataset' | 'estado' | 'pessoa' | 'quem' | 'criadoEm' | 'presencas'>;

/** The rehearsals of a body that are under way, of one dataset or of one drop. */
export async function openEnsaios(
  client: pg.ClientBase,
  tenant: number,
  by: { dataset: string } | { lote: string },
): Promise<EnsaioBeside[]> {
  const [column, value] = 'dataset' in by ? ['dataset', by.dataset] : ['lote', by.lote];
  const { rows } = await client.query<EnsaioBeside>(
    `SELECT id, dataset, estado, pessoa, quem, "criadoEm", presencas FROM portal.ensaios
     WHERE tenant = $1 AND ${column} = $2 AND ${'lote' in by ? 'true' : "estado NOT IN ('publicado', 'desistido')"}
     ORDER BY "criadoEm" LIMIT 100`,
    [tenant, value],
  );
  return rows;
}
