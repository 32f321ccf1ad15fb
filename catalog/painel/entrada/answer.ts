import { z } from 'zod';
import { pessoaNome } from '../nome.ts';

const email = z.string('Escreva o e-mail').trim().min(1, 'Escreva o e-mail').max(254, 'O e-mail é longo demais');

/** The secret of a link that came by letter or from the command line. */
const segredo = z.string('falta').regex(/^[\w-]{43}$/, 'não veio inteiro: abra o link de novo, ou copie-o inteiro');

/** What somebody is shown before they come in. */
export interface EntradaAnswer {
  ok: true;
  data: {
    orgao: string;
    /** Whether letters can leave this installation; where none can, a link comes from whoever keeps it. */
    correio: boolean;
    /** Name of the OpenID Connect provider of the installation, as the button says it; null without one. */
    provedor: string | null;
  };
}

/** A request for a link. The answer is the same for an address that is known here and for one that is not. */
export const linkRequest = z.strictObject({ email });

/** Answer to a request for a link. */
export interface LinkAnswer {
  ok: true;
  data: {
    /** Minutes that the link is good for. */
    minutos: number;
    /** Whether the mail server does not answer at the moment, so that letters wait in a queue. */
    fila: boolean;
  };
}

/** The use of a link: only this spends it. */
export const linkUse = z.strictObject({ segredo });

/** What a link opens, before it is used. */
export interface LinkVisto {
  ok: true;
  data: {
    tipo: 'convite' | 'entrada';
    nome: string;
    email: string;
    expiraEm: string;
  };
}

/** What a device answered to a challenge: checked by the library that verifies it. */
const deviceAnswer = z.object({
  id: z.string().min(1).max(1_400),
  rawId: z.string().min(1).max(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
});

/** Longest name of a passkey. */
export const PASSKEY_NOME = 60;

const nome = z
  .string('Dê um nome')
  .trim()
  .min(1, 'Dê um nome, como “Celular da Ana”')
  .max(PASSKEY_NOME, `tem mais de ${PASSKEY_NOME} caracteres: encurte`);

/** Entry with a passkey. */
export const passkeyEntry = z.strictObject({
  resposta: deviceAnswer.extend({
    response: z.object({
      clientDataJSON: z.string().max(8_000),
      authenticatorData: z.string().max(8_000),
      signature: z.string().max(8_000),
      userHandle: z.string().max(200).exactOptional(),
    }),
  }),
});

/** A new passkey of one who is in. */
export const passkeyRequest = z.strictObject({
  nome,
  resposta: deviceAnswer.extend({
    response: z.object({
      clientDataJSON: z.string().max(8_000),
      attestationObject: z.string().max(60_000),
      transports: z.array(z.string().max(40)).max(10).exactOptional(),
    }),
  }),
});

export const passkeyName = z.strictObject({ nome });

/** Where a browser goes to enter with the provider of the installation. */
export interface ProvedorAnswer {
  ok: true;
  data: { endereco: string };
}

/** A passkey as its owner sees it. */
export interface PasskeyVista {
  id: string;
  nome: string;
  /** The host at which it works. */
  host: string;
  /** Whether the device keeps a copy of it elsewhere, as phones do. */
  copiada: boolean;
  criadaEm: string;
  usadaEm: string | null;
}

/** A session as its owner sees it. */
export interface SessaoVista {
  id: string;
  /** The browser and the system, in words. */
  aparelho: string;
  /** How the person came in. */
  meio: EntryMeans;
  criadaEm: string;
  vistaEm: string;
  /** Whether it is the one that asks. */
  atual: boolean;
}

/** Ways into the desk. */
export const ENTRY_MEANS = ['link', 'passkey', 'provedor'] as const;
export type EntryMeans = (typeof ENTRY_MEANS)[number];

/** The page of one's own account. */
export interface ContaAnswer {
  ok: true;
  data: {
    nome: string;
    email: string;
    papeis: string[];
    passkeys: PasskeyVista[];
    sessoes: SessaoVista[];
  };
}

/** A change of one's own name, as the log and the others see it. */
export const nomeRequest = z.strictObject({ nome: pessoaNome });
