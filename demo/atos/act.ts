import { monthName } from '../../catalog/fields/month.ts';
import { brDate, type Day } from '../calendar.ts';
import type { Random } from '../random.ts';
import type { World } from '../town/world.ts';

export type ActBond = 'Altera' | 'Revoga' | 'Regulamenta';

/** How an act stands to another: what it does, or what is done to it. */
export interface ActTie {
  relation: string;
  other: NormativeAct;
  part: string;
  since: Day;
}

/** What an act says: its summary, and its articles without their numbers. */
export interface ActText {
  summary: string;
  articles: readonly string[];
}

export interface NormativeAct {
  matter: string;
  kind: string;
  number: string;
  year: number;
  day: Day;
  subject: string;
  author: string;
  brief: boolean;
  ties: ActTie[];
  say(): ActText;
}

/** The circumstances in which an act is written. */
export interface ActCircumstances {
  world: World;
  year: number;
  day: Day;
  random: Random;
  /** The earlier act that it changes, where its matter is to change one. */
  old: string;
  /** What the earlier one is about. */
  about: string;
}

/** What is decided again and again, in other words each time. */
export interface ActMatter {
  id: string;
  kind: string;
  subject: string;
  author: string;
  /** Comes once a year, from this month on. */
  month?: number;
  upon?: { matter: string; bond: ActBond; part: string };
  /** Over when the day that it speaks of has passed. */
  brief?: boolean;
  /** Nobody says it twice: in a year, or at all. */
  single?: 'year' | 'ever';
  say(circumstances: ActCircumstances): ActText;
}

/** `20 de março de 2025` */
export function spelledDate(day: Day): string {
  const [date = '', month, year] = brDate(day).split('/');
  return `${Number(date)} de ${monthName(`${year}-${month}`)}`;
}

/** Kinds that are feminine in Portuguese. */
const SHE = /^(?:Lei|Portaria|Resolução|Instrução)/;

const called = (kind: string): string => (kind === 'Lei Ordinária' ? 'Lei' : kind);

/** `Lei nº 1.842, de 20 de março de 2025` */
export const nameOfAct = ({ kind, number, day }: NormativeAct): string =>
  `${called(kind)} nº ${number}, de ${spelledDate(day)}`;

export const articleOf = (kind: string): string => (SHE.test(kind) ? 'a' : 'o');
const this_ = (kind: string): string => `${SHE.test(kind) ? 'Esta' : 'Este'} ${called(kind)}`;

const MAYOR = 'O PREFEITO MUNICIPAL DE VALE CLARO, Estado do Rio Grande do Norte, no uso de suas atribuições legais,';
const CHAIR =
  'O PRESIDENTE DA CÂMARA MUNICIPAL DE VALE CLARO, no uso das atribuições que lhe confere o Regimento Interno,';
const BOARD = 'A MESA DIRETORA DA CÂMARA MUNICIPAL DE VALE CLARO, no uso de suas atribuições,';

/** How an act of each kind begins, by who signs it. */
function opening({ kind, author }: NormativeAct): string {
  if (kind.startsWith('Lei'))
    return `${MAYOR} faz saber que a Câmara Municipal aprovou e ele sanciona a seguinte ${called(kind)}:`;
  if (kind === 'Decreto') return `${MAYOR} e na forma da Lei Orgânica do Município, DECRETA:`;
  if (kind === 'Decreto Legislativo' || kind === 'Resolução')
    return `${BOARD} faz saber que o Plenário aprovou e ela promulga ${articleOf(kind)} seguinte ${kind}:`;
  if (kind === 'Ato da Mesa') return `${BOARD} RESOLVE:`;
  return author === 'Gabinete do Prefeito'
    ? `${MAYOR} RESOLVE:`
    : `${signer(author)}, no uso de suas atribuições, RESOLVE:`;
}

const signer = (author: string): string =>
  author === 'Presidência da Câmara' ? CHAIR.replace(/, no uso.*$/, '') : `A ${author.toUpperCase()}`;

const ROLES: Readonly<Record<string, string>> = {
  'Mesa Diretora': 'Presidente da Câmara Municipal',
  'Presidência da Câmara': 'Presidente da Câmara Municipal',
  'Controladoria-Geral do Município': 'Controlador-Geral do Município',
  'Secretaria Municipal de Administração': 'Secretário Municipal de Administração',
};

/** The whole text, a paragraph to each article. */
export function actParagraphs(act: NormativeAct): string[] {
  const { summary, articles } = act.say();
  const revoked = act.ties
    .filter(({ relation }) => relation === 'Revoga')
    .map(({ other }) => `${articleOf(other.kind)} ${nameOfAct(other)}`);
  const closing =
    revoked.length > 0 ? [`Fica revogad${revoked[0]?.startsWith('a ') ? 'a' : 'o'} ${revoked.join(' e ')}.`] : [];
  const force = `${this_(act.kind)} entra em vigor na data de sua publicação.`;
  const all = [...articles, ...closing, ...(articles.at(-1)?.includes('entra em vigor') ? [] : [force])];
  const role = act.kind.startsWith('Lei') ? 'Prefeito Municipal' : (ROLES[act.author] ?? 'Prefeito Municipal');
  return [
    `${called(act.kind).toUpperCase()} Nº ${act.number}, DE ${spelledDate(act.day).toUpperCase()}.`,
    summary,
    opening(act),
    ...all.map((text, i) => `Art. ${i + 1}${i < 9 ? 'º' : '.'} ${text}`),
    `Vale Claro/RN, ${spelledDate(act.day)}.`,
    role,
  ];
}
