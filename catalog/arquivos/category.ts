import type { Bodies } from '../body.ts';

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
  /** The auditors' criteria that such files answer. */
  pntp?: readonly string[];
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
