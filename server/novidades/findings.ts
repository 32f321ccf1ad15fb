import type { z } from 'zod';
import type { ArquivosAnswer } from '../../catalog/arquivos/answer.ts';
import { ARQUIVOS } from '../../catalog/arquivos/arquivos.ts';
import type { BuscaAnswer, buscaFeedParameters } from '../../catalog/busca/answer.ts';
import { askJson, type PageAsker } from '../http/internal.ts';
import type { SearchFindings } from './busca.ts';

type SearchAsked = z.output<typeof buscaFeedParameters>;

/** The question of a search as its address writes it. */
export function printSearch({ termo, tipo, ano }: SearchAsked): string {
  const asked = new URLSearchParams({ termo });
  if (tipo !== undefined) asked.set('tipo', tipo);
  if (ano !== undefined) asked.set('ano', String(ano));
  return asked.toString();
}

/** Files that a search feed tells of. */
const MOST_FILES = 20;

/**
 * What the search finds. Its order is by relevance, and what is new is of the last year: so where no year was asked for, the
 * best of that one come first.
 */
export async function readFindings(asker: PageAsker, asked: SearchAsked, query: string): Promise<SearchFindings> {
  const all = await askJson<BuscaAnswer>(asker, `/busca?${query}`);
  const [ano] = asked.ano === undefined ? all.anos : [];
  const last = ano === undefined ? null : await askJson<BuscaAnswer>(asker, `/busca?${printSearch({ ...asked, ano })}`);
  const finds = [...(last?.data ?? []), ...all.data];
  return { termo: all.termo, query, finds, files: await readFiles(asker, asked, all.termo) };
}

async function readFiles(asker: PageAsker, { tipo = ARQUIVOS, ano }: SearchAsked, termo: string) {
  if (tipo !== ARQUIVOS) return [];
  const query = new URLSearchParams({
    termo,
    _size: String(MOST_FILES),
    ...(ano !== undefined && { ano: String(ano) }),
  });
  return (await askJson<ArquivosAnswer>(asker, `/arquivos?${query}`)).data;
}
