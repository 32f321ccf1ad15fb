import type { Cells } from '../../catalog/samples/sample.ts';
import { addMonths, br } from '../calendar.ts';
import { reais } from '../contratos/rows.ts';
import { hash, Random } from '../random.ts';
import { size, UNITS } from '../servidores/seats.ts';
import { person } from '../town/people.ts';
import type { Exercise, World } from '../town/world.ts';
import { phrases, type Some } from '../words.ts';

interface Schooling {
  level: string;
  schools: Some<string>;
  /** Reais a month in the first exercise. */
  grant: number;
}

const HIGHER: Schooling = {
  level: 'Superior',
  schools: phrases(
    'Universidade do Estado do Rio Grande do Norte | Universidade Federal do Rio Grande do Norte | Faculdade Vale Claro',
  ),
  grant: 850,
};
const SECONDARY: Schooling = {
  level: 'Ensino médio',
  schools: phrases('Escola Estadual Padre Cosme | Escola Estadual Professora Maria Lúcia'),
  grant: 550,
};
const TECHNICAL: Schooling = {
  level: 'Educação profissional',
  schools: phrases('Instituto Federal do Rio Grande do Norte | Escola Técnica do Seridó'),
  grant: 650,
};
const SCHOOLING: Some<Schooling> = [HIGHER, HIGHER, HIGHER, SECONDARY, TECHNICAL];

const AGENTS = phrases('Centro de Integração do Sertão | Instituto Primeiro Passo');

/** Taken on in a whole year, in a town of 50,000. */
const YEARLY: Record<World['tenant'], number> = { pmdemo: 60, cmdemo: 4 };

export function* estagiarios(world: World): Generator<Cells> {
  for (const exercise of world.exercises) {
    const count = Math.max(2, Math.round(YEARLY[world.tenant] * size(world)));
    for (let place = 0; place < count; place++) yield* intern(world, exercise, place);
  }
}

/** Terms begin in February and August, each a little spread. */
const DAYS: Some<number> = [22, 25, 30, 38, 150, 156];

function* intern({ tenant, seed, until, exercises }: World, { year, days }: Exercise, place: number): Generator<Cells> {
  const random = new Random(hash('estágio', seed, tenant, year, place));
  const start = days[random.pick(DAYS)];
  if (start === undefined || start > until) return;
  const { level, schools, grant } = random.pick(SCHOOLING);
  const units = UNITS[tenant];
  const passed = year - (exercises[0]?.year ?? year);
  yield {
    numExercicio: String(year),
    txtNome: person('estágio', seed, tenant, year, place).name,
    txtNivel: level,
    txtInstituicao: random.pick(schools),
    txtUnidadeOrcamentaria: units[random.between(0, units.length - 1)] ?? '',
    dtInicio: br(start),
    dtFim: br(addMonths(start, random.pick([6, 12, 12, 12, 24])) - 1),
    vlrBolsa: reais((grant + 50 * passed) * 100),
    txtAgente: random.pick(AGENTS),
  };
}
