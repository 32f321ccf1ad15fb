import { z } from 'zod';
import { ok, text } from '../contract/schema.ts';
import type { Dataset } from '../dataset.ts';
import type { Row, Value } from '../fields/field.ts';

/** The dataset whose rows a call of the reference system answers. */
export interface WireDataset {
  dataset: string;
  /** Properties that the reference's clients read under another name than ours, or that come from several of ours. */
  besides?(row: Row): Row;
}

/** Calls that answer rows of one dataset, by their paths in lower case: clients write them in any. */
export const WIRE_DATASETS: Readonly<Record<string, WireDataset>> = {
  'contrato/contratopordataasync': { dataset: 'contratos' },
  'contrato/contratoasync': { dataset: 'contratos' },
  'licitacao/licitacaopordataasync': { dataset: 'licitacao' },
  'orcamento/orcamentoasync': { dataset: 'orcamento' },
  'servidor/servidorpormesanoasync': { dataset: 'servidores', besides: servidor },
  'servidor/servidorasync': { dataset: 'servidores', besides: servidor },
  'folhapagamento/folhapagamentoasync': { dataset: 'servidores', besides: servidor },
  'emendaparlamentar/emendaparlamentarasync': { dataset: 'emenda-parlamentar', besides: emenda },
  'atonormativo/atonormativoasync': { dataset: 'atos-normativos' },
  'diaria/diariaasync': { dataset: 'diarias' },
  'obra/obraasync': { dataset: 'obras' },
  'terceirizado/terceirizadoasync': { dataset: 'terceirizados' },
  'planocontratacaoanual/planocontratacaoanualasync': { dataset: 'plano-contratacoes' },
};

const nullable = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const SCALAR = { type: ['string', 'number', 'boolean', 'null'] };

const value: z.ZodType<Value> = z.union([text, z.number(), z.boolean()]);
const row: z.ZodType<Row> = z.record(text, value.nullable());

/** Rows of a dataset on the wire: each field as its kind writes it there, and the properties that a call adds. */
export function wireAnswerOf(set: Dataset, { besides }: WireDataset) {
  const more = Object.keys(besides?.({}) ?? {});
  const own = Object.entries(set.fields).map(([name, { wired }]) => [name, nullable(wired)]);
  const properties = { ...Object.fromEntries(own), ...Object.fromEntries(more.map((name) => [name, SCALAR])) };
  const described = { type: 'object', properties, required: Object.keys(properties) };
  return z.strictObject({ ok, data: z.array(row.meta({ described })) });
}

/** Properties of a payroll row that clients read. Other discounts are private: the property is there and always null. */
function servidor(row: Row): Row {
  return {
    nome: row.txtNome ?? null,
    cpf: row.txtCpf ?? null,
    vinculo: row.txtVinculo ?? null,
    cargo: row.txtCargo ?? null,
    funcao: row.txtFuncao ?? null,
    cargoFuncao: joined(row.txtCargo, row.txtFuncao),
    orgao: row.txtOrgao ?? null,
    cargaHoraria: row.txtCargaHoraria ?? null,
    vlrDescontoOutros: null,
    dataExercicio: row.dtExercicio ?? null,
    dataVacancia: row.dtVacancia ?? null,
  };
}

/** Properties of an amendment that clients read. */
function emenda(row: Row): Row {
  return {
    anoEmenda: row.numAnoEmenda ?? null,
    autoria: row.txtAutoria ?? null,
    objeto: row.txtObjeto ?? null,
    vlrRealizado: row.vlrRealizado ?? larger(row.vlrLiquidado, row.vlrPago),
  };
}

type Cell = Value | null | undefined;

/** The larger of two amounts: of an amendment whose transfer nobody published, what was settled or paid. */
const larger = (...values: Cell[]): number | null => {
  const known = values.filter((value) => typeof value === 'number');
  return known.length > 0 ? Math.max(...known) : null;
};

const joined = (...parts: Cell[]): string | null => parts.filter(Boolean).join(' / ') || null;
