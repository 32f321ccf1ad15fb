import { z } from 'zod';
import { destinoChaves } from '../chaves/answer.ts';
import { pessoaNome } from '../nome.ts';
import { PAPEIS, type Papel } from '../papeis.ts';

const papeis = z
  .array(z.enum(PAPEIS, 'não é um papel'), 'Escolha ao menos um papel')
  .min(1, 'Escolha ao menos um papel')
  .max(PAPEIS.length, 'repete papéis')
  .transform((all): Papel[] => PAPEIS.filter((papel) => all.includes(papel)));

/** An invitation of a person to the desk of a body. */
export const conviteRequest = z.strictObject({
  email: z.string('Escreva o e-mail').trim().min(1, 'Escreva o e-mail').max(254, 'O e-mail é longo demais'),
  nome: pessoaNome,
  papeis,
});

/** A change of what a person may do, and what becomes of their keys where they may make none from then on. */
export const papeisRequest = z.strictObject({ papeis, chaves: destinoChaves });

/** What becomes of the keys of a person who is removed. */
export const remocaoQuery = z.strictObject({ chaves: destinoChaves });

/** A person of a body, as those who keep its people see them. */
export interface PessoaVista {
  id: string;
  nome: string;
  email: string;
  papeis: Papel[];
  convidadaEm: string;
  /** The last entry; null where the invitation was not used yet. */
  entrouEm: string | null;
  /** Until when the invitation that was sent last is good; null where there is none that still is. */
  conviteAte: string | null;
  /** Whether it is the one who asks. */
  eu: boolean;
  /** Sentence that says why the person can be neither removed nor lose the role `controle`; null where they can. */
  fica: string | null;
  /** Names of the good keys that the person answers for. */
  chaves: string[];
}

/** The people of a body, and the roles that the one who asks may give. */
export interface PessoasAnswer {
  ok: true;
  data: {
    pessoas: PessoaVista[];
    concede: Papel[];
    /** Whether invitations leave by letter; else a link is shown, to be handed over. */
    correio: boolean;
  };
}

/** What came of an invitation: the letter is on its way, or here is the link. */
export interface ConviteAnswer {
  ok: true;
  data: {
    pessoa: PessoaVista;
    /** The link, shown once, where the installation sends no mail. */
    link: string | null;
    /** Whether the mail server does not answer at the moment, so that letters wait in a queue. */
    fila: boolean;
    horas: number;
  };
}
