import type { SearchFind } from '../../catalog/busca/answer.ts';
import { SPEECH } from '../../catalog/busca/speech.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { type Pile, pileOf, type TokenisedQuestion } from './group.ts';
import { vocabularyOf } from './question.ts';
import { scoreCard, scorePage } from './rank.ts';
import { type Card, SOURCES, type Source } from './source.ts';

/** The pages, terms, questions and offices that answer. None of them is of a year. */
export async function cardsFound(
  datasets: readonly Dataset[],
  tenant: Tenant,
  asked: TokenisedQuestion,
): Promise<Pile[]> {
  if (asked.ano !== null) return [];
  return Promise.all(SOURCES.map(async (source) => pileOfCards(source, await source.cards(tenant, datasets), asked)));
}

function pileOfCards(source: Source, cards: readonly Card[], asked: TokenisedQuestion): Pile {
  const { kind, title } = source;
  const score = scorer(source, asked);
  const found = cards
    .map((card) => ({ card, nota: score(card), ano: null }))
    .filter(({ nota }) => nota > 0)
    .sort((a, b) => b.nota - a.nota);
  return pileOf({ tipo: kind, titulo: title, total: found.length, mais: false }, found, (some) => some.map(findOf));
}

function scorer({ kind, page }: Source, { tokens, any, leans }: TokenisedQuestion): (card: Card) => number {
  if (page === undefined) return (card) => scorePage(kind, card, tokens);
  const meant = vocabularyOf(SPEECH[page] ?? '');
  return (card) => scoreCard(card, { tokens, any, meant, leans: leans === kind });
}

const findOf = ({ card: { head, text, to }, nota }: { card: Card; nota: number }): SearchFind => ({
  titulo: head,
  partes: text ? [{ label: '', text }] : [],
  para: to,
  ano: null,
  valor: null,
  linhas: 1,
  nota,
});
