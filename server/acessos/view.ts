import type pg from 'pg';
import { ASKED, destinations } from '../../catalog/acessos/visited.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Inicio } from '../../catalog/inicio/answer.ts';
import { alphabetical } from '../../catalog/site/shell.ts';
import type { Tenant } from '../tenants/tenants.ts';

/** Under which name answers that speak of visits are kept. */
export const VISITED = '_acessos';

/** Days that count, from the last that has any. */
const DAYS = 30;
const MOST = 6;
/** A page that hardly anybody opened would tell of them, and five or six openings say nothing of a whole city. */
const LEAST = 10;
const PAGES = 5;
const VISITED_COLUMN = 2;

const COUNT = `SELECT rota, sum(vezes) AS vezes FROM pub._acessos
WHERE tenant = $1 AND dia > (SELECT max(dia) FROM pub._acessos WHERE tenant = $1) - ${DAYS}
GROUP BY 1 HAVING sum(vezes) >= ${LEAST} ORDER BY 2 DESC, 1`;

/**
 * The pages that were opened most. Until enough were, what the footer of the body calls `Mais acessadas`, so that one page
 * does not say two things; a footer without such a column leaves what people ask for everywhere.
 */
export async function readVisited(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  tenant: Tenant,
  chamber: boolean,
): Promise<Inicio['acessadas']> {
  const { rows } = await client.query<{ rota: string }>(COUNT, [tenant.id]);
  const pages = destinations(datasets, tenant.tipo, chamber);
  const named = (paths: readonly string[]) =>
    paths.flatMap((path) => {
      const page = pages.find((own) => own.path === path);
      return page ? [{ titulo: page.title, para: path }] : [];
    });
  const counted = named(rows.map(({ rota }) => rota));
  const contadas = counted.length >= PAGES;
  if (contadas) return { contadas, itens: counted.slice(0, MOST) };
  const footer = alphabetical(tenant.dados.rodape, VISITED_COLUMN).map(({ txtDescricao, txtUrl }) => ({
    titulo: txtDescricao,
    para: txtUrl,
  }));
  return { contadas, itens: footer.length > 0 ? footer : named(ASKED).slice(0, MOST) };
}
