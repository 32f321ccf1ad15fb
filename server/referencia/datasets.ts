import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import type { Row, Value } from '../../catalog/fields/field.ts';
import { grain } from '../../catalog/list/range.ts';
import type { Condition } from '../../catalog/query.ts';
import { type Asked, bad, type Days, daysIn, exerciseIn, given, month, monthsIn, yearIn } from './parameters.ts';

/** The exercise of a dataset that is current on the date of the body's data; null where it has no rows. */
type Current = () => Promise<Value | null>;

/** Reads the question of a call as conditions on the dataset. */
type Question = (set: Dataset, asked: Asked, current: Current) => Condition[] | Promise<Condition[]>;

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
  'servidor/servidorpormesanoasync': { dataset: 'servidores', question: payroll('numAno'), besides: servidor },
  'servidor/servidorasync': { dataset: 'servidores', question: payroll('numExercicio'), besides: servidor },
  'folhapagamento/folhapagamentoasync': { dataset: 'servidores', question: payroll('numExercicio'), besides: servidor },
  'emendaparlamentar/emendaparlamentarasync': { dataset: 'emenda-parlamentar', question: period, besides: emenda },
  'atonormativo/atonormativoasync': { dataset: 'atos-normativos', question: () => [] },
  'diaria/diariaasync': { dataset: 'diarias', question: period },
  'obra/obraasync': { dataset: 'obras', question: period },
  'terceirizado/terceirizadoasync': { dataset: 'terceirizados', question: period },
  'planocontratacaoanual/planocontratacaoanualasync': { dataset: 'plano-contratacoes', question: period },
};

/** Rows dated within a period, both days included. */
function days(from: string, to: string): Question {
  return (set, asked) => within(set, { from: given(asked, from), to: given(asked, to) });
}

/** Conditions on the date that the wire asks a dataset by; one without a date has rows by month or by exercise. */
function within(set: Dataset, { from, to }: Days): Condition[] {
  const field = set.date ?? set.period;
  const ends = [
    ['gte', from],
    ['lte', to],
  ] as const;
  return ends.map(([operator, day]) => ({ field, operator, values: [grain(fieldOf(set, field), day)] }));
}

/** Rows of the exercises that a period touches. */
function years(from: string, to: string): Question {
  return (set, asked) => within({ ...set, date: set.period }, { from: given(asked, from), to: given(asked, to) });
}

/** The payroll of one month. */
function payroll(yearName: string): Question {
  return (set, asked) => {
    const number = String(month(asked, 'numMes')).padStart(2, '0');
    const text = `${exerciseIn(asked, yearName)}-${number}`;
    const parsed = fieldOf(set, set.period).parse(text);
    if (!parsed.ok) throw bad(yearName, text, parsed.message);
    return [{ field: set.period, operator: 'eq', values: [parsed.value] }];
  };
}

/**
 * An exercise, some months of it or some days, in every spelling that clients try. They take the first that answers rows,
 * so that asking nothing is no error: it means the current exercise.
 */
async function period(set: Dataset, asked: Asked, current: Current): Promise<Condition[]> {
  const year = yearIn(asked);
  const months = monthsIn(asked);
  const range = daysIn(asked);
  const exercise = year ?? (range ? null : await current());
  const own: Condition[] = exercise === null ? [] : [{ field: set.period, operator: 'eq', values: [exercise] }];
  if (range) return [...own, ...within(set, range)];
  return months && exercise !== null ? [...own, ...within(set, monthsOf(exercise, months))] : own;
}

function monthsOf(exercise: Value, [first, last]: readonly [number, number]): Days {
  const year = Number(exercise);
  const day = (month: number, number: number): string =>
    new Date(Date.UTC(year, month - 1, number)).toISOString().slice(0, 10);
  // Day zero of the month after is the last of this one.
  return { from: day(first, 1), to: day(last + 1, 0) };
}

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
    vlrRealizado: row.vlrRealizado ?? larger(row.vlrLiquidado, row.vlrPago),
  };
}

type Cell = Value | null | undefined;

/** What was carried out of an amendment whose transfer nobody published: the larger of what was settled and paid. */
const larger = (...values: Cell[]): number | null => {
  const known = values.filter((value) => typeof value === 'number');
  return known.length > 0 ? Math.max(...known) : null;
};

const joined = (...parts: Cell[]): string | null => parts.filter(Boolean).join(' / ') || null;
