import type { Bodies, BodyKind } from '../body.ts';

/** A kind of document that bodies publish as files. */
export interface FileCategory {
  /** As in the reference's addresses: `/arquivos/balanco-geral`. */
  slug: string;
  title: string;
  /** What one finds in it, in one sentence. */
  about: string;
  law: string;
  group: FileGroup;
  /** Short names by which people ask for it. */
  sigla?: string;
  /** Another name under which the reference's clients ask for it, alone or with others. */
  also?: string;
  bodies?: Bodies;
  /** The page that has the same as data. A body that publishes it there may have no files of the category. */
  page?: { to: string; name: string };
  /** The auditors' criteria that such files answer. */
  pntp?: readonly string[];
  /** What the law wants published here, and when. A category without duties takes whatever a body has. */
  duties?: readonly FileDuty[];
  /** Who makes a document that is not the body's own, as the Court of Accounts. A statement in its place says that it is pending. */
  waiting?: string;
}

/** How often a duty comes back. A document in force (`vigente`) is of no year: the newest counts. */
export type DutyRhythm = 'bimestre' | 'quadrimestre' | 'ano' | 'quadrienio' | 'vigente';

/** Something that is due again and again: an RREO every two months, the accounts every year. */
export interface FileDuty {
  every: DutyRhythm;
  /** Parts that are due each time. Without parts the document is due as a whole. */
  parts?: readonly DutyPart[];
  /** Bodies that have this duty; without it, all those that have the category. */
  bodies?: readonly BodyKind[];
  /** Due day of a year or of a plan, counted from its (first) year. Shorter periods are due thirty days after their end. */
  due?: { years: number; day: `${number}-${number}` };
  /** How many years before the last due one are asked for too. */
  before?: number;
}

/** A part of a document that has a name in the law: an annex, a balance sheet. It may be a file of its own. */
export interface DutyPart {
  slug: string;
  title: string;
  /** Bodies that publish this part; without it, all those that have the duty. */
  bodies?: readonly BodyKind[];
  /** Due only with the last period of a year. */
  last?: true;
  /** Due only at the end of each half of the year, where the body chose semesters (LRF, art. 63, II, b). */
  halves?: true;
  /** Files may say that they have it, but nobody is asked for it. */
  optional?: true;
}

export const FILE_GROUPS = [
  'Planejamento',
  'Prestação de contas',
  'Gestão',
  'Atendimento e acesso à informação',
  'Saúde, educação e assistência social',
  'Atividade legislativa',
  'Dados abertos',
] as const;
export type FileGroup = (typeof FILE_GROUPS)[number];
