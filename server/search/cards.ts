import type { Dataset } from '../../catalog/dataset.ts';
import { SPEECH } from '../../catalog/speech.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { type Asked, FEW, type Find, type Group, SIZE } from './group.ts';
import { vocabularyOf } from './question.ts';
import { scoreCard, scorePage } from './rank.ts';
import { type Card, SOURCES, type Source } from './source.ts';

/** The pages, terms, questions and offices that answer. None of them is of a year. */
export async function cardsFound(datasets: readonly Dataset[], tenant: Tenant, asked: Asked): Promise<Group[]> {
  if (asked.ano !== null) return [];
  return Promise.all(SOURCES.map(async (source) => groupOf(source, await source.cards(tenant, datasets), asked)));
}

function groupOf(source: Source, cards: readonly Card[], asked: Asked): Group {
  const { kind, title } = source;
  const score = scorer(source, asked);
  const found = cards
    .map((card) => findOf(card, score(card)))
    .filter(({ nota }) => nota > 0)
    .sort((a, b) => b.nota - a.nota);
  const data = asked.tipo === kind ? found.slice((asked.page - 1) * SIZE, asked.page * SIZE) : found.slice(0, FEW);
  return { tipo: kind, titulo: title, total: found.length, mais: false, data };
}

function scorer({ kind, page }: Source, { tokens, any, leans }: Asked): (card: Card) => number {
  if (page === undefined) return (card) => scorePage(kind, card, tokens);
  const meant = vocabularyOf(SPEECH[page] ?? '');
  return (card) => scoreCard(card, { tokens, any, meant, leans: leans === kind });
}

const findOf = ({ head, text, to }: Card, nota: number): Find => ({
  titulo: head,
  partes: text ? [{ label: '', text }] : [],
  para: to,
  ano: null,
  valor: null,
  linhas: 1,
  nota,
});
