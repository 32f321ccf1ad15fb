import type { Carga } from '../../catalog/cargas/answer.ts';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import type { Tone } from '../../catalog/fields/field.ts';
import { spanOf } from '../../catalog/list/span.ts';
import type { Mudanca } from '../../catalog/mudancas/answer.ts';
import { dayOf } from '../../catalog/texto/moment.ts';
import { counted } from '../../catalog/texto/plural.ts';

const AND = new Intl.ListFormat('pt-BR');

/** Whether a load is what the portal shows today. */
export function stateOf({ periodo, vigente }: Carga): { tone: Tone; text: string } {
  if (vigente.length === 0) return { tone: 'plain', text: 'Substituída' };
  return vigente.length < periodo.length
    ? { tone: 'plain', text: 'Em vigor em parte' }
    : { tone: 'good', text: 'Em vigor' };
}

const numbered = (loads: readonly number[]): string =>
  `${loads.length === 1 ? 'a carga' : 'as cargas'} ${AND.format(loads.map(String))}`;

/** The history of a load in a sentence: what it replaced, and what of it is left. */
export function courseOf(set: Dataset, load: Carga): string {
  const { voltaA, motivo, substitui, vigente, periodo } = load;
  const parts = [
    voltaA === null ? '' : `Voltou aos dados da carga ${voltaA}${motivo ? `: ${motivo.replace(/[.\s]+$/, '')}` : ''}.`,
    substitui.length === 0 ? 'Primeira carga deste período.' : `Substituiu ${numbered(substitui)}.`,
    vigente.length > 0 && vigente.length < periodo.length ? `Segue em vigor: ${spanOf(set, vigente)}.` : '',
  ];
  return parts.filter(Boolean).join(' ');
}

/** What a load changed, in words: `3 novos, 2 alterados e 1 retirado`. Null while nobody compared it, or where nothing tells. */
export function changesOf({ mudancas }: Carga): string | null {
  if (!mudancas) return null;
  const { novos, alterados, retirados, primeiras } = mudancas;
  const parts = [
    novos > 0 ? counted(novos, 'novo', 'novos') : '',
    alterados > 0 ? counted(alterados, 'alterado', 'alterados') : '',
    retirados > 0 ? counted(retirados, 'retirado', 'retirados') : '',
    primeiras > 0 ? `${counted(primeiras, 'linha', 'linhas')} de períodos que não tinham dados` : '',
  ].filter(Boolean);
  return parts.length > 0 ? AND.format(parts) : 'nenhum registro mudou';
}

/** A record as a list of changes names it: `Contrato 10/2025, 2025`. */
export function nameOfRecord(set: Dataset, { chave }: Pick<Mudanca, 'chave'>): string {
  const shown = set.key.map((name, i) => {
    const parsed = fieldOf(set, name).parse(chave[i] ?? '', 'plain');
    return parsed.ok ? fieldOf(set, name).format(parsed.value) : (chave[i] ?? '');
  });
  return `${set.singular} ${shown.filter(Boolean).join(', ')}`;
}

const MONTHS = ['jan.', 'fev.', 'mar.', 'abr.', 'maio', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.'];

interface Cited {
  body: string;
  title: string;
  load: Carga;
  address: string;
  /** The day of reading, which the standard of citations asks for (ABNT NBR 6023); unknown in the server's page. */
  today: Date | null;
}

/** The citation of a load for a paper, a petition or a piece of news. */
export function citation({ body, title, load, address, today }: Cited): string {
  const lines = counted(load.linhas, 'linha', 'linhas');
  const seen = today && ` Acesso em: ${today.getDate()} ${MONTHS[today.getMonth()]} ${today.getFullYear()}.`;
  return [
    `${body.toLocaleUpperCase('pt-BR')}. ${title}: dados de ${formatDay(load.referencia)}.`,
    `Portal da Transparência. Carga ${load.carga}, publicada em ${dayOf(load.publicadaEm)}, ${lines}.`,
    `Disponível em: ${address}.${seen ?? ''}`,
  ].join(' ');
}

/**
 * The sums over all rows of a load. Where the list's own total counts only some of them, the label says that these are
 * all.
 */
export const sumsOf = (set: Dataset, { somas }: Carga): [string, string][] =>
  set.list.totals.flatMap((name) => {
    const field = fieldOf(set, name);
    const sum = somas[name];
    const all = set.list.counted?.[name] ? ', de todas as linhas' : '';
    return sum === undefined ? [] : [[`Soma de ${field.label}${all}`, field.format(sum)]];
  });
