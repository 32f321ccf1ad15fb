import { concursos } from '../../catalog/datasets/concursos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, dayOf } from '../kit/calendar.ts';
import { brDateOrBlank } from '../kit/text.ts';
import type { DatasetMaker, EmptyStatement } from '../maker.ts';
import type { World } from '../town/world.ts';
import { allSelections } from './all.ts';
import { actPath, type Selection } from './model.ts';

export const concursosMaker: DatasetMaker = {
  dataset: concursos,
  rows: (world) => allSelections(world).map(selectionCells),
  statements: (world) => world.exercises.flatMap(({ year }) => withoutSelection(world, year)),
};

function selectionCells(one: Selection): Cells {
  const [edital] = one.acts;
  return {
    numEdital: one.number,
    numExercicio: String(one.year),
    txtTipo: one.kind,
    txtObjeto: one.object,
    txtCargos: one.posts.join('; '),
    qtdVagas: String(one.vacancies),
    blnCadastroReserva: 'Sim',
    dtPublicacao: brDate(one.published),
    dtInicioInscricao: brDate(one.opens),
    dtFimInscricao: brDate(one.closes),
    dtProva: brDate(one.exam),
    dtHomologacao: brDateOrBlank(one.homologated),
    dtValidade: brDateOrBlank(one.valid),
    txtSituacao: one.state,
    txtOrganizadora: one.kind === 'Concurso Público' ? 'Fundação Sertão de Concursos' : 'Comissão própria',
    arqEdital: edital ? actPath(one, 0, edital) : '',
  };
}

/** The statement of a year in which no selection was opened, with the last one before it. */
function withoutSelection(world: World, year: number): EmptyStatement[] {
  const all = allSelections(world);
  if (all.some((one) => one.year === year)) return [];
  const to = Math.min(dayOf(`${year}-12-31`), world.until);
  const before = all.filter((one) => one.year < year).at(-1);
  const last = before ? lastOne(before) : 'Também não havia concurso anterior em vigor.';
  return [
    {
      dataset: concursos,
      from: dayOf(`${year}-01-01`),
      to,
      text: `A ${world.name} não abriu concurso nem processo seletivo de 01/01/${year} a ${brDate(to)}. ${last}`,
    },
  ];
}

const lastOne = ({ kind, number, homologated, valid }: Selection): string =>
  homologated && valid
    ? `O último foi o ${kind} nº ${number}, homologado em ${brDate(homologated)} e válido até ${brDate(valid)}.`
    : `O último foi o ${kind} nº ${number}.`;
