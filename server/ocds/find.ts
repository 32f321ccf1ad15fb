import type pg from 'pg';
import type { Row, Value } from '../../catalog/fields/field.ts';
import { parseKey } from '../../catalog/key.ts';
import type { OcdsRoot } from '../../catalog/ocds/roots.ts';
import { NAMES_LICITACAO, OCDS_SOURCES } from '../../catalog/ocds/sources.ts';
import { selectDetail } from '../database/sql/select.ts';
import { digestOf, type ParsedOcid, type ProcessKey } from './ocid.ts';
import { nameIn, nameText, publishedTenders, rowsNaming } from './rows.ts';

const { licitacao, contratos } = OCDS_SOURCES;

/** The process of an ocid. Of a licitação the ocid has the number; those of that number are few. */
export async function processOfOcid(
  client: pg.ClientBase,
  tenant: number,
  ocid: ParsedOcid,
): Promise<ProcessKey | null> {
  if (ocid.tipo === 'contrato') return processOfContract(client, tenant, [ocid.numero, ocid.ano], true);
  const named = await rowsNaming(client, tenant, { set: licitacao, fields: ['numCertame'] }, [[ocid.numero]]);
  const keys = [...named.values()].flat().map(tenderKey);
  return keys.find(({ modalidade, unidade }) => digestOf(modalidade, unidade) === ocid.digest) ?? null;
}

/** The process that a record of a licitação or of a contract belongs to, by the segments of its address. */
export async function processOfRecord(
  client: pg.ClientBase,
  tenant: number,
  root: OcdsRoot,
  segments: readonly string[],
): Promise<ProcessKey | null> {
  const key = parseKey(OCDS_SOURCES[root], segments);
  if (!key.ok) return null;
  if (root === 'contratos') return processOfContract(client, tenant, key.values, false);
  const { rows } = await client.query<Row>(selectDetail(licitacao, tenant, key.values));
  return rows[0] ? tenderKey(rows[0]) : null;
}

const tenderKey = (row: Row): ProcessKey & { tipo: 'licitacao' } => ({
  tipo: 'licitacao',
  numero: String(row.numCertame),
  modalidade: String(row.txtModalidadeLicit),
  unidade: String(row.txtUnidadeOrcamentaria),
});

/**
 * The process of a contract: that of its licitação where it is published, else its own. Asked for by its own ocid, it is found
 * only where it has one.
 */
async function processOfContract(
  client: pg.ClientBase,
  tenant: number,
  key: readonly (Value | null)[],
  isOwn: boolean,
): Promise<ProcessKey | null> {
  const { rows } = await client.query<Row>(selectDetail(contratos, tenant, key));
  const named = rows.map((row) => nameIn(row, NAMES_LICITACAO.contratos));
  const published = await publishedTenders(
    client,
    tenant,
    named.flatMap((tuple) => (tuple ? [tuple] : [])),
  );
  const tenders = named.map((tuple) => (tuple && published.has(nameText(tuple)) ? tuple : undefined));
  const first = isOwn ? undefined : tenders[0];
  if (first) {
    const [numero, modalidade, unidade] = first.map(String);
    return { tipo: 'licitacao', numero: numero ?? '', modalidade: modalidade ?? '', unidade: unidade ?? '' };
  }
  if (!tenders.includes(undefined)) return null;
  return { tipo: 'contrato', numero: String(key[0]), ano: Number(key[1]) };
}
