import { obras } from '../../catalog/datasets/obras.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, dayOf } from '../kit/calendar.ts';
import { flatMapLazily } from '../kit/lazy.ts';
import { brDateOrBlank, reais } from '../kit/text.ts';
import { type DatasetMaker, type EmptyStatement, silentYears } from '../maker.ts';
import type { Exercise, World } from '../town/world.ts';
import { allObras, obrasOfYear } from './all.ts';
import { obraKey, shareOf } from './cells.ts';
import type { Obra } from './model.ts';
import { formatDegrees } from './places.ts';

export const obrasMaker: DatasetMaker = {
  dataset: obras,
  rows: (world) => flatMapLazily(allObras(world), (one) => [obraCells(one)]),
  statements: (world) => [...world.exercises.flatMap((exercise) => silent(world, exercise)), ...unstopped(world)],
};

/** The statements of a body none of whose works stands still, for the years in which it built. */
function unstopped(world: World): EmptyStatement[] {
  const works = [...allObras(world)];
  if (works.some(({ situation }) => situation === 'Paralisada')) return [];
  return silentYears(world, obras, {
    years: idleYears(world),
    part: { field: 'txtSituacao', value: 'Paralisada' },
    text: (time) => `Nenhuma obra com ordem de serviço emitida ${time} está paralisada.`,
  });
}

/** The years in which nothing was built. */
export const idleYears = (world: World): number[] =>
  world.exercises.flatMap((exercise) => (obrasOfYear(world, exercise).next().done ? [exercise.year] : []));

/** The statement for a year in which nothing was built. */
function silent(world: World, exercise: Exercise): EmptyStatement[] {
  if (!obrasOfYear(world, exercise).next().done) return [];
  const from = dayOf(`${exercise.year}-01-01`);
  const to = Math.min(world.until, dayOf(`${exercise.year}-12-31`));
  return [
    { dataset: obras, from, to, text: 'Não houve obra contratada nem ordem de serviço emitida neste exercício.' },
  ];
}

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

function obraCells(one: Obra): Cells {
  const { draft, total } = one.of;
  return {
    ...obraKey(one),
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
    pctFisico: one.finished === null ? shareOf(one.measured, total) : '100,00',
    pctFinanceiro: shareOf(one.paid, total),
    ...placed(one),
    ...dated(one),
  };
}

const placed = ({ where, street, spot }: Obra): Cells => ({
  txtEndereco: street,
  txtBairro: where.name,
  numLatitude: spot ? formatDegrees(spot.lat) : '',
  numLongitude: spot ? formatDegrees(spot.long) : '',
});

function dated({ order, start, due, finished, situation, stops }: Obra): Cells {
  const now = stops.find(({ to }) => to === null);
  return {
    dtOrdemServico: brDate(order),
    dtInicio: brDateOrBlank(start),
    dtPrevisaoTermino: brDate(due),
    dtTermino: brDateOrBlank(finished),
    txtSituacao: situation,
    dtParalisacao: brDateOrBlank(now?.from),
    txtMotivoParalisacao: now?.reason ?? '',
    txtResponsavelParalisacao: now?.liable ?? '',
    dtPrevisaoReinicio: brDateOrBlank(now?.expected),
    numProcessoJudicial: now?.suit ?? '',
  };
}
