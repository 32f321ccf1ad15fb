import { estagiarios } from '../../catalog/datasets/estagiarios.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { addMonths, brDate } from '../calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import { hash, Random } from '../random.ts';
import { reais } from '../text.ts';
import { inventPerson } from '../town/people.ts';
import { UNITS_OF } from '../town/units.ts';
import type { Exercise, World } from '../town/world.ts';
import { townSize } from '../town/world.ts';
import { barList, type NonEmpty } from '../words.ts';

export const estagiariosMaker: DatasetMaker = { dataset: estagiarios, rows: estagiarioRows };

interface Schooling {
  level: string;
  schools: NonEmpty<string>;
  /** Reais a month in the first exercise. */
  grant: number;
}

const HIGHER: Schooling = {
  level: 'Superior',
  schools: barList(
    'Universidade do Estado do Rio Grande do Norte | Universidade Federal do Rio Grande do Norte | Faculdade Vale Claro',
  ),
  grant: 850,
};
const SECONDARY: Schooling = {
  level: 'Ensino médio',
  schools: barList('Escola Estadual Padre Cosme | Escola Estadual Professora Maria Lúcia'),
  grant: 550,
};
const TECHNICAL: Schooling = {
  level: 'Educação profissional',
  schools: barList('Instituto Federal do Rio Grande do Norte | Escola Técnica do Seridó'),
  grant: 650,
};
const SCHOOLING: NonEmpty<Schooling> = [HIGHER, HIGHER, HIGHER, SECONDARY, TECHNICAL];

const AGENTS = barList('Centro de Integração do Sertão | Instituto Primeiro Passo');

/** Taken on in a whole year, in a town of 50,000. */
const YEARLY: Record<World['tenant'], number> = { pmdemo: 60, cmdemo: 4 };

function* estagiarioRows(world: World): Generator<Cells> {
  for (const exercise of world.exercises) {
    const count = Math.max(2, Math.round(YEARLY[world.tenant] * townSize(world)));
    for (let place = 0; place < count; place++) yield* intern(world, exercise, place);
  }
}

/** Terms begin in February and August, each a little spread. */
const DAYS: NonEmpty<number> = [22, 25, 30, 38, 150, 156];

function* intern({ tenant, seed, until, exercises }: World, { year, days }: Exercise, place: number): Generator<Cells> {
  const random = new Random(hash('estágio', seed, tenant, year, place));
  const start = days[random.pick(DAYS)];
  if (start === undefined || start > until) return;
  const { level, schools, grant } = random.pick(SCHOOLING);
  const units = UNITS_OF[tenant];
  const passed = year - (exercises[0]?.year ?? year);
  yield {
    numExercicio: String(year),
    txtNome: inventPerson('estágio', seed, tenant, year, place).name,
    txtNivel: level,
    txtInstituicao: random.pick(schools),
    txtUnidadeOrcamentaria: units[random.between(0, units.length - 1)] ?? '',
    dtInicio: brDate(start),
    dtFim: brDate(addMonths(start, random.pick([6, 12, 12, 12, 24])) - 1),
    vlrBolsa: reais((grant + 50 * passed) * 100),
    txtAgente: random.pick(AGENTS),
  };
}
