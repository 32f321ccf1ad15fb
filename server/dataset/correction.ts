import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Row, Value } from '../../catalog/fields/field.ts';
import { dayOf } from '../../catalog/texto/moment.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { selectCorrections, selectCorrectionsOf } from '../database/sql/loads.ts';
import type { Statement } from '../database/sql/names.ts';
import { Fault } from '../http/fault.ts';

/** That one record was corrected or withdrawn, when and why. */
export interface Correcao {
  chave: Row;
  /** The fields that got another value. */
  campos: string[];
  retirado: boolean;
  motivo: string;
  feitaEm: string;
}

/** The latest of a dataset. */
export const corrected = (client: pg.ClientBase, set: Dataset, tenant: number): Promise<Correcao[]> =>
  read(client, set, selectCorrections(set, tenant));

/** Those of one record, newest first. */
export const correctedOf = (
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  key: readonly (Value | null)[],
): Promise<Correcao[]> => read(client, set, selectCorrectionsOf(set, tenant, key));

async function read(client: pg.ClientBase, set: Dataset, asked: Statement): Promise<Correcao[]> {
  const { rows } = await client.query(asked);
  return rows.map(({ chave, valores, motivo, feitaEm }) => ({
    chave: Object.fromEntries(set.key.map((name) => [name, chave[name] ?? null])),
    campos: Object.keys(valores ?? {}).filter((name) => Object.hasOwn(set.fields, name)),
    retirado: valores === null,
    motivo: hideCpf(motivo),
    feitaEm: feitaEm.toISOString(),
  }));
}

/** Why a key finds nothing: the record was withdrawn, and somebody said why; or it never was. */
export function absent(set: Dataset, known: readonly Correcao[]): Fault {
  const [last] = known;
  if (!last?.retirado)
    return new Fault(404, 'NOT_FOUND', `${set.singular} não encontrado: nenhum registro tem esse endereço.`);
  return new Fault(410, 'WITHDRAWN', `Este registro foi retirado em ${dayOf(last.feitaEm)}: ${last.motivo}`);
}
