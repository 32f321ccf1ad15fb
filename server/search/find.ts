import type pg from 'pg';
import { concerns } from '../../catalog/body.ts';
import { type Dataset, fieldOf, holdersOf } from '../../catalog/dataset.ts';
import { keyOf } from '../../catalog/favorecido.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { formatTaxId } from '../../catalog/fields/taxId.ts';
import { addressOf, amountOf, bodyOf, headOf, isMany, isSearched } from '../../catalog/find.ts';
import { pathOf } from '../../catalog/key.ts';
import { SPEECH } from '../../catalog/speech.ts';
import { wordsOf } from '../../catalog/words.ts';
import { binder, literal, type Statement } from '../sql/names.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { cardsFound } from './cards.ts';
import { filesFound } from './files.ts';
import { type Asked, FEW, type Find, type Group, MOST, type Payee, SIZE, WEIGHED } from './group.ts';
import { required, rootsOf, type Token, tsquery, vocabularyOf } from './question.ts';
import { scoreRow } from './rank.ts';

/** Who is named is more than any one row that names them. */
const NAMED = 0.05;

/** Everything that answers, by kind, the best first. */
export async function find(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  tenant: Tenant,
  asked: Asked,
): Promise<Group[]> {
  const rows = await rowsOf(client, datasets, tenant, asked);
  const payees = payeesOf(rows.flatMap(({ data }) => data));
  const files = await filesFound(client, tenant.id, asked);
  return [...rows, files, ...(await cardsFound(datasets, tenant, asked)), ...payees]
    .filter(({ total }) => total > 0)
    .sort((a, b) => (b.data[0]?.nota ?? 0) - (a.data[0]?.nota ?? 0));
}

interface Kind {
  set: Dataset;
  tokens: Token[];
  meant: Set<string>;
}

async function rowsOf(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  { id, tipo }: Tenant,
  asked: Asked,
): Promise<Group[]> {
  const sets = datasets.filter((set) => isSearched(set) && concerns(set, tipo));
  const known = await knownIn(client, id, asked.tokens);
  const kinds = sets
    .map((set) => kindOf(set, asked.tokens))
    .filter((kind) => isPossible(kind, asked.any, known.get(kind.set.id)));
  if (kinds.length === 0) return [];
  const { rows } = await client.query<Line>(statement(id, kinds, asked));
  return kinds.map((kind) =>
    groupOf(
      kind,
      rows.filter(({ tipo: own }) => own === kind.set.id),
      asked,
    ),
  );
}

/** The words that mean a dataset. */
const meanings = new WeakMap<Dataset, Set<string>>();

export function kindOf(set: Dataset, tokens: readonly Token[]): Kind {
  const meant = meanings.get(set) ?? vocabularyOf(set.title, set.singular, set.plural, SPEECH[`/${set.id}`] ?? '');
  meanings.set(set, meant);
  return { set, meant, tokens: required(tokens, meant) };
}

/**
 * Which of the words stand anywhere, by dataset: most are not worth asking. One that the search has not come to yet is not
 * asked at all: whoever writes its part for the first time has it for himself.
 */
async function knownIn(
  client: pg.ClientBase,
  tenant: number,
  tokens: readonly Token[],
): Promise<Map<string, Set<string>>> {
  const { rows } = await client.query<{ dataset: string; raizes: string[] }>(
    `SELECT b.dataset, coalesce(array_agg(DISTINCT p.raiz) FILTER (WHERE p.raiz IS NOT NULL), '{}') AS raizes
     FROM pub._buscas b LEFT JOIN pub._palavras p ON p.tenant = b.tenant AND p.dataset = b.dataset AND p.raiz = ANY ($2)
     WHERE b.tenant = $1 AND b.feita GROUP BY b.dataset`,
    [tenant, rootsOf(tokens)],
  );
  return new Map(rows.map(({ dataset, raizes }) => [dataset, new Set(raizes)]));
}

const isPossible = ({ tokens }: Kind, any: boolean, known: ReadonlySet<string> | undefined): boolean =>
  known !== undefined &&
  tokens.length > 0 &&
  (any ? tokens.some((token) => isKnown(token, known)) : tokens.every((token) => isKnown(token, known)));

const isKnown = ({ words, numbers, others }: Token, known: ReadonlySet<string>): boolean =>
  numbers.length > 0 || [words, ...others].some((way) => way.every((word) => known.has(word) || word.length < 3));

interface Line {
  tipo: string;
  ano: number;
  linhas: number;
  valor: number | null;
  linha: Row;
  total: number;
}

/** Each kind by itself: so many rows that answer, of which the best. Nothing is counted or weighed beyond the limit. */
function statement(tenant: number, kinds: readonly Kind[], { ano, tipo, page, any }: Asked): Statement {
  const values: Statement['values'] = [];
  const bind = binder(values);
  const own = bind(tenant);
  const year = ano === null ? '' : ` AND ano = ${bind(ano)}`;
  const parts = kinds.map(({ set, tokens }) => {
    const query = bind(tsquery(tenant, tokens, any));
    return `(SELECT ${literal(set.id)} AS tipo, ano, linhas, valor, linha, count(*) OVER () AS total FROM (
SELECT ano, linhas, valor, linha, palavras FROM pub._busca
WHERE tenant = ${own} AND dataset = ${literal(set.id)} AND palavras @@ ${query}::tsquery${year} LIMIT ${MOST + 1}) c
ORDER BY ts_rank('{0.1, 0.3, 0.7, 1}', palavras, ${query}::tsquery) DESC, ano DESC, valor DESC NULLS LAST LIMIT ${Math.max(WEIGHED, tipo === set.id ? page * SIZE : 0)})`;
  });
  return { text: parts.join('\nUNION ALL\n'), values };
}

function groupOf({ set, meant }: Kind, lines: readonly Line[], { tokens, tipo, page, any }: Asked): Group {
  const total = lines[0]?.total ?? 0;
  const weighed = lines.slice(0, WEIGHED).map((line) => {
    const nota = scoreRow(set, { row: line.linha, year: line.ano }, tokens, meant, any);
    return { line, nota };
  });
  weighed.sort((a, b) => b.nota - a.nota);
  const rest = lines.slice(WEIGHED).map((line) => ({ line, nota: 0 }));
  const alone = tipo === set.id;
  const some = alone ? [...weighed, ...rest].slice((page - 1) * SIZE, page * SIZE) : weighed.slice(0, FEW);
  const data = some.map(({ line, nota }) => ({
    ...findOf(set, line, nota),
    favorecido: payeeIn(set, line.linha, tokens),
  }));
  return { tipo: set.id, titulo: set.title, total: Math.min(total, MOST), mais: total > MOST, data };
}

function findOf(set: Dataset, { linha, linhas, ano, valor }: Line, nota: number): Find {
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

/** Whom the question names, by name or document: one page tells all the body has paid them. */
function payeesOf(finds: readonly Find[]): Group[] {
  const best = new Map<string, Find>();
  for (const find of [...finds].sort((a, b) => b.nota - a.nota)) {
    const { favorecido } = find;
    if (!favorecido || best.has(favorecido.para)) continue;
    best.set(favorecido.para, { ...ofPayee(favorecido), nota: find.nota + NAMED });
  }
  const data = [...best.values()];
  return [{ tipo: 'favorecidos', titulo: 'Favorecidos', total: data.length, mais: false, data: data.slice(0, FEW) }];
}

const ofPayee = ({ nome, documento, para }: Payee): Omit<Find, 'nota'> => ({
  titulo: nome,
  partes: [
    { label: 'CPF/CNPJ', text: documento },
    { label: '', text: 'Tudo o que o órgão empenhou, pagou e contratou' },
  ],
  para,
  ano: null,
  valor: null,
  linhas: 1,
});

/** The payee of a row, if it is the one the question is about. */
function payeeIn(set: Dataset, row: Row, tokens: readonly Token[]): Payee | null {
  for (const [name, document] of holdersOf(set)) {
    const [nome, documento] = [row[name], row[document]].map((value) => (value ? String(value) : ''));
    if (!nome || !documento || !isNamed(nome, documento, tokens)) continue;
    return { nome, documento: formatTaxId(documento), para: pathOf('favorecidos', [keyOf(documento, nome)]) };
  }
  return null;
}

/** By the document, or by two words of the name: `combustíveis` is what they sell, not who they are. */
function isNamed(name: string, document: string, tokens: readonly Token[]): boolean {
  const own = new Set(wordsOf(name));
  if (tokens.every(({ numbers }) => numbers.length === 0) && tokens.flatMap(({ words }) => words).length < 2)
    return false;
  return tokens.every(({ words, numbers }) =>
    numbers.length > 0 ? numbers.includes(document) : words.every((word) => own.has(word)),
  );
}
