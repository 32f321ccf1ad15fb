import type pg from 'pg';
import type { Correcao } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Row, Value } from '../../catalog/fields/field.ts';
import { dayOf } from '../../catalog/texto/moment.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { corrections, correctionsOf } from '../database/sql/loads.ts';
import type { Statement } from '../database/sql/names.ts';
import { Fault } from '../http/fault.ts';

/** The latest corrections of a dataset. */
export const readCorrections = (client: pg.ClientBase, set: Dataset, tenant: number): Promise<Correcao[]> =>
  read(client, set, corrections(set, tenant));

/** The corrections of one record, newest first. */
export const readCorrectionsOf = (
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  key: readonly (Value | null)[],
): Promise<Correcao[]> => read(client, set, correctionsOf(set, tenant, key));

interface Corrected {
  chave: Row;
  /** Null of a record that was withdrawn. */
  valores: Row | null;
  motivo: string;
  feitaEm: Date;
}

async function read(client: pg.ClientBase, set: Dataset, asked: Statement): Promise<Correcao[]> {
  const { rows } = await client.query<Corrected>(asked);
  return rows.map(({ chave, valores, motivo, feitaEm }) => ({
    chave: Object.fromEntries(set.key.map((name) => [name, chave[name] ?? null])),
    campos: Object.keys(valores ?? {}).filter((name) => Object.hasOwn(set.fields, name)),
    retirado: valores === null,
    motivo: hideCpf(motivo),
    feitaEm: feitaEm.toISOString(),
  }));
}

/** The refusal of a key that finds nothing: the record was withdrawn, and somebody said why; or it never was. */
export function absentRecord(set: Dataset, known: readonly Correcao[]): Fault {
  const [last] = known;
  if (!last?.retirado)
    return new Fault(404, 'NOT_FOUND', `${set.singular} não encontrado: nenhum registro tem esse endereço.`);
  return new Fault(410, 'WITHDRAWN', `Este registro foi retirado em ${dayOf(last.feitaEm)}: ${last.motivo}`);
}
