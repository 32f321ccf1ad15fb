import type { TextPart } from './campos.ts';
import { estrutura } from './estrutura.ts';
import { aparencia, atendimento, identificacao, lgpd } from './orgao.ts';
import { avisos, glossario, menus, perguntas, privacidade, servicos } from './paginas.ts';

/** Everything that a body says of itself and edits in the desk, what changes most often first. */
export const TEXT_PARTS: readonly TextPart[] = [
  avisos,
  perguntas,
  estrutura,
  servicos,
  atendimento,
  menus,
  glossario,
  identificacao,
  aparencia,
  lgpd,
  privacidade,
];

export const textPart = (id: string): TextPart | undefined => TEXT_PARTS.find((part) => part.id === id);
