import { vereadores } from '../../catalog/datasets/vereadores.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { mandateStart, yearOf } from '../kit/calendar.ts';
import type { DatasetMaker, DemoFile } from '../maker.ts';
import type { World } from '../town/world.ts';
import { benches, type CouncilMember, mailOf, mandateOf, phoneOf } from './bench.ts';
import { seatsIn } from './boards.ts';
import { drawPortrait } from './portrait.ts';

export const vereadoresMaker: DatasetMaker = {
  dataset: vereadores,
  rows: (world) => [...benches(world)].flatMap(([year, bench]) => bench.map((member) => vereador(world, year, member))),
  files: portraits,
};

const photoPath = ({ slug }: CouncilMember): string => `vereadores/${slug}.png`;

function vereador(world: World, year: number, member: CouncilMember): Cells {
  const sits = mandateStart(year) === mandateStart(yearOf(world.until));
  return {
    codVereador: member.slug,
    numExercicio: String(year),
    txtNome: member.name,
    txtPartido: member.party,
    txtMandato: mandateOf(year),
    txtMesa: member.mesa,
    txtComissoes: seatsIn(world, year, member),
    txtBiografia: member.biography,
    txtGabinete: sits ? `Gabinete ${String(member.office).padStart(2, '0')}` : '',
    txtTelefone: sits ? phoneOf(member) : '',
    txtEmail: sits ? mailOf(member) : '',
    arqFoto: photoPath(member),
  };
}

/** A drawn portrait of each member: nobody could take it for a photograph of a real person. */
function* portraits(world: World): Generator<DemoFile> {
  const all = new Map([...benches(world).values()].flat().map((member) => [member.slug, member]));
  for (const member of all.values()) yield { path: photoPath(member), bytes: drawPortrait(member.slug, member.party) };
}
