import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { parseDay } from '../../catalog/fields/date.ts';
import type { Row, Value } from '../../catalog/fields/field.ts';
import { brief, type Condition } from '../../catalog/query.ts';
import { Fault } from '../fault.ts';
import type { Asked } from './frame.ts';

/** Reads the question of a call as conditions on the dataset. */
type Question = (set: Dataset, asked: Asked) => Condition[];

export interface Call {
  dataset: string;
  question: Question;
  /** What the reference's clients read under another name than ours, or compute from several. */
  besides?(row: Row): Row;
}

/** The calls of the reference system, by path in lower case: its clients write them in any. */
export const CALLS: Readonly<Record<string, Call>> = {
  'contrato/contratopordataasync': { dataset: 'contratos', question: days('dtInicio', 'dtFim') },
  'contrato/contratoasync': { dataset: 'contratos', question: days('dtInicio', 'dtFim') },
  'licitacao/licitacaopordataasync': { dataset: 'licitacao', question: days('dtInicio', 'dtFim') },
  'orcamento/orcamentoasync': { dataset: 'orcamento', question: years('dataInicio', 'dataFim') },
  'servidor/servidorpormesanoasync': { dataset: 'servidores', question: month, besides: servidor },
  'emendaparlamentar/emendaparlamentarasync': { dataset: 'emenda-parlamentar', question: () => [], besides: emenda },
  'atonormativo/atonormativoasync': { dataset: 'atos-normativos', question: () => [] },
  'diaria/diariaasync': { dataset: 'diarias', question: yearOrDays },
  'obra/obraasync': { dataset: 'obras', question: yearOrDays },
  'terceirizado/terceirizadoasync': { dataset: 'terceirizados', question: yearOrDays },
  'planocontratacaoanual/planocontratacaoanualasync': { dataset: 'plano-contratacoes', question: yearOrDays },
};

/** Rows dated within a period, both days included. */
function days(from: string, to: string): Question {
  return (set, asked) => {
    const field = set.date ?? set.period;
    return [
      { field, operator: 'gte', values: [given(asked, from)] },
      { field, operator: 'lte', values: [given(asked, to)] },
    ];
  };
}

/** Rows of the exercises that a period touches. */
function years(from: string, to: string): Question {
  return (set, asked) => {
    const yearOf = (name: string): number => Number(given(asked, name).slice(0, 4));
    return [
      { field: set.period, operator: 'gte', values: [yearOf(from)] },
      { field: set.period, operator: 'lte', values: [yearOf(to)] },
    ];
  };
}

function month(set: Dataset, asked: Asked): Condition[] {
  const number = digits(asked, 'numMes', 'um mês de 1 a 12', (value) => value >= 1 && value <= 12);
  const text = `${year(asked, 'numAno')}-${String(number).padStart(2, '0')}`;
  const parsed = fieldOf(set, set.period).parse(text);
  if (!parsed.ok) throw bad('numAno', text, parsed.message);
  return [{ field: set.period, operator: 'eq', values: [parsed.value] }];
}

/** The names under which clients ask a year; with none of them, two days are asked for. */
const YEARS = ['numExercicio', 'numAno', 'exercicio', 'ano'];

function yearOrDays(set: Dataset, asked: Asked): Condition[] {
  const name = YEARS.find((known) => asked.get(known.toLowerCase()));
  if (!name && !asked.get('dtinicio'))
    throw missing('numExercicio', 'com o ano, ou dtInicio e dtFim, no formato aaaa-mm-dd');
  if (!name) return days('dtInicio', 'dtFim')(set, asked);
  return [{ field: set.period, operator: 'eq', values: [year(asked, name)] }];
}

export const year = (asked: Asked, name: string): number =>
  digits(asked, name, 'um ano de quatro algarismos', (value) => value >= 1000 && value <= 9999);

export function digits(asked: Asked, name: string, what: string, holds: (value: number) => boolean): number {
  const text = asked.get(name.toLowerCase());
  if (!text) throw missing(name, `com ${what}`);
  const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (!holds(value)) throw bad(name, text, `não é ${what}`);
  return value;
}

export function given(asked: Asked, name: string): string {
  const text = asked.get(name.toLowerCase());
  if (!text) throw missing(name, 'no formato aaaa-mm-dd');
  const parsed = parseDay(text, 'br');
  if (!parsed.ok) throw bad(name, text, parsed.message);
  return parsed.value;
}

const missing = (name: string, how: string): Fault =>
  new Fault(400, 'MISSING_PARAMETER', `Informe o parâmetro ${name}, ${how}.`);

export const bad = (field: string, text: string, message: string): Fault =>
  new Fault(400, 'BAD_QUERY', `${field}: “${brief(text)}” ${message}.`, [{ field, value: brief(text), message }]);

/** One row of payroll. Other discounts are a person's own affair: present, and never filled. */
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

function emenda(row: Row): Row {
  return {
    anoEmenda: row.numAnoEmenda ?? null,
    autoria: row.txtAutoria ?? null,
    objeto: row.txtObjeto ?? null,
  };
}

const joined = (...parts: (Value | null | undefined)[]): string | null => parts.filter(Boolean).join(' / ') || null;
