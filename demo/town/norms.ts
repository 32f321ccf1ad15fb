import { type Day, dayOf, isoDate, nextWorkingDay } from '../kit/calendar.ts';
import type { DemoSlug } from './units.ts';

/** A municipal act that other places of the demonstration cite. It is published whole among the acts. */
export interface MunicipalNorm {
  id: string;
  kind: string;
  /** The number as the act bears it, with its dot: `1.122`. */
  number: string;
  year: number;
  date: string;
  /** The bodies that publish it. */
  bodies: readonly DemoSlug[];
}

const BOTH: readonly DemoSlug[] = ['pmdemo', 'cmdemo'];

const norm = (id: string, kind: string, number: string, date: string, bodies = BOTH): MunicipalNorm => ({
  id,
  kind,
  number,
  year: Number(date.slice(0, 4)),
  date,
  bodies,
});

const COMPLEMENTARY = 'Lei Complementar';
const ORDINARY = 'Lei Ordinária';
const RESOLUTION = 'Resolução';

const ORGANIC_LAW_NORM = norm('lei orgânica', 'Lei Orgânica', '1', '1990-04-03');
export const HEALTH_COUNCIL_NORM = norm('conselho de saúde', ORDINARY, '512', '1991-08-20');
export const SOCIAL_COUNCIL_NORM = norm('conselho de assistência social', ORDINARY, '688', '1996-05-14');
export const MEALS_COUNCIL_NORM = norm('conselho de alimentação escolar', ORDINARY, '851', '2000-09-19');
export const FUNDEB_COUNCIL_NORM = norm('conselho do Fundeb', ORDINARY, '1.718', '2021-03-30');
const HOUSE_RULES_NORM = norm('regimento interno', RESOLUTION, '118', '2008-11-25', ['cmdemo']);
export const TAX_CODE_NORM = norm('código tributário', COMPLEMENTARY, '41', '2009-12-29');
export const CAREERS_NORM = norm('carreiras', COMPLEMENTARY, '44', '2010-04-15');
export const TEACHERS_NORM = norm('magistério', COMPLEMENTARY, '51', '2011-12-20');
export const COUNCIL_CAREERS_NORM = norm('carreiras da câmara', RESOLUTION, '146', '2012-12-03', ['cmdemo']);
export const HEALTH_CAREERS_NORM = norm('carreiras da saúde', COMPLEMENTARY, '58', '2013-06-11');
export const EDUCATION_PLAN_NORM = norm('plano de educação', ORDINARY, '1.131', '2015-06-23');
export const FIRST_HOME_NORM = norm('primeira casa', ORDINARY, '1.137', '2015-11-10');
export const COMMISSION_NORM = norm('cargos em comissão', COMPLEMENTARY, '69', '2017-01-12');
export const HOUSING_NORM = norm('moradia popular', COMPLEMENTARY, '74', '2018-12-18');
export const INDUSTRY_NORM = norm('distrito industrial', COMPLEMENTARY, '79', '2020-02-18');
export const FLOOD_NORM = norm('enchente', ORDINARY, '1.762', '2022-04-26');
export const DEBT_RELIEF_NORM = norm('regularização fiscal', COMPLEMENTARY, '85', '2023-05-23');
const MARKET_NORM = norm('feira livre', ORDINARY, '1.815', '2024-02-14');

/** The law of each body's structure. */
export const STRUCTURE_NORM: Readonly<Record<DemoSlug, MunicipalNorm>> = {
  pmdemo: norm('estrutura', COMPLEMENTARY, '82', '2021-12-28'),
  cmdemo: norm('estrutura da câmara', RESOLUTION, '198', '2020-12-18', ['cmdemo']),
};

/** The first working day of a mandate, on which the new heads sign. */
const firstDay = (since: number): string => isoDate(nextWorkingDay(dayOf(`${since}-01-02`)));

/** The norm that fixes daily rates, by the year a mandate began. */
export const DAILY_RATES_NORM: Readonly<Record<DemoSlug, (since: number) => MunicipalNorm>> = {
  pmdemo: (since) => norm('diárias', 'Decreto', since < 2025 ? '2.963' : '3.059', firstDay(since), ['pmdemo']),
  cmdemo: (since) => norm('diárias da câmara', RESOLUTION, since < 2025 ? '200' : '219', firstDay(since), ['cmdemo']),
};

/** The norm that fixes what members get back, by the year a mandate began. */
export const REFUNDS_NORM = (since: number): MunicipalNorm =>
  norm('verba', RESOLUTION, since < 2025 ? '201' : '220', `${since}-01-28`, ['cmdemo']);

/** The law that fixes the pay of elected posts, made in the last year of the mandate before. */
export const SUBSIDY_NORM = (since: number): MunicipalNorm =>
  norm('subsídios', ORDINARY, since < 2025 ? '1.698' : '1.824', `${since - 1}-09-10`);

/** Every norm that something cites. */
export const MUNICIPAL_NORMS: readonly MunicipalNorm[] = [
  ORGANIC_LAW_NORM,
  HEALTH_COUNCIL_NORM,
  SOCIAL_COUNCIL_NORM,
  MEALS_COUNCIL_NORM,
  HOUSE_RULES_NORM,
  TAX_CODE_NORM,
  CAREERS_NORM,
  TEACHERS_NORM,
  COUNCIL_CAREERS_NORM,
  HEALTH_CAREERS_NORM,
  EDUCATION_PLAN_NORM,
  FIRST_HOME_NORM,
  COMMISSION_NORM,
  HOUSING_NORM,
  INDUSTRY_NORM,
  STRUCTURE_NORM.cmdemo,
  FUNDEB_COUNCIL_NORM,
  STRUCTURE_NORM.pmdemo,
  FLOOD_NORM,
  DEBT_RELIEF_NORM,
  MARKET_NORM,
  ...[2021, 2025].flatMap((since) => [
    SUBSIDY_NORM(since),
    DAILY_RATES_NORM.pmdemo(since),
    DAILY_RATES_NORM.cmdemo(since),
    REFUNDS_NORM(since),
  ]),
];

export const normDay = ({ date }: MunicipalNorm): Day => dayOf(date);

/** A norm as lists cite it: `Lei Complementar 41/2009`. */
export const citeNorm = ({ kind, number, year }: MunicipalNorm): string =>
  `${kind === ORDINARY ? 'Lei' : kind} ${number}/${year}`;

/** A norm as a sentence names it: `Lei Complementar nº 41/2009`. */
export const fullNormName = ({ kind, number, year }: MunicipalNorm): string =>
  `${kind === ORDINARY ? 'Lei' : kind} nº ${number}/${year}`;
