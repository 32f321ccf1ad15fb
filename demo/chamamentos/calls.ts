import { type Day, nextWorkingDay } from '../calendar.ts';
import { givenGrants } from '../convenio/given.ts';
import { tenders } from '../licitacao/tenders.ts';
import { hash, Random } from '../random.ts';
import { padZeros } from '../text.ts';
import { AGRICULTURA, CULTURA, EDUCACAO, OBRAS } from '../town/units.ts';
import type { Exercise, World } from '../town/world.ts';

/** An invitation to everybody of a kind, to be chosen or accredited. Money is in cents. */
interface Call {
  kind: string;
  instrument: string;
  object: string;
  unit: string;
  process: string;
  value: number;
  opened: Day;
  closes: Day;
  chosen: string;
  situation: string;
  /** The contracting that came of it, where it was one. */
  tender: string;
}

/** A call with the number that its turn in the exercise gave it. */
export interface PublicCall extends Call {
  number: string;
  year: number;
  /** Where its documents are, without the ending; empty where there are none. */
  path: string;
}

/** Every call of the prefeitura, numbered in each exercise in the order they opened. A council makes none. */
export function* publicCalls(world: World): Generator<PublicCall> {
  if (world.tenant !== 'pmdemo') return;
  const last = world.exercises.at(-1)?.year;
  const health = [...accredited(world)];
  for (const exercise of world.exercises) {
    const { year } = exercise;
    const own = health.filter(({ tender }) => tender.endsWith(`/${year}`));
    const all = [...partners(world, exercise), ...own, ...yearly(world, exercise)];
    for (const [i, call] of all.sort((a, b) => a.opened - b.opened).entries()) {
      const path = year === last ? `chamamentos/${year}/CP-${padZeros(i + 1, 3)}` : '';
      yield { ...call, number: `CP ${padZeros(i + 1, 3)}/${year}`, year, path };
    }
  }
}

/** Partnerships begin with a call (Lei 13.019/2014, art. 24). */
function* partners(world: World, { year, days }: Exercise): Generator<Call> {
  for (const { number, kind, object, unit, process, passed, signed, taker, ...grant } of givenGrants(world)) {
    if (grant.year !== year || !kind.startsWith('Termo')) continue;
    const random = new Random(hash('chamamento', world.seed, number));
    const closes = nextWorkingDay(signed - random.between(12, 20));
    yield {
      ...{
        object,
        unit,
        process,
        value: passed,
        closes,
        opened: Math.max(days[0] ?? 0, nextWorkingDay(closes - 32)),
        tender: '',
      },
      kind: 'Parceria com organização da sociedade civil',
      instrument: kind,
      chosen: `${taker.name} (${kind} ${number})`,
      situation: 'Concluído',
    };
  }
}

/** Whoever fits is accredited, all year round (Lei 14.133/2021, art. 79). */
function* accredited(world: World): Generator<Call> {
  for (const { modality, contracts, ...tender } of tenders(world)) {
    if (modality.prefix !== 'CR') continue;
    const { object, unit, process, estimated: value, opened, number } = tender;
    const closes = opened + 360;
    yield {
      ...{ object, unit, process, value, opened, closes, tender: number },
      kind: 'Credenciamento',
      instrument: 'Contrato',
      chosen: contracts.map(({ supplier }) => supplier.name).join('; '),
      situation: closes > world.until ? 'Aberto' : 'Concluído',
    };
  }
}

/** What comes back each year: where in its working days, by how many reais. */
const YEARLY = [
  {
    at: 0.12,
    kind: 'Agricultura familiar',
    instrument: 'Contrato',
    object: 'Compra de gêneros da agricultura familiar para a merenda escolar',
    unit: EDUCACAO,
    reais: 420_000,
    chosen: 'Cooperativa dos Agricultores do Lajedo; Associação dos Produtores do Riacho Fundo',
  },
  {
    at: 0.45,
    kind: 'Fomento à cultura',
    instrument: 'Termo de execução cultural',
    object: 'Premiação de mestras e mestres da cultura popular (Política Nacional Aldir Blanc)',
    unit: CULTURA,
    reais: 96_000,
    chosen: 'Doze mestras e mestres, conforme o resultado publicado',
  },
  {
    at: 0.7,
    kind: 'Parceria com organização da sociedade civil',
    instrument: 'Termo de fomento',
    object: 'Viveiro de mudas nativas e educação ambiental nas escolas',
    unit: AGRICULTURA,
    reais: 60_000,
    chosen: '',
  },
  {
    at: 0.95,
    kind: 'Manifestação de interesse',
    instrument: '',
    object: 'Estudos para a modernização da iluminação pública',
    unit: OBRAS,
    reais: 0,
    chosen: '',
  },
] as const;

function* yearly({ until }: World, { year, days }: Exercise): Generator<Call> {
  for (const [i, { at, reais: value, chosen, ...call }] of YEARLY.entries()) {
    const opened = days[Math.floor(at * days.length)];
    if (opened === undefined) continue;
    const closes = nextWorkingDay(opened + 30);
    yield {
      ...call,
      ...{
        opened,
        closes,
        value: value * 100,
        tender: '',
        process: `${year}.${padZeros(i * 3 + 1, 2)}.9${padZeros(i + 1, 3)}`,
      },
      chosen: closes <= until ? chosen : '',
      situation: ended(closes <= until, chosen),
    };
  }
}

function ended(over: boolean, chosen: string): string {
  if (!over) return 'Aberto';
  return chosen === '' ? 'Sem interessados' : 'Concluído';
}
