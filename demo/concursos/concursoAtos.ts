import { concursoAtos } from '../../catalog/datasets/concursoAtos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, type Day } from '../kit/calendar.ts';
import { pdf } from '../kit/pdf.ts';
import type { DatasetMaker, DemoFile } from '../maker.ts';
import { headOf } from '../town/officers.ts';
import type { World } from '../town/world.ts';
import { allSelections } from './all.ts';
import { actPath, type Selection } from './model.ts';

export const concursoAtosMaker: DatasetMaker = {
  dataset: concursoAtos,
  rows: (world) => allSelections(world).flatMap(actCells),
  files: actFiles,
};

const actCells = (one: Selection): Cells[] =>
  one.acts.map((act, i) => ({
    numEdital: one.number,
    numExercicio: String(one.year),
    numAto: String(i + 1),
    txtTipo: act.kind,
    dtAto: brDate(act.day),
    txtTitulo: act.title,
    arqAto: actPath(one, i, act),
  }));

function* actFiles(world: World): Generator<DemoFile> {
  for (const one of allSelections(world))
    for (const [i, act] of one.acts.entries())
      yield {
        path: actPath(one, i, act),
        bytes: pdf(act.title, [world.name, ...act.paragraphs, signed(world, act.day)]),
      };
}

/** The head of the body signs what calls, ranks and appoints. */
function signed({ tenant }: World, day: Day): string {
  const { name, post } = headOf(tenant, day);
  return `Vale Claro, ${brDate(day)}. ${name}, ${post}.`;
}
