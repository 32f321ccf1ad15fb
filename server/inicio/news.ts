import { concerns } from '../../catalog/body.ts';
import type { Novidade } from '../../catalog/inicio/answer.ts';
import { spanOf } from '../../catalog/list/span.ts';
import type { HomeSnapshot } from './snapshot.ts';

const MOST = 6;

/** The datasets that changed last, of those that have a page. */
export function newsOf({ services, tenant, loads }: HomeSnapshot): Novidade[] {
  const listed = services.datasets.filter((set) => set.menu && concerns(set, tenant.tipo));
  const found = [...loads].flatMap(([id, { periodo, linhas, referencia, publicadaEm }]) => {
    const set = listed.find((own) => own.id === id);
    if (!set) return [];
    const news = { dataset: id, titulo: set.title, periodo: spanOf(set, periodo), linhas, referencia };
    return [{ ...news, publicadaEm: publicadaEm.toISOString() }];
  });
  return found.slice(0, MOST);
}
