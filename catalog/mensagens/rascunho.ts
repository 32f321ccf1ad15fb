import type { Problem } from '../query.ts';
import { ANEXOS } from './anexo.ts';
import { type Canal, type Identidade, identidadesOf, PERFIL, TIPOS } from './canal.ts';

/** What a person fills in. Every field is text, as typed; what a channel does not ask stays empty. */
export interface Rascunho {
  canal: Canal;
  tipo: string;
  identidade: string;
  nome: string;
  email: string;
  telefone: string;
  assunto: string;
  /** Slug of a unit of the body, or empty: then the channel finds out whose matter it is. */
  unidade: string;
  texto: string;
  /** The record asked about: a path of this portal and what it is called. */
  sobre: string;
  sobreTitulo: string;
  pessoa: string;
  faixa: string;
  genero: string;
  /** Ids of files that were sent before. */
  anexos: readonly string[];
}

export type Campo = Exclude<keyof Rascunho, 'canal'>;

export const VAZIO: Omit<Rascunho, 'canal'> = {
  tipo: '',
  identidade: '',
  nome: '',
  email: '',
  telefone: '',
  assunto: '',
  unidade: '',
  texto: '',
  sobre: '',
  sobreTitulo: '',
  pessoa: '',
  faixa: '',
  genero: '',
  anexos: [],
};

/** Longest a field may be, in characters. */
export const RASCUNHO_LONGEST: Readonly<Record<Exclude<Campo, 'anexos'>, number>> = {
  tipo: 40,
  identidade: 40,
  nome: 120,
  email: 254,
  telefone: 40,
  assunto: 150,
  unidade: 120,
  texto: 10_000,
  sobre: 1_000,
  sobreTitulo: 300,
  pessoa: 40,
  faixa: 40,
  genero: 40,
};

const NAMES: Partial<Record<Campo, string>> = {
  nome: 'O nome',
  email: 'O e-mail',
  telefone: 'O telefone',
  assunto: 'O assunto',
  texto: 'A mensagem',
};

/** What a form shows for a channel and a way to be known. */
export function camposOf(canal: Canal, identidade: string): readonly Campo[] {
  const who: Campo[] = identidade === 'anonima' ? [] : ['nome', 'email'];
  if (canal === 'fale-conosco') return ['assunto', ...who, 'texto'];
  const reach: Campo[] = identidade === 'anonima' ? [] : ['telefone'];
  if (canal === 'e-sic') return [...who, ...reach, 'unidade', 'assunto', 'texto', 'pessoa', 'faixa', 'genero'];
  return ['tipo', 'identidade', ...who, ...reach, 'unidade', 'texto', 'sobre', 'sobreTitulo', 'anexos'];
}

/**
 * Keeps only the fields that the form shows: a name typed before one chose to have none goes nowhere, not even into the
 * browser's storage.
 */
export function prunedDraft(draft: Rascunho): Rascunho {
  const shown = new Set<Campo>([...camposOf(draft.canal, draft.identidade), 'tipo', 'identidade']);
  const hidden = (Object.keys(VAZIO) as Campo[]).filter((campo) => !shown.has(campo));
  return { ...draft, ...Object.fromEntries(hidden.map((campo) => [campo, VAZIO[campo]])) };
}

/** What must be there. An e-mail is asked only where the answer has no other way. */
const MISSING: Partial<Record<Campo, string>> = {
  tipo: 'Escolha o que você quer fazer',
  identidade: 'Escolha como quer se identificar',
  nome: 'Escreva o seu nome',
  assunto: 'Escreva o assunto',
  texto: 'Escreva a sua mensagem',
};

const OWN: Readonly<Record<Canal, Partial<Record<Campo, string>>>> = {
  'fale-conosco': { email: 'Escreva o seu e-mail' },
  ouvidoria: {},
  'e-sic': { texto: 'Escreva que informação você quer' },
};

const missingOf = (canal: Canal): Partial<Record<Campo, string>> => ({ ...MISSING, ...OWN[canal] });

export const isRequired = (canal: Canal, campo: Campo): boolean => campo in missingOf(canal);

/** Everything wrong with what was filled in, in the order of the form, a sentence each. */
export function checkRascunho(draft: Rascunho): Problem[] {
  const shown = camposOf(draft.canal, draft.identidade);
  const found = shown.flatMap((campo) => {
    const message = wrong(draft, campo);
    return message ? [{ field: campo, value: '', message }] : [];
  });
  return [...found, ...unasked(draft, shown)];
}

/** What the channel does not ask may not come along unseen: a name, above all, with an anonymous message. */
function unasked(draft: Rascunho, shown: readonly Campo[]): Problem[] {
  const names = (Object.keys(VAZIO) as Campo[]).filter((campo) => !shown.includes(campo) && campo !== 'tipo');
  return names
    .filter((campo) => campo !== 'identidade' && draft[campo].length > 0)
    .map((field) => ({ field, value: '', message: 'Deixe vazio: não é pedido neste caso' }));
}

function wrong(draft: Rascunho, campo: Campo): string | null {
  if (campo === 'anexos') return draft.anexos.length > ANEXOS.maximo ? `São no máximo ${ANEXOS.maximo} arquivos` : null;
  const text = draft[campo];
  if (text.trim() === '') return missingOf(draft.canal)[campo] ?? null;
  const name = NAMES[campo] ?? 'O valor';
  if (text.length > RASCUNHO_LONGEST[campo])
    return `${name} tem ${text.length.toLocaleString('pt-BR')} caracteres; o limite é ${RASCUNHO_LONGEST[campo].toLocaleString('pt-BR')}`;
  if (campo !== 'texto' && /\p{Cc}/u.test(text)) return `${name} fica em uma linha só, sem sinais de controle`;
  return CHECKS[campo]?.(text, draft) ?? null;
}

/** Signs that are no text but act on whatever shows it. Lines and tabs are text. */
export const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const chosen = (options: readonly string[], sentence: string) => (text: string) =>
  options.includes(text) ? null : sentence;

const CHECKS: Partial<Record<Campo, (text: string, draft: Rascunho) => string | null>> = {
  tipo: (text, { canal }) => (TIPOS[canal].some(({ nome }) => nome === text) ? null : 'Escolha o que você quer fazer'),
  identidade: (text, { canal }) =>
    identidadesOf(canal).includes(text as Identidade) ? null : 'Escolha como quer se identificar',
  email: (text) => emailProblem(text.trim()),
  telefone: (text) =>
    /^[\d\s()+.-]{8,}$/.test(text.trim()) ? null : 'O telefone tem só números, como (84) 99999-0000',
  texto: (text) => (NO_TEXT.test(text) ? 'A mensagem tem sinais que não são texto; cole-a de novo' : null),
  sobre: (text) => (/^\/(?![/\\])\S*$/.test(text) ? null : 'O registro é uma página deste portal'),
  pessoa: chosen(PERFIL.pessoa.opcoes, 'Escolha uma das opções'),
  faixa: chosen(PERFIL.faixa.opcoes, 'Escolha uma das opções'),
  genero: chosen(PERFIL.genero.opcoes, 'Escolha uma das opções'),
};

/** One address and nothing else: a comma or a bracket could name a second receiver. */
export function emailProblem(text: string): string | null {
  if (!text.includes('@')) return 'O e-mail precisa de um @, como nome@exemplo.com';
  if (/[\s\p{Cc}]/u.test(text)) return 'O e-mail não tem espaços nem sinais de controle';
  if (/[,;<>"()[\]\\:]/.test(text)) return 'Escreva um e-mail só, como nome@exemplo.com';
  if (!/^[^@]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}\d-]{2,63}$/u.test(text))
    return 'O e-mail precisa do endereço depois do @, como nome@exemplo.com';
  return null;
}
