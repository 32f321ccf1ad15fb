import type pg from 'pg';
import { concerns } from '../../catalog/body.ts';
import type { SearchFind } from '../../catalog/busca/answer.ts';
import { addressOf, amountOf, bodyOf, headOf, isMany, isSearched } from '../../catalog/busca/find.ts';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { isCounted } from './blocks.ts';
import { type LookedUpQuestion, MOST, type Pile, pileOf, type TokenisedQuestion, WEIGHED } from './group.ts';
import { type AskedSet, type IndexLine, linesOf } from './lines.ts';
import { required, type Token, vocabularyOf } from './question.ts';
import { rowScorer } from './rank.ts';

/** The rows of a dataset that answer: as a pile of finds, and as they are stored. */
export interface RowsFound {
  set: Dataset;
  lines: readonly WeighedLine[];
  pile: Pile;
}

export async function rowsFound(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  { id, tipo }: Tenant,
  asked: LookedUpQuestion,
): Promise<RowsFound[]> {
  const { lexicon, any } = asked;
  const sets = datasets
    .filter((set) => isSearched(set) && lexicon.sets.has(set.id) && concerns(set, tipo))
    .map((set) => askedOf(set, asked.tokens))
    .filter((own) => isPossible(own, any, lexicon.words.get(own.set.id) ?? new Map()));
  const lines = await linesOf(client, id, sets, asked);
  return sets.map((own) => foundIn(own, lines.get(own.set.id) ?? [], asked));
}

/** The words that mean a dataset. */
const meanings = new WeakMap<Dataset, Set<string>>();

/**
 * Words that mean the dataset need not stand in its rows, unless nothing else was asked: `pregão` alone leads to the page of
 * tenders, and to those tenders that are called so.
 */
function askedOf(set: Dataset, tokens: readonly Token[]): AskedSet {
  const meant = meanings.get(set) ?? vocabularyOf(set.title, set.singular, set.plural, set.asked ?? '');
  meanings.set(set, meant);
  const needed = required(tokens, meant);
  return { set, meant, tokens: needed.length > 0 ? needed : tokens.filter(({ soft }) => !soft) };
}

const isPossible = ({ tokens }: AskedSet, any: boolean, known: ReadonlyMap<string, unknown>): boolean =>
  tokens.length > 0 &&
  (any ? tokens.some((token) => isKnown(token, known)) : tokens.every((token) => isKnown(token, known)));

const isKnown = ({ words, numbers, others }: Token, known: ReadonlyMap<string, unknown>): boolean =>
  numbers.length > 0 || [words, ...others].some((way) => way.every((word) => known.has(word) || !isCounted(word)));

type WeighedLine = IndexLine & { nota: number };

/** The first are weighed word by word; beyond them the database's own order is good enough. */
function foundIn({ set, meant }: AskedSet, lines: readonly IndexLine[], { tokens, any }: TokenisedQuestion): RowsFound {
  const total = lines[0]?.total ?? 0;
  const score = rowScorer(set, tokens, meant, any);
  const weighed = lines.slice(0, WEIGHED).map((line) => ({ ...line, nota: score(line.linha, line.ano) }));
  weighed.sort((a, b) => b.nota - a.nota);
  const found = [...weighed, ...lines.slice(WEIGHED).map((line) => ({ ...line, nota: 0 }))];
  const kind = { tipo: set.id, titulo: set.title, total: Math.min(total, MOST), mais: total > MOST };
  return { set, lines: weighed, pile: pileOf(kind, found, (some) => some.map((line) => findOf(set, line))) };
}

function findOf(set: Dataset, { linha, linhas, ano, valor, nota }: WeighedLine): SearchFind {
  const amount = amountOf(set);
  const value = isMany(set) ? valor : Number(linha[amount ?? ''] ?? 0);
  return {
    titulo: headOf(set, linha),
    partes: bodyOf(set, linha),
    para: addressOf(set, linha),
    ano,
    valor:
      amount && value
        ? { rotulo: fieldOf(set, amount).label, texto: fieldOf(set, amount).format(Number(value)) }
        : null,
    linhas,
    nota,
  };
}
