import type { SearchFind } from '../../catalog/busca/answer.ts';
import { type Dataset, holdersOf } from '../../catalog/dataset.ts';
import { keyOf } from '../../catalog/favorecidos/favorecido.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { formatTaxId } from '../../catalog/fields/taxId.ts';
import { pathOf } from '../../catalog/key.ts';
import { wordsOf } from '../../catalog/texto/words.ts';
import { type Pile, pileOf } from './group.ts';
import type { Token } from './question.ts';
import type { RowsFound } from './rows.ts';

/** Who is named is more than any one row that names them. */
const NAMED = 0.05;

interface Payee {
  nome: string;
  documento: string;
  para: string;
  nota: number;
  ano: null;
}

/** Whom the question names, by name or document: one page tells all the body has paid them. */
export function payeesFound(rows: readonly RowsFound[], tokens: readonly Token[]): Pile {
  const named = (isAboutOne(tokens) ? rows : [])
    .flatMap(({ set, lines }) => lines.flatMap(({ linha, nota }) => payeeIn(set, linha, tokens, nota + NAMED) ?? []))
    .sort((a, b) => b.nota - a.nota);
  const found = [...new Map(named.toReversed().map((payee) => [payee.para, payee])).values()].toReversed();
  const kind = { tipo: 'favorecidos', titulo: 'Favorecidos', total: found.length, mais: false };
  return pileOf(kind, found, (some) => some.map(findOf));
}

const findOf = ({ nome, documento, para, nota }: Payee): SearchFind => ({
  titulo: nome,
  partes: [
    { label: 'CPF/CNPJ', text: documento },
    { label: '', text: 'Tudo o que o órgão empenhou, pagou e contratou' },
  ],
  para,
  ano: null,
  valor: null,
  linhas: 1,
  nota,
});

/** The payee of a row, if it is the one the question is about. */
function payeeIn(set: Dataset, row: Row, tokens: readonly Token[], nota: number): Payee | null {
  for (const [name, document] of holdersOf(set)) {
    const [nome, documento] = [row[name], row[document]].map((value) => (value ? String(value) : ''));
    if (!nome || !documento || !isNamed(nome, documento, tokens)) continue;
    const para = pathOf('favorecidos', [keyOf(documento, nome)]);
    return { nome, documento: formatTaxId(documento), para, nota, ano: null };
  }
  return null;
}

/** Who is meant is asked for by a document, or by two words of a name: `combustíveis` is what they sell, not who they are. */
const isAboutOne = (tokens: readonly Token[]): boolean =>
  tokens.some(({ numbers }) => numbers.length > 0) || tokens.flatMap(({ words }) => words).length >= 2;

function isNamed(name: string, document: string, tokens: readonly Token[]): boolean {
  const own = new Set(wordsOf(name));
  return tokens.every(({ words, numbers }) =>
    numbers.length > 0 ? numbers.includes(document) : words.every((word) => own.has(word)),
  );
}
