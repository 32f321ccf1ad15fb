import { padrao } from '../../catalog/datasets/padrao.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { type Day, dayOf, mandateStart } from '../calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import { reais } from '../text.ts';
import type { World } from '../town/world.ts';
import { basePay, CAREER_LEVELS, FUNCTION_BONUS, LEVEL_RAISE } from './pay.ts';
import { CAREERS, type PublicPost, postOf } from './posts.ts';
import { isServing, type Servant, staff } from './staff.ts';
import { wageLaw } from './wages.ts';

export const padraoMaker: DatasetMaker = { dataset: padrao, rows: padraoRows };

interface Law {
  regime: string;
  text: string;
  date: string;
}

const law = (regime: string, text: string, date: string): Law => ({ regime, text, date });

/** The laws that made the careers of the town. */
const LAWS: Readonly<Record<string, Law>> = {
  [CAREERS.comissao]: law('Comissionado', 'Lei Complementar 21/2017, anexo I', '12/01/2017'),
  [CAREERS.magisterio]: law('Estatutário', 'Lei Complementar 14/2011, anexo I', '20/12/2011'),
  [CAREERS.saude]: law('Estatutário', 'Lei Complementar 16/2013, anexo II', '11/06/2013'),
  [CAREERS.superior]: law('Estatutário', 'Lei Complementar 12/2010, anexo II', '15/04/2010'),
  [CAREERS.medio]: law('Estatutário', 'Lei Complementar 12/2010, anexo III', '15/04/2010'),
  [CAREERS.apoio]: law('Estatutário', 'Lei Complementar 12/2010, anexo IV', '15/04/2010'),
  [CAREERS.legislativo]: law('Estatutário', 'Resolução 5/2012, anexo único', '03/12/2012'),
};

/** The pay of those in office is fixed in the year before they take it. */
const lawOf = ({ career }: PublicPost, year: number): Law =>
  LAWS[career] ?? law('Agente político', `Lei 7/${mandateStart(year) - 1}`, `10/09/${mandateStart(year) - 1}`);

/** Who holds a seat of a post: those retired, and those lent by others, hold none. */
const seated = ({ bond }: Servant): boolean => !['Aposentado', 'Pensionista', 'Requisitado'].includes(bond);

/** Every post and function that somebody of the body holds, in each exercise. */
function* padraoRows(world: World): Generator<Cells> {
  const held = [...counts(world, ({ post }) => post)];
  const functions = [...counts(world, ({ role }) => role)];
  for (const { year } of world.exercises) {
    for (const [name, years] of held) yield row(postOf(name), year, ...seats(postOf(name), years, year));
    for (const [name, years] of functions) yield extra(name, year, ...seats(FOUNDATION, years, year));
  }
}

/** Functions are given to teachers. */
const FOUNDATION = postOf('Professor');

/** Seats taken in a year, and seats that there are. */
const seats = (post: PublicPost, years: ReadonlyMap<number, number>, year: number): [number, number] => [
  years.get(year) ?? 0,
  made(post, Math.max(...years.values())),
];

/** The law made some seats more than were ever taken, but one mayor. */
const made = ({ career }: PublicPost, most: number): number =>
  career === CAREERS.politico ? most : most + Math.max(1, Math.floor(most / 9));

/** Seats taken at the end of each exercise, or at the last day known, by what they are called. */
function counts(world: World, name: (one: Servant) => string): Map<string, Map<number, number>> {
  const held = new Map<string, Map<number, number>>();
  for (const one of staff(world).filter(seated)) {
    const years = held.get(name(one)) ?? new Map<number, number>();
    held.set(name(one), years);
    for (const { year } of world.exercises)
      if (isServing(one, lastOf(world, year))) years.set(year, (years.get(year) ?? 0) + 1);
  }
  return new Map(
    [...held].filter(([called, years]) => called !== '' && years.size > 0).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Before schools let their temporary teachers go. */
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
    vlrGratificacao: reais(gratuity(post, base, year)),
    qtdVagasCriadas: String(count),
    qtdVagasOcupadas: String(held),
    qtdVagasLivres: String(count - held),
    txtLei: text,
    dtLei: date,
    dtVigencia: `01/01/${post.subsidy ? mandateStart(year) : year}`,
    txtObservacao: 'Tabela vigente no exercício',
  };
}

/** A function has no pay of its own: it adds to that of a post. */
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
