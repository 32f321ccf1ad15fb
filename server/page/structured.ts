import { concerns } from '../../catalog/body.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Value } from '../../catalog/fields/field.ts';
import type { Route } from '../../catalog/routes.ts';
import type { ServicoAnswer } from '../../catalog/servicos/answer.ts';
import type { PagePortal, PageQuestion } from '../../catalog/site/render.ts';
import { datasetJsonLd, organizationJsonLd, serviceJsonLd } from './schema.ts';

/** What structured data are made of: the page's portal, and the way to the data. */
type Asked = Pick<PageQuestion, 'portal' | 'ask' | 'url'>;

/** Structured data of a page for search engines: the body on the first page, a dataset on its list, a service on its page. */
export async function structuredData(
  { portal, ask, url }: Asked,
  { path, view }: Route,
  set: Dataset | undefined,
  image: string,
): Promise<object | undefined> {
  const { frame, origin, tenant } = portal;
  if (frame && path === '/') return organizationJsonLd(origin, origin + image, frame);
  if (path === '/servicos/:slug') return serviceStructure(portal, ask, url);
  if (view !== 'list' || !set || !concerns(set, tenant?.tipo ?? '')) return undefined;
  const [first, last] = await Promise.all([edgeOf(ask, set, 'chave'), edgeOf(ask, set, '-chave')]);
  return datasetJsonLd(portal, set, { publicadaEm: last.publicadaEm }, [first.period, last.period]);
}

async function serviceStructure(portal: PagePortal, ask: Asked['ask'], url: string): Promise<object | undefined> {
  const { status, json } = await ask(url.split(/[?#]/, 1)[0] ?? '');
  if (status !== 200) return undefined;
  const { data }: ServicoAnswer = JSON.parse(json);
  return serviceJsonLd(portal, data);
}

interface Edge {
  period: Value | null;
  publicadaEm: string | null;
}

/** The first or the last period that has rows. The last is the question that a bare list begins with. */
async function edgeOf(ask: Asked['ask'], set: Dataset, sort: string): Promise<Edge> {
  const { status, json } = await ask(`/${set.id}?_size=1&_por=${set.period}&_sort=${sort}`);
  if (status !== 200) return { period: null, publicadaEm: null };
  const { data, dados }: GroupsAnswer = JSON.parse(json);
  return { period: data[0]?.chave ?? null, publicadaEm: dados.publicadaEm };
}

interface GroupsAnswer {
  data: { chave: Value | null }[];
  dados: { publicadaEm: string | null };
}
