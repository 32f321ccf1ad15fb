import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concerns } from '../../catalog/body.ts';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { printKey } from '../../catalog/key.ts';
import { isChamber, type Route, routes } from '../../catalog/routes.ts';
import { isPersonal } from '../../catalog/site/record.ts';
import { validCpf } from '../../catalog/texto/privacy.ts';
import { type Portal, type PortalReply, sharePortal } from '../../test/portal.ts';
import { escapeHtml } from './html.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await sharePortal();
});

afterAll(() => portal.close());

const BODIES = [
  ['prefeitura', 'pmdemo.transparencia.localhost'],
  ['camara', 'cmdemo.transparencia.localhost'],
] as const;

const setFor = ({ dataset = '' }: Route) => datasets.find(({ id }) => id === dataset);
const first = async (id: string, host: string): Promise<Row | undefined> =>
  (await portal.ask(`/api/v1/${id}?_size=1`, host)).json.data?.[0];

/** An address of a route with something to show. */
async function addressOf(route: Route, host: string): Promise<string | null> {
  if (!route.path.includes(':')) return route.path;
  const set = setFor(route);
  if (route.view === 'range') return route.path.replace(':dtInicio', '2026-01-01').replace(':dtFim', '2026-12-31');
  if (set) {
    const row = await first(set.id, host);
    return row ? printKey(set, row) : null;
  }
  return OWN[route.path]?.(host) ?? null;
}

const parts = (row: Row | undefined, ...names: string[]): string =>
  names.map((name) => encodeURIComponent(String(row?.[name]))).join('/');
const EMPENHO = ['codOrgao', 'codUnidade', 'numDocEmpenho'];

/** The addresses of screens written by hand. */
const OWN: Readonly<Record<string, (host: string) => Promise<string | null>>> = {
  '/despesa/empenhos/:id': async () => '/despesa/empenhos/2026',
  '/despesa/empenhos/detalhe/:id2/:codOrgao/:codUnidade/:numDocEmpenho': async (host) =>
    `/despesa/empenhos/detalhe/2026/${parts(await first('empenhos', host), ...EMPENHO)}`,
  '/despesa/empenhos/detalhe/liquidacao/:id2/:codOrgao/:codUnidade/:numDocEmpenho/:numDocLiq': async (host) =>
    `/despesa/empenhos/detalhe/liquidacao/2026/${parts(await first('liquidacoes', host), ...EMPENHO, 'numDocLiq')}`,
  '/despesa/empenhos/detalhe/pagamento/:id2/:codOrgao/:codUnidade/:numDocEmpenho/:numDocPag': async (host) =>
    `/despesa/empenhos/detalhe/pagamento/2026/${parts(await first('pagamentos', host), ...EMPENHO, 'numDocPag')}`,
  '/coviddespesa/:codOrgao/:codUnidade/:numDocEmpenho/:numDoc': async (host) => {
    const { json } = await portal.ask('/api/v1/pagamentos?blnCovid=1&_size=1', host);
    return json.data[0] ? `/coviddespesa/${parts(json.data[0], ...EMPENHO, 'numDocPag')}` : null;
  },
  '/favorecidos/:documento': async (host) => {
    const { json } = await portal.ask('/api/v1/contratos?_size=50', host);
    return `/favorecidos/${json.data.map((row) => row.txtCpfCnpjContratada).find((id) => id && !String(id).includes('*'))}`;
  },
  '/receita/:classifi/:codId/:classifiAtual/:codIdSelected': async () => '/receita/exercicio/2026/categoria/1',
};

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;
const meta = (text: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(text)?.[1];

/** What every page owes to who has no app. */
function whole({ text, headers }: PortalReply, host: string): void {
  expect(count(text, /<h1[ >]/g)).toBe(1);
  expect(count(text, /<title>[^<]{20,}<\/title>/g)).toBe(1);
  expect(text).toMatch(/^<!doctype html>\s*<html lang="pt-BR">/);
  expect(meta(text, 'description')?.length).toBeGreaterThan(20);
  expect(meta(text, 'description')?.length).toBeLessThan(300);
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
  expect(canonical).toMatch(new RegExp(`^http://${host}/[^?#]*$`));
  expect(meta(text, 'og:url')).toBe(canonical);
  for (const name of ['og:title', 'og:description', 'og:site_name', 'og:image']) expect(meta(text, name)).toBeTruthy();
  expect(meta(text, 'og:locale')).toBe('pt_BR');
  expect(text.length - (/id="portal">.*?<\/script>/.exec(text)?.[0].length ?? 0)).toBeLessThan(60_000);
  expect(
    (text.match(/(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g) ?? []).filter((run) => validCpf(run.replace(/\D/g, ''))),
  ).toEqual([]);
  expect(meta(text, 'robots') === 'noindex').toBe(headers['x-robots-tag'] === 'noindex');
  for (const table of text.match(/<table>[\s\S]*?<\/table>/g) ?? []) {
    expect(table).toMatch(/<caption>.+<\/caption>/);
    expect(count(table, /<tr>/g)).toBeLessThanOrEqual(21);
  }
}

/** What a page is called: a record of a person bears the name. */
const titleOf = (set: Dataset, { view, title }: Route, row: Row | undefined): string =>
  String((set.people && view === 'detail' && row?.[set.detail?.lead[0] ?? '']) || title);

describe.each(BODIES)('without JavaScript, the portal of a %s', (kind, host) => {
  const own = routes(datasets).filter(({ chamber }) => !chamber || isChamber(kind, host));

  it.each(own.map((route) => [route.path, route] as const))('has %s', async (_, route) => {
    const address = await addressOf(route, host);
    if (address === null) return;
    const page = await portal.ask(address, host);
    expect({ address, status: page.status }).toEqual({ address, status: 200 });
    whole(page, host);
    const set = setFor(route);
    if (!set || route.view === 'range') return;
    const row = await first(set.id, host);
    expect(page.text).toContain(`<h1>${escapeHtml(titleOf(set, route, row))}`);
    if (!concerns(set, kind)) return expect(page.text).toContain('Não se aplica a este órgão');
    if (route.view === 'detail' && row)
      expect(meta(page.text, 'robots')).toBe(isPersonal(set, row) ? 'noindex' : undefined);
  });
});

describe('a list without JavaScript', () => {
  it.each(datasets.filter(({ menu }) => menu).map((set) => [set.id, set] as const))(
    '%s has the first rows of the API, in their order, each leading to its page',
    async (id, set) => {
      const host = concerns(set, 'prefeitura') ? BODIES[0][1] : BODIES[1][1];
      const { json } = await portal.ask(`/api/v1/${id}?_size=20`, host);
      const { text } = await portal.ask(`/${id}?_size=20`, host);
      const [column = ''] = set.list.columns.flat();
      const cells = [...text.matchAll(/<tr><td[^>]*>(?:<a href="([^"]*)">)?([^<]*)/g)];
      expect(cells.map(([, , said]) => said?.trim())).toEqual(
        json.data.map((row) => escapeHtml(fieldOf(set, column).format(row[column] ?? null)).trim()),
      );
      if (set.detail) expect(cells.map(([, to]) => to)).toEqual(json.data.map((row) => escapeHtml(printKey(set, row))));
      expect(text).toContain(json.total.toLocaleString('pt-BR'));
    },
  );

  it('opens on the latest period, as the app does', async () => {
    const { text } = await portal.ask('/contratos');
    expect(text).toMatch(/<caption>Contratos de 2026/);
    expect(text).toContain('href="/contratos?numAnoPub=2026&amp;_size=20&amp;_page=2" rel="next"');
    expect((await portal.ask('/servidores')).text).toMatch(
      /<caption>Registros da folha de setembro de 2026 com tipo de folha Mensal/,
    );
  });

  it('leads through all the rows, none left out', async () => {
    const { json } = await portal.ask('/api/v1/contratos?_size=200');
    const seen = new Set<string>();
    let next: string | undefined = '/contratos?_page=1';
    while (next) {
      const { text } = await portal.ask(next);
      for (const [, to] of text.matchAll(/<tr><td[^>]*><a href="([^"]*)"/g)) seen.add(to ?? '');
      next = /href="([^"]*)" rel="next"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(seen.size).toBe(new Set(json.data.map((row) => `${row.numContrato} ${row.numAnoPub}`)).size);
  });
});

describe('the search without a program', () => {
  it('answers with links to what was found, its kinds and its pages, for no robot', async () => {
    const { text, headers } = await portal.ask('/busca?termo=merenda');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(text).toMatch(/<li><a href="\/contratos\/[^"]+">Contrato [^<]+<\/a> <small>Contratos · \d{4}/);
    expect(text).toContain('<a href="/busca?termo=merenda&amp;tipo=contratos">Contratos</a>');
    expect(text).toContain('<a href="/busca?termo=merenda&amp;_page=2" rel="next">');
  });

  it('does not repeat a CPF that somebody typed', async () => {
    const digits = ['529', '982', '247', '25'].join('');
    const { status, text } = await portal.ask(`/busca?termo=${digits}`);
    expect(status).toBe(200);
    expect(text).not.toContain(digits);
  });
});
