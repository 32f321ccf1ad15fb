import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, type Day } from '../calendar.ts';
import { padZeros } from '../contratos/drafts.ts';
import { reais } from '../contratos/rows.ts';
import { formatDegrees } from './places.ts';
import type { Work, WorkMeasure } from './work.ts';

const on = (day: Day | null | undefined): string => (day ? brDate(day) : '');

/** Hundredths of a hundred: 4250 is 42,50. */
const share = (part: number, whole: number): string => reais(whole > 0 ? Math.floor((part * 10_000) / whole) : 0);

const keyOf = ({ of, place }: Work) => ({
  numOrdemServico: `${padZeros(place + 1, 3)}/${of.draft.year}`,
  numExercicio: String(of.draft.year),
});

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/^Paviment/, 'Pavimentação'],
  [/^Drenagem/, 'Drenagem'],
  [/^Urbaniza/, 'Urbanização'],
  [/estradas/, 'Recuperação de estradas'],
  [/^Reforma e ampliação/, 'Reforma e ampliação'],
  [/^Reforma/, 'Reforma'],
  [/^Ampliação/, 'Ampliação'],
];

const typeOf = (object: string): string => TYPES.find(([shape]) => shape.test(object))?.[1] ?? 'Construção';

export function* obra(one: Work): Generator<Cells> {
  const { draft, total } = one.of;
  yield {
    ...keyOf(one),
    txtObjeto: draft.object,
    txtTipoObra: typeOf(draft.object),
    txtUnidadeOrcamentaria: draft.unit,
    txtFormaExecucao: 'Empreitada por preço unitário',
    txtNomeRazaoContratada: draft.supplier.name,
    txtCpfCnpjContratada: draft.supplier.id,
    numContrato: draft.number,
    numAnoPub: String(draft.year),
    txtModalidadeLicit: draft.modality.name,
    numCertame: draft.tender,
    txtFiscal: one.of.inspectors()[0]?.who.name ?? '',
    numArt: one.register,
    txtFonteRecurso: one.source,
    numConvenio: one.earmark?.agreement ?? '',
    numEmenda: one.earmark?.number ?? '',
    vlrContratado: reais(draft.initial),
    vlrAditivos: reais(total - draft.initial),
    vlrAtual: reais(total),
    vlrMedido: reais(one.measured),
    vlrPago: reais(one.paid),
    pctFisico: one.finished === null ? share(one.measured, total) : '100,00',
    pctFinanceiro: share(one.paid, total),
    ...placed(one),
    ...dated(one),
  };
}

const placed = ({ where, street, spot }: Work): Cells => ({
  txtEndereco: street,
  txtBairro: where.name,
  numLatitude: spot ? formatDegrees(spot.lat) : '',
  numLongitude: spot ? formatDegrees(spot.long) : '',
});

function dated({ order, start, due, finished, situation, stops }: Work): Cells {
  const now = stops.find(({ to }) => to === null);
  return {
    dtOrdemServico: brDate(order),
    dtInicio: on(start),
    dtPrevisaoTermino: brDate(due),
    dtTermino: on(finished),
    txtSituacao: situation,
    dtParalisacao: on(now?.from),
    txtMotivoParalisacao: now?.reason ?? '',
    txtResponsavelParalisacao: now?.liable ?? '',
    dtPrevisaoReinicio: on(now?.expected),
    numProcessoJudicial: now?.suit ?? '',
  };
}

export function* planilha(one: Work): Generator<Cells> {
  for (const [i, { number, about, unit, quantity, price }] of one.lines.entries()) {
    const done = one.quantities.done[i] ?? 0;
    yield {
      ...keyOf(one),
      numItem: number,
      txtDescricao: about,
      txtUnidadeMedida: unit,
      qtdContratada: String(quantity),
      vlrUnitario: reais(price),
      vlrContratado: reais(quantity * price),
      qtdExecutada: String(done),
      vlrExecutado: reais(done * price),
      vlrPago: reais((one.quantities.paid[i] ?? 0) * price),
    };
  }
}

export function* medicoes(one: Work): Generator<Cells> {
  let sum = 0;
  for (const [i, { from, to, day, value, paid }] of one.measures.entries()) {
    sum += value;
    yield {
      ...keyOf(one),
      numMedicao: `${i + 1}ª`,
      dtInicioPeriodo: brDate(from),
      dtFimPeriodo: brDate(to),
      dtMedicao: brDate(day),
      vlrMedicao: reais(value),
      vlrAcumulado: reais(sum),
      pctAcumulado: share(sum, one.of.total),
      dtPagamento: on(paid),
      vlrPago: reais(paid === null ? 0 : value),
    };
  }
}

export function* paralisacoes(one: Work): Generator<Cells> {
  for (const { from, to, expected, reason, about, liable, suit } of one.stops) {
    yield {
      ...keyOf(one),
      dtParalisacao: brDate(from),
      txtMotivo: reason,
      txtDescricao: about,
      txtResponsavel: liable,
      dtPrevisaoReinicio: on(expected),
      dtReinicio: on(to),
      numProcessoJudicial: suit,
    };
  }
}

/** A photograph: which one, of what day, and how much of the work it shows done. */
export interface WorkPhoto {
  number: number;
  day: Day;
  share: number;
  about: string;
  path: string;
}

/** So many works of a year are photographed: enough to look at, and few enough for any disk. */
const PHOTOGRAPHED = 16;

/** The site before, half way and now. */
export function workPhotos(one: Work): WorkPhoto[] {
  const { start, place, measures } = one;
  if (start === null || place >= PHOTOGRAPHED) return [];
  const { year } = one.of.draft;
  const half = Math.floor(measures.length / 2);
  const counts = [...new Set([0, half, measures.length])];
  return counts.map((count, i) => ({
    ...seen(one, measures.slice(0, count)),
    number: i + 1,
    path: `obras/${year}/${padZeros(place + 1, 3)}-${year}-${i + 1}.png`,
  }));
}

/** What there is to see after some measures. */
function seen(one: Work, known: readonly WorkMeasure[]): Pick<WorkPhoto, 'day' | 'share' | 'about'> {
  const { start, finished, situation, measures } = one;
  const last = known.at(-1);
  if (!last) return { day: start ?? one.order, share: 0, about: 'Local da obra no dia do início dos serviços' };
  const whole = known.length === measures.length;
  if (whole && finished !== null) return { day: last.to, share: 1, about: 'Obra concluída' };
  const part = known.reduce((sum, { value }) => sum + value, 0) / one.of.total;
  const done = `${Math.floor(part * 100)} % dos serviços executados`;
  const halted = whole && situation === 'Paralisada';
  return { day: last.to, share: part, about: halted ? `Obra antes de parar, com ${done}` : `Obra com ${done}` };
}

export function* fotos(one: Work): Generator<Cells> {
  for (const { number, day, about, path } of workPhotos(one)) {
    yield {
      ...keyOf(one),
      numFoto: String(number),
      dtFoto: brDate(day),
      txtLegenda: `${about}: ${one.of.draft.object}`,
      arqFoto: path,
    };
  }
}
