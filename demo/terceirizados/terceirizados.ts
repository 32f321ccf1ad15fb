import { terceirizados } from '../../catalog/datasets/terceirizados.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { eachOfExercises } from '../contratos/all.ts';
import type { ContratoDossier } from '../contratos/dossier.ts';
import { brDate, type Day, yearOf } from '../kit/calendar.ts';
import { hash, Random } from '../kit/random.ts';
import { reais } from '../kit/text.ts';
import { commaList } from '../kit/words.ts';
import { type DatasetMaker, type EmptyStatement, nothingHappened, silentYears } from '../maker.ts';
import { inventPerson } from '../town/people.ts';
import type { World } from '../town/world.ts';

export const terceirizadosMaker: DatasetMaker = {
  dataset: terceirizados,
  rows: (world) => terceirizadoRows(world),
  statements: nobody,
};

/** The usual monthly cost of a post, the most posts of a contract and the dearest post: larger contracts include material. Cents. */
const POST = 450_000;
const MOST = 24;
const DEAREST = 590_000;
const MONTH = 365 / 12;

/** The people who work in the body for the companies it hired to lend them, in every exercise that they did. */
const terceirizadoRows = (world: World): Generator<Cells> => eachOfExercises(world, (one) => workers(world, one));

/** The statements of the years in which no company lent people to the body. */
function nobody(world: World): EmptyStatement[] {
  const years = [...terceirizadoRows(world)].map(({ numExercicio }) => Number(numExercicio));
  const none = `Nenhum trabalhador terceirizado prestou serviço com dedicação exclusiva à ${world.name}`;
  return years.length === 0
    ? [nothingHappened(world, terceirizados, `${none} neste período.`)]
    : silentYears(world, terceirizados, { years, text: (time) => `${none} ${time}.` });
}

const CLEANING = commaList('Auxiliar de limpeza, Auxiliar de limpeza, Auxiliar de limpeza, Copeiro, Jardineiro');
const GUARD = commaList('Vigilante, Vigilante, Porteiro');

function* workers(world: World, contract: ContratoDossier): Generator<Cells> {
  const { draft } = contract;
  if (draft.category !== 'Mão de obra' || draft.start > Math.min(world.until, contract.end)) return;
  const months = Math.max(1, Math.round((draft.end - draft.start) / MONTH));
  const monthly = draft.initial / months;
  const count = Math.min(MOST, Math.max(2, Math.round(monthly / POST)));
  for (let place = 0; place < count; place++)
    yield* worker(world, contract, place, Math.min(DEAREST, Math.round(monthly / count)));
}

/** The rows of one post; in one of seven the first worker leaves and another takes over. */
function* worker(world: World, { draft, end }: ContratoDossier, place: number, cost: number): Generator<Cells> {
  const random = new Random(hash('terceirizado', world.seed, world.tenant, draft.year, draft.number, place));
  const last = Math.min(end, world.until);
  const left = random.chance(0.15) ? random.between(draft.start, last) : last;
  const kind = random.pick(/vigilância/.test(draft.object) ? GUARD : CLEANING);
  const over = end <= world.until;
  const stints = [
    { from: draft.start, to: left, ended: left < last || over },
    { from: left + 1, to: last, ended: over },
  ];
  for (const [holder, { from, to, ended }] of stints.entries()) {
    const { name } = inventPerson('terceirizado', world.seed, world.tenant, draft.year, draft.number, place, holder);
    for (const year of years(from, to))
      yield { ...post(year, name, kind, cost, draft), dtInicio: brDate(from), dtFim: ended ? brDate(to) : '' };
  }
}

/** The exercises that a stint touches; none where it ends before it begins. */
function years(from: Day, to: Day): number[] {
  if (from > to) return [];
  return Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, i) => yearOf(from) + i);
}

const post = (year: number, name: string, kind: string, cost: number, draft: ContratoDossier['draft']): Cells => ({
  numExercicio: String(year),
  txtNome: name,
  txtFuncao: kind,
  txtEmpresa: draft.supplier.name,
  txtCnpj: draft.supplier.id,
  numContrato: draft.number,
  numAnoPub: String(draft.year),
  txtUnidadeOrcamentaria: draft.unit,
  vlrPosto: reais(cost),
});
