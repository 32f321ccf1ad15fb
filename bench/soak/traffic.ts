import { Random } from '../../demo/kit/random.ts';
import type { NonEmpty } from '../../demo/kit/words.ts';

/** What a visitor of a portal asks for. */
export type TrafficKind =
  | 'inicio'
  | 'pagina'
  | 'lista'
  | 'detalhe'
  | 'busca'
  | 'sugestoes'
  | 'api'
  | 'arquivo'
  | 'asset';

/** One request of somebody who visits a body. */
export interface TrafficRequest {
  kind: TrafficKind;
  path: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Requests of each kind among a hundred. Assumed, in the absence of a public log of such a portal: people come from a search
 * engine to a list or a record more often than by the home page; each opened page costs one script that a browser
 * does not have yet; programs and downloads are few, and each of them costs more.
 */
export const TRAFFIC_WEIGHTS: Readonly<Record<TrafficKind, number>> = {
  inicio: 14,
  pagina: 12,
  lista: 20,
  detalhe: 16,
  busca: 6,
  sugestoes: 6,
  api: 10,
  arquivo: 1,
  asset: 15,
};

/** Of a hundred requests, those of people with a telephone; programs have none. */
const PHONES = 62;

/** Addresses of a body that only its own pages tell. */
export interface KnownAddresses {
  /** Pages of records. */
  details: readonly string[];
  /** Scripts and styles of the pages. */
  assets: readonly string[];
  /** Exercises that it published, newest first. */
  years: readonly number[];
}

const PAGES: NonEmpty<string> = [
  '/despesa',
  '/receita',
  '/contratos',
  '/licitacao',
  '/servidores',
  '/obras',
  '/ouvidoria',
  '/cargas',
];
const WORDS: NonEmpty<string> = [
  'merenda',
  'asfalto',
  'diaria',
  'limpeza',
  'combustivel',
  'medicamento',
  'material',
  'escola',
  'gabinete',
  'energia',
];

/** Lists as people narrow them. Most ask what others asked before; the amount of some was never asked. */
const LISTS: NonEmpty<(draw: Random, year: number) => string> = [
  (_draw, year) => `contratos?numAnoPub=${year}`,
  (draw, year) => `pagamentos?numExercicio=${year}&vlrPago.gte=${draw.spread(1, 90_000)}&_sort=-vlrPago`,
  (draw, year) => `empenhos?numExercicio=${year}&txtHistorico.has=${draw.pick(WORDS)}`,
  (draw, year) => `empenhos?numExercicio=${year}&_page=${draw.spread(1, 9)}`,
  (draw, year) => `licitacao?_sort=-dtAbertura&_page=${draw.spread(1, 4)}&dtAbertura.gte=${year}-01-01`,
  (draw, year) => `contratos?numAnoPub=${year}&vlrContrato.gte=${draw.spread(1, 400_000)}`,
];

const FILES: NonEmpty<string> = [
  'contratos.csv',
  'contratos.xlsx',
  'licitacao.json',
  'pagamentos.csv',
  'contratos.pdf',
];

const DRAWN: Readonly<Record<TrafficKind, (draw: Random, known: KnownAddresses, year: number) => string>> = {
  inicio: () => '/',
  pagina: (draw) => draw.pick(PAGES),
  lista: (draw, _known, year) => `/${draw.pick(LISTS)(draw, year)}`,
  detalhe: (draw, { details }) => oneOf(draw, details),
  busca: (draw) => `/busca?termo=${draw.pick(WORDS)}`,
  sugestoes: (draw) => `/api/v1/busca/sugestoes?termo=${draw.pick(WORDS).slice(0, draw.between(3, 5))}`,
  api: (draw, _known, year) => `/api/v1/${draw.pick(LISTS)(draw, year)}`,
  arquivo: (draw, _known, year) => `/api/v1/${fileOf(draw.pick(FILES), year, draw.spread(1, 90_000))}`,
  asset: (draw, { assets }) => oneOf(draw, assets),
};

/** A file of one exercise, from an amount on that few others asked for. */
function fileOf(file: string, year: number, amount: number): string {
  if (file.startsWith('pagamentos')) return `${file}?numExercicio=${year}&vlrPago.gte=${amount}`;
  return file.startsWith('licitacao') ? `${file}?dtAbertura.gte=${year}-01-01` : `${file}?numAnoPub=${year}`;
}

/** One of some addresses, the first ones more often, or the home page where there is none. */
const oneOf = (draw: Random, addresses: readonly string[]): string =>
  addresses[draw.spread(0, Math.max(addresses.length - 1, 0))] ?? '/';

const KINDS = Object.keys(TRAFFIC_WEIGHTS) as TrafficKind[];
const HUNDRED = KINDS.reduce((sum, kind) => sum + TRAFFIC_WEIGHTS[kind], 0);

function drawKind(draw: Random): TrafficKind {
  let left = draw.next() * HUNDRED;
  for (const kind of KINDS) {
    left -= TRAFFIC_WEIGHTS[kind];
    if (left < 0) return kind;
  }
  return 'inicio';
}

const browser = (system: string): Readonly<Record<string, string>> => ({
  'user-agent': `Mozilla/5.0 (${system}) AppleWebKit/537.36 Chrome/130.0 Safari/537.36`,
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'pt-BR',
});

const PHONE = browser('Linux; Android 13; SM-A146M');
const DESKTOP = browser('Windows NT 10.0; Win64; x64');
/** A script of somebody who studies the data: it takes no compression. */
const PROGRAM = { 'user-agent': 'Python-urllib/3.12', accept: '*/*' };

/** Endless requests of a body's visitors; the same seed draws the same ones. */
export function* bodyTraffic(seed: number, known: KnownAddresses): Generator<TrafficRequest, never> {
  const draw = new Random(seed);
  const [newest = new Date().getUTCFullYear(), before = newest] = known.years;
  for (;;) {
    const kind = drawKind(draw);
    const headers = draw.next() * 100 < PHONES ? PHONE : DESKTOP;
    const year = draw.chance(0.75) ? newest : before;
    yield {
      kind,
      path: DRAWN[kind](draw, known, year),
      headers: kind === 'api' ? PROGRAM : headers,
    };
  }
}
