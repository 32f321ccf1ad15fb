import { monthName } from '../../catalog/fields/month.ts';
import { brDate, type Day } from '../kit/calendar.ts';
import type { Random } from '../kit/random.ts';
import { headOf } from '../town/officers.ts';
import type { DemoSlug } from '../town/units.ts';
import type { World } from '../town/world.ts';

export type AtoBond = 'Altera' | 'Revoga' | 'Regulamenta';

/** The relation of an act to another, active or passive. */
export interface AtoTie {
  relation: string;
  other: Ato;
  part: string;
  since: Day;
}

/** The text of an act: its summary, and its articles without their numbers. */
export interface AtoText {
  summary: string;
  articles: readonly string[];
}

export interface Ato {
  matter: string;
  kind: string;
  number: string;
  year: number;
  day: Day;
  subject: string;
  author: string;
  brief: boolean;
  ties: AtoTie[];
  say(): AtoText;
}

/** The circumstances in which an act is written. */
export interface AtoCircumstances {
  world: World;
  year: number;
  day: Day;
  random: Random;
  /** The earlier act that it changes, where its matter is to change one. */
  old: string;
  /** The summary of the earlier act. */
  about: string;
}

/** A matter that acts decide again and again, in other words each time. */
export interface AtoMatter {
  id: string;
  kind: string;
  subject: string;
  author: string;
  /** The month from which it is decided once a year. */
  month?: number;
  upon?: { matter: string; bond: AtoBond; part: string };
  /** Whether its effects end with the day that it speaks of. */
  brief?: boolean;
  /** Decided only once, in a year or ever. */
  single?: 'year' | 'ever';
  say(circumstances: AtoCircumstances): AtoText;
}

/** A day in words: `20 de março de 2025`. */
export function spelledDate(day: Day): string {
  const [date = '', month, year] = brDate(day).split('/');
  return `${Number(date)} de ${monthName(`${year}-${month}`)}`;
}

/** Kinds that are feminine in Portuguese. */
const SHE = /^(?:Lei|Portaria|Resolução|Instrução)/;

const called = (kind: string): string => (kind === 'Lei Ordinária' ? 'Lei' : kind);

/** The full name of an act: `Lei nº 1.842, de 20 de março de 2025`. */
export const nameOfAto = ({ kind, number, day }: Ato): string => `${called(kind)} nº ${number}, de ${spelledDate(day)}`;

const articleOf = (kind: string): string => (SHE.test(kind) ? 'a' : 'o');
const this_ = (kind: string): string => `${SHE.test(kind) ? 'Esta' : 'Este'} ${called(kind)}`;

const MAYOR = 'A PREFEITA MUNICIPAL DE VALE CLARO, Estado do Rio Grande do Norte, no uso de suas atribuições legais,';
/** How older acts call the office, whoever held it. */
const OLD_MAYOR = MAYOR.replace('A PREFEITA', 'O PREFEITO');
const CHAIR =
  'A PRESIDENTE DA CÂMARA MUNICIPAL DE VALE CLARO, no uso das atribuições que lhe confere o Regimento Interno,';
const BOARD = 'A MESA DIRETORA DA CÂMARA MUNICIPAL DE VALE CLARO, no uso de suas atribuições,';

/** How an act of each kind begins, by who signs it. */
function opening({ kind, author, year }: Ato): string {
  const mayor = year < FIRST_KNOWN ? OLD_MAYOR : MAYOR;
  if (kind === 'Lei Orgânica')
    return 'A CÂMARA MUNICIPAL DE VALE CLARO, no exercício dos poderes que lhe confere o art. 29 da Constituição Federal, promulga a seguinte Lei Orgânica:';
  if (kind.startsWith('Lei'))
    return `${mayor} faz saber que a Câmara Municipal aprovou e sanciona a seguinte ${called(kind)}:`;
  if (kind === 'Decreto') return `${mayor} e na forma da Lei Orgânica do Município, DECRETA:`;
  if (kind === 'Decreto Legislativo' || kind === 'Resolução')
    return `${BOARD} faz saber que o Plenário aprovou e ela promulga ${articleOf(kind)} seguinte ${kind}:`;
  if (kind === 'Ato da Mesa') return `${BOARD} RESOLVE:`;
  return author === 'Gabinete do Prefeito'
    ? `${mayor} RESOLVE:`
    : `${signer(author)}, no uso de suas atribuições, RESOLVE:`;
}

const signer = (author: string): string =>
  author === 'Presidência da Câmara' ? CHAIR.replace(/, no uso.*$/, '') : `A ${author.toUpperCase()}`;

/** The first year of which the demonstration knows who held which office. */
const FIRST_KNOWN = 2021;

const HEADS: Readonly<Record<string, DemoSlug>> = {
  'Mesa Diretora': 'cmdemo',
  'Presidência da Câmara': 'cmdemo',
};

/** Who signs: by name, where the demonstration knows who held the office. */
function signedBy({ kind, author, year, day }: Ato): string {
  if (kind === 'Lei Orgânica') return 'Mesa Diretora da Câmara Municipal';
  const role = kind.startsWith('Lei') ? undefined : ROLES[author];
  if (role) return role;
  const tenant = kind.startsWith('Lei') ? 'pmdemo' : (HEADS[author] ?? 'pmdemo');
  if (year < FIRST_KNOWN) return tenant === 'pmdemo' ? 'Prefeito Municipal' : 'Presidente da Câmara Municipal';
  const { name, post } = headOf(tenant, day);
  return `${name} – ${post}`;
}

const ROLES: Readonly<Record<string, string>> = {
  'Controladoria-Geral do Município': 'Controladora-Geral do Município',
  'Secretaria Municipal de Administração': 'Secretária Municipal de Administração',
};

/** The whole text, a paragraph to each article. */
export function atoParagraphs(act: Ato): string[] {
  const { summary, articles } = act.say();
  const revoked = act.ties
    .filter(({ relation }) => relation === 'Revoga')
    .map(({ other }) => `${articleOf(other.kind)} ${nameOfAto(other)}`);
  const closing =
    revoked.length > 0 ? [`Fica revogad${revoked[0]?.startsWith('a ') ? 'a' : 'o'} ${revoked.join(' e ')}.`] : [];
  const force = `${this_(act.kind)} entra em vigor na data de sua publicação.`;
  const all = [...articles, ...closing, ...(articles.at(-1)?.includes('entra em vigor') ? [] : [force])];
  return [
    `${called(act.kind).toUpperCase()} Nº ${act.number}, DE ${spelledDate(act.day).toUpperCase()}.`,
    summary,
    opening(act),
    ...all.map((text, i) => `Art. ${i + 1}${i < 9 ? 'º' : '.'} ${text}`),
    `Vale Claro/RN, ${spelledDate(act.day)}.`,
    signedBy(act),
  ];
}
