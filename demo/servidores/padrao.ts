import { padrao } from '../../catalog/datasets/padrao.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { allSelections } from '../concursos/all.ts';
import { brDate, type Day, dayOf, mandateStart } from '../kit/calendar.ts';
import { reais } from '../kit/text.ts';
import type { DatasetMaker } from '../maker.ts';
import {
  CAREERS_NORM,
  COMMISSION_NORM,
  COUNCIL_CAREERS_NORM,
  citeNorm,
  HEALTH_CAREERS_NORM,
  type MunicipalNorm,
  normDay,
  SUBSIDY_NORM,
  TEACHERS_NORM,
} from '../town/norms.ts';
import type { World } from '../town/world.ts';
import { allServidores, isServing, type Servidor } from './model.ts';
import { basePay, CAREER_LEVELS, FUNCTION_BONUS, LEVEL_RAISE } from './pay.ts';
import { CAREERS, type PublicPost, postOf } from './posts.ts';
import { wageLaw } from './wages.ts';

export const padraoMaker: DatasetMaker = { dataset: padrao, rows: padraoRows };

interface Law {
  regime: string;
  text: string;
  date: string;
}

const law = (regime: string, norm: MunicipalNorm, part = ''): Law => ({
  regime,
  text: citeNorm(norm) + part,
  date: brDate(normDay(norm)),
});

/** The laws that made the careers of the town. */
const LAWS: Readonly<Record<string, Law>> = {
  [CAREERS.comissao]: law('Comissionado', COMMISSION_NORM, ', anexo I'),
  [CAREERS.magisterio]: law('Estatutário', TEACHERS_NORM, ', anexo I'),
  [CAREERS.saude]: law('Estatutário', HEALTH_CAREERS_NORM, ', anexo II'),
  [CAREERS.superior]: law('Estatutário', CAREERS_NORM, ', anexo II'),
  [CAREERS.medio]: law('Estatutário', CAREERS_NORM, ', anexo III'),
  [CAREERS.apoio]: law('Estatutário', CAREERS_NORM, ', anexo IV'),
  [CAREERS.legislativo]: law('Estatutário', COUNCIL_CAREERS_NORM, ', anexo único'),
};

/** The law that fixes a post's pay; that of elected posts is from the year before the mandate. */
const lawOf = ({ career }: PublicPost, year: number): Law =>
  LAWS[career] ?? law('Agente político', SUBSIDY_NORM(mandateStart(year)));

/** Whether a servant holds a seat: those retired and those lent by other bodies hold none. */
const seated = ({ bond }: Servidor): boolean => !['Aposentado', 'Pensionista', 'Requisitado'].includes(bond);

/** Every post and function that somebody of the body holds or was examined for, in each exercise. */
function* padraoRows(world: World): Generator<Cells> {
  const held = counts(world, ({ post }) => post);
  const empty = [...examined(world)].filter(([name]) => !held.has(name));
  const functions = [...counts(world, ({ role }) => role)];
  for (const { year } of world.exercises) {
    for (const [name, years] of held) yield row(postOf(name), year, ...seats(postOf(name), years, year));
    for (const [name, count] of empty) yield row(postOf(name), year, 0, count);
    for (const [name, years] of functions) yield extra(name, year, ...seats(FOUNDATION, years, year));
  }
}

/** The posts of the examinations of a body, each with how many were called to it. */
function examined(world: World): Map<string, number> {
  const called = new Map<string, number>();
  for (const { approved } of allSelections(world))
    for (const one of approved)
      called.set(one.post, Math.max(1, (called.get(one.post) ?? 0) + (one.called === null ? 0 : 1)));
  return called;
}

/** The post that functions are added to: they are given to teachers. */
const FOUNDATION = postOf('Professor');

/** The seats taken in a year and the seats that the law created. */
const seats = (post: PublicPost, years: ReadonlyMap<number, number>, year: number): [number, number] => [
  years.get(year) ?? 0,
  made(post, Math.max(...years.values())),
];

/** The seats that the law created: some more than were ever taken, except for elected posts. */
const made = ({ career }: PublicPost, most: number): number =>
  career === CAREERS.politico ? most : most + Math.max(1, Math.floor(most / 9));

/** Seats taken at the end of each exercise, or on the last day of the data, by a name of theirs. */
function counts(world: World, name: (one: Servidor) => string): Map<string, Map<number, number>> {
  const held = new Map<string, Map<number, number>>();
  for (const one of allServidores(world).filter(seated)) {
    const years = held.get(name(one)) ?? new Map<number, number>();
    held.set(name(one), years);
    for (const { year } of world.exercises)
      if (isServing(one, lastOf(world, year))) years.set(year, (years.get(year) ?? 0) + 1);
  }
  return new Map(
    [...held].filter(([called, years]) => called !== '' && years.size > 0).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The day on which seats are counted: before schools dismiss their temporary teachers. */
const lastOf = ({ until }: World, year: number): Day => Math.min(until, dayOf(`${year}-12-15`));

function row(post: PublicPost, year: number, held: number, count: number): Cells {
  const { regime, text, date } = lawOf(post, year);
  const base = basePay(post, year);
  const rises = regime === 'Estatutário';
  return {
    numExercicio: String(year),
    txtCargo: post.name,
    txtCarreira: post.career,
    txtNivel: rises ? 'I a XI' : 'Nível único',
    txtRegime: regime,
    txtCargaHoraria: post.hours > 0 ? `${post.hours}-H` : '',
    vlrInicial: reais(base),
    vlrFinal: reais(rises ? Math.round((base * (100 + LEVEL_RAISE * CAREER_LEVELS)) / 100) : base),
    vlrGratificacao: foreseen(gratuity(post, base, year)),
    qtdVagasCriadas: String(count),
    qtdVagasOcupadas: String(held),
    qtdVagasLivres: String(count - held),
    txtLei: text,
    dtLei: date,
    dtVigencia: `01/01/${post.subsidy ? mandateStart(year) : year}`,
    txtObservacao: 'Tabela vigente no exercício',
  };
}

/** The row of a function, which has no base pay of its own and adds to that of a post. */
const extra = (name: string, year: number, held: number, count: number): Cells => ({
  ...row(FOUNDATION, year, held, count),
  txtCargo: name,
  txtNivel: 'Função gratificada',
  vlrInicial: '',
  vlrFinal: '',
  vlrGratificacao: reais(Math.round((basePay(FOUNDATION, year) * FUNCTION_BONUS) / 100)),
});

const gratuity = ({ bonus = 0, hazard = 0 }: PublicPost, base: number, year: number): number =>
  Math.round((base * bonus) / 100) + Math.round((wageLaw(year).minimum * hazard) / 100);

/** What the law foresees of a kind of pay; nothing where it foresees none. */
const foreseen = (cents: number): string => (cents > 0 ? reais(cents) : '');
