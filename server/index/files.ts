import type pg from 'pg';
import { ARQUIVOS, categoryOf, nameOf } from '../../catalog/arquivos/arquivos.ts';
import { isStop, mentioned, stemOf, written } from '../../catalog/texto/words.ts';
import { atomically } from '../database/atomic.ts';
import { numeral, Vector, Vocabulary, type Weight } from './entry.ts';

/** Texts that are held at a time: one may be a book. */
const BATCH = 10;

interface Paper {
  id: number;
  categoria: string;
  titulo: string;
  ano: number;
  periodo: string | null;
  texto: string;
}

/** The texts of a file that weigh in a search besides its pages: its title, and the rest that is known of it. */
export function fileText({ titulo, categoria, ano, periodo }: Pick<Paper, 'titulo' | 'categoria' | 'ano' | 'periodo'>) {
  const category = categoryOf(categoria);
  return { title: titulo, beside: [category ? nameOf(category) : '', ano, periodo ?? ''].join(' '), year: ano };
}

/**
 * Makes the search of a body's files, of some years or of all, equal to its register, inside the transaction of whoever
 * changed it. Needs nothing but what is registered: files of before there was a search get their words the same way.
 */
export async function indexFiles(
  client: pg.ClientBase,
  tenant: number,
  years: readonly number[] | null = null,
): Promise<void> {
  const words = new Map<number, Vocabulary>();
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM portal.arquivos WHERE tenant = $1 AND ($2::int[] IS NULL OR ano = ANY ($2)) ORDER BY id FOR UPDATE`,
    [tenant, years],
  );
  for (let i = 0; i < rows.length; i += BATCH)
    await put(
      client,
      tenant,
      rows.slice(i, i + BATCH).map(({ id }) => id),
      words,
    );
  await client.query(
    'DELETE FROM dados._palavras WHERE tenant = $1 AND dataset = $2 AND ($3::int[] IS NULL OR ano = ANY ($3))',
    [tenant, ARQUIVOS, years],
  );
  for (const [year, vocabulary] of words) await vocabulary.keep(client, { tenant, dataset: ARQUIVOS, ano: year });
}

async function put(
  client: pg.ClientBase,
  tenant: number,
  ids: readonly number[],
  words: Map<number, Vocabulary>,
): Promise<void> {
  const { rows } = await client.query<Paper>(
    'SELECT id, categoria, titulo, ano, periodo, texto FROM portal.arquivos WHERE tenant = $1 AND id = ANY ($2)',
    [tenant, ids],
  );
  const vectors = rows.map((paper) => {
    const own = words.get(paper.ano) ?? new Vocabulary();
    words.set(paper.ano, own);
    return vectorOf(paper, tenant, own);
  });
  await client.query(
    `UPDATE portal.arquivos a SET palavras = n.palavras FROM unnest($2::int[], $3::text[]::tsvector[]) AS n (id, palavras)
     WHERE a.tenant = $1 AND a.id = n.id`,
    [tenant, rows.map(({ id }) => id), vectors],
  );
}

function vectorOf(paper: Paper, tenant: number, words: Vocabulary): string {
  const vector = new Vector();
  const seen = new Set<string>();
  const { title, beside } = fileText(paper);
  const parts: [string, Weight][] = [
    [title, 'A'],
    [beside, 'B'],
    [paper.texto, 'D'],
  ];
  for (const [text, weight] of parts) {
    for (const number of mentioned(text)) vector.put(numeral(number), weight);
    for (const word of written(text)) {
      const raiz = stemOf(word);
      if (isStop(raiz) || (weight === 'D' && isFigure(raiz))) continue;
      vector.put(raiz, weight);
      if (!seen.has(raiz)) words.add(raiz, word.toLocaleLowerCase('pt-BR'));
      seen.add(raiz);
    }
  }
  return vector.print(tenant);
}

/** The pieces of an amount are nobody's words; a year is. */
const isFigure = (word: string): boolean => /\d/.test(word) && !/^(?:19|20)\d\d$/.test(word);

/** Files that were registered before their words were kept. Says of how many bodies. */
export async function catchUpFiles(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ tenant: number }>(
    'SELECT DISTINCT tenant FROM portal.arquivos WHERE palavras IS NULL',
  );
  for (const { tenant } of rows) {
    await atomically(client, async () => {
      await indexFiles(client, tenant);
      await client.query("SELECT pg_notify('portal_versao', $1)", [JSON.stringify({ tenant, dataset: ARQUIVOS })]);
    });
  }
  return rows.length;
}
