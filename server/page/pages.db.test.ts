import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concerns } from '../../catalog/body.ts';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { printKey } from '../../catalog/key.ts';
import { isChamber, type Route, routes } from '../../catalog/routes.ts';
import { isPersonal } from '../../catalog/site/record.ts';
import { reais } from '../../catalog/texto/figures.ts';
import { validCpf } from '../../catalog/texto/privacy.ts';
import { elementsOf, wordsOf } from '../../test/markup.tsx';
import { type Portal, type PortalReply, sharePortal } from '../../test/portal.ts';

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
const headOf = (text: string): string => text.slice(0, text.indexOf('</head>'));
const mainOf = (text: string): string => /<main[^>]*>(.*)<\/main>/s.exec(text)?.[1] ?? '';
const headingOf = (text: string): string => elementsOf(mainOf(text), 'h1')[0]?.words ?? '';

/** The answers that a page hands over to the browser. */
const handedOver = (text: string): [string, number, unknown][] =>
  JSON.parse(/<script type="application\/json" id="answers">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null');

/** Asks for a page as a browser does, which follows where it leads. */
async function followed(address: string, host: string): Promise<PortalReply> {
  const page = await portal.ask(address, host);
  return page.status === 302 ? portal.ask(String(page.headers.location), host) : page;
}

/** What every page owes to who runs no script. */
function whole({ text, headers }: PortalReply, host: string): void {
  expect(count(text, /<h1[ >]/g)).toBe(1);
  expect(headingOf(text)).not.toBe('');
  expect(count(headOf(text), /<title>[^<]{20,}<\/title>/g)).toBe(1);
  expect(text).toMatch(/^<!doctype html>\s*<html lang="pt-BR">/);
  expect(meta(text, 'description')?.length).toBeGreaterThan(20);
  expect(meta(text, 'description')?.length).toBeLessThan(300);
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
  expect(canonical).toMatch(new RegExp(`^http://${host}/[^?#]*$`));
  expect(meta(text, 'og:url')).toBe(canonical);
  for (const name of ['og:title', 'og:description', 'og:site_name', 'og:image']) expect(meta(text, name)).toBeTruthy();
  expect(meta(text, 'og:locale')).toBe('pt_BR');
  expect(
    (text.match(/(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g) ?? []).filter((run) => validCpf(run.replace(/\D/g, ''))),
  ).toEqual([]);
  expect(meta(text, 'robots') === 'noindex').toBe(headers['x-robots-tag'] === 'noindex');
}

/** What the policy of a page and its readers without scripts forbid: content that a script would have to put in place. */
function inPlace({ text }: PortalReply): void {
  const main = mainOf(text);
  expect(main).not.toMatch(/<template|aria-busy="true"|javascript:| style="/);
  expect(text.match(/<script>/g)).toHaveLength(1);
}

/** What a page is called: a record of a person bears the name. */
const titleOf = (set: Dataset, { view, title }: Route, row: Row | undefined): string =>
  String((set.people && view === 'detail' && row?.[set.detail?.lead[0] ?? '']) || title);

/** Pages that only the link of a letter opens: without it there is nothing to show. */
const LETTERED = ['/assinaturas/confirmar', '/assinaturas/gerir'];

describe.each(BODIES)('the portal of a %s', (kind, host) => {
  // What both publish is rendered by the same lines: the pages of those datasets are asked of the prefeitura alone.
  const isShown = (route: Route): boolean => {
    const set = setFor(route);
    return kind === 'prefeitura' || !set || BODIES.some(([one]) => !concerns(set, one));
  };
  const own = routes(datasets).filter(
    (route) => !LETTERED.includes(route.path) && (!route.chamber || isChamber(kind, host)) && isShown(route),
  );

  it.each(LETTERED)('sends %s whole without the link of its letter, and says that it is wanting', async (path) => {
    const page = await followed(path, host);
    expect(page.status).toBe(404);
    whole(page, host);
    inPlace(page);
    expect(mainOf(page.text)).toMatch(/link/i);
  });

  it.each(own.map((route) => [route.path, route] as const))('sends %s whole', async (_, route) => {
    const address = await addressOf(route, host);
    if (address === null) return;
    const page = await followed(address, host);
    expect({ address, status: page.status }).toEqual({ address, status: 200 });
    whole(page, host);
    inPlace(page);
    expect(handedOver(page.text).filter(([, status]) => status !== 200)).toEqual([]);
    const set = setFor(route);
    if (!set || route.view === 'range') return;
    const row = await first(set.id, host);
    expect(headingOf(page.text)).toContain(titleOf(set, route, row).trim());
    if (!concerns(set, kind)) return expect(page.text).toContain('Não se aplica a este órgão');
    if (route.view === 'detail' && row)
      expect(meta(page.text, 'robots')).toBe(isPersonal(set, row) ? 'noindex' : undefined);
  });
});

describe('a list as it arrives', () => {
  it.each(datasets.filter(({ menu }) => menu).map((set) => [set.id, set] as const))(
    '%s has the first rows of the API, in their order, each leading to its page',
    async (id, set) => {
      const host = concerns(set, 'prefeitura') ? BODIES[0][1] : BODIES[1][1];
      const { json } = await portal.ask(`/api/v1/${id}?_size=20`, host);
      const { text } = await portal.ask(`/${id}?_size=20`, host);
      const [column = ''] = set.list.columns.flat();
      const table = /<table[^>]*data-density.*?<\/table>/s.exec(mainOf(text))?.[0] ?? '';
      const rows = [...table.matchAll(/<tr[^>]*>\s*<t[dh][^>]*>(.*?)<\/t[dh]>/gs)]
        .slice(1)
        .map(([, cell = '']) => cell);
      const said = (row: Row): string => fieldOf(set, column).format(row[column] ?? null);
      for (const [i, row] of json.data.entries()) expect(wordsOf(rows[i] ?? '')).toContain(wordsOf(said(row)));
      if (set.detail)
        expect(rows.map((cell) => elementsOf(cell, 'a')[0]?.attributes.href?.split('?')[0])).toEqual(
          json.data.map((row) => printKey(set, row)),
        );
      expect(text).toContain(json.total.toLocaleString('pt-BR'));
    },
  );

  it('opens on the latest period at its bare address, and every link says so', async () => {
    const { status, text } = await portal.ask('/contratos');
    expect(status).toBe(200);
    const asked = handedOver(text).map(([path]) => path);
    expect(asked).toContain('/contratos?numAnoPub=2026');
    expect(text).toContain('/api/v1/contratos.csv?numAnoPub=2026&amp;_planilha=1');
    const payroll = handedOver((await portal.ask('/servidores')).text).map(([path]) => path);
    expect(payroll).toContain('/servidores?dtMesAno=2026-09&txtTipoFolha=Mensal');
  });

  it('brings every answer that it was made of, word for word', async () => {
    const { text } = await portal.ask('/contratos?numAnoPub=2025', 'localhost');
    const handed = handedOver(text);
    expect(handed.length).toBeGreaterThan(0);
    for (const [path, status, body] of handed) {
      const { text: answer } = await portal.ask(`/api/v1${path}`, 'localhost');
      expect([path, status, body]).toEqual([path, 200, JSON.parse(answer)]);
    }
  });
});

describe('the search as it arrives', () => {
  it('answers with links to what was found, for no robot', async () => {
    const { text, headers } = await portal.ask('/busca?termo=merenda');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(elementsOf(mainOf(text), 'a').some(({ attributes }) => /^\/contratos\/./.test(attributes.href ?? ''))).toBe(
      true,
    );
  });

  it('does not repeat a CPF that somebody typed', async () => {
    const digits = ['529', '982', '247', '25'].join('');
    const { status, headers, text } = await portal.ask(`/busca?termo=${digits}`);
    expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(text).not.toContain(digits);
  });
});

it('two bodies rendered at the same time know nothing of each other', async () => {
  const paths = ['/', '/contratos', '/mapa', '/ouvidoria', '/despesa', '/receita'];
  const asked = paths.flatMap((path) => BODIES.map(([, host]) => [path, host] as const));
  const own = (text: string): string => text.replace(/^.*<body>/s, '');
  const together = await Promise.all(asked.map(([path, host]) => portal.ask(`${path}?`, host)));
  for (const [i, [path, host]] of asked.entries()) {
    const alone = await portal.ask(`${path}?&`, host);
    expect(own(together[i]?.text ?? '').length).toBeGreaterThan(1_000);
    expect([path, host, own(together[i]?.text ?? '').includes('Câmara Municipal de Vale Claro')]).toEqual([
      path,
      host,
      own(alone.text).includes('Câmara Municipal de Vale Claro'),
    ]);
  }
});

describe('what others show inside their pages', () => {
  const HOST = BODIES[0][1];
  const policyOf = (headers: PortalReply['headers']): string => String(headers['content-security-policy']);

  it('is every list, explored, without a script, with its source; and a picture of the same', async () => {
    for (const set of datasets.filter((own) => own.menu && concerns(own, 'prefeitura') && !own.chamber)) {
      const page = await portal.ask(`/embed/${set.id}?_aba=explorar`, HOST);
      expect(page.status, set.id).toBe(200);
      expect(wordsOf(page.text)).toContain('Fonte: Prefeitura');
      expect(page.text).not.toMatch(/<script|<form|modulepreload/);
      const { status, text, headers } = await portal.ask(`/embed/${set.id}.svg`, HOST);
      expect([status, headers['content-type']], set.id).toEqual([200, 'image/svg+xml; charset=utf-8']);
      expect(text).toContain('Fonte: Prefeitura');
      expect(text).toContain('carga nº');
    }
  });

  it('may be framed by everybody, and no other page may', async () => {
    const embedded = await portal.ask('/embed/contratos?numAnoPub=2026', HOST);
    expect(policyOf(embedded.headers)).toContain('frame-ancestors *');
    expect(policyOf(embedded.headers)).toContain("script-src 'none'");
    expect(embedded.headers['x-frame-options']).toBeUndefined();
    const page = await portal.ask('/contratos?numAnoPub=2026', HOST);
    expect(policyOf(page.headers)).toContain("frame-ancestors 'self'");
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it.each(['/embed/ouvidoria', '/embed/', '/embed/nada', '/embed/nada.svg', '/embed/contratos.gif'])(
    'is no form and nothing else: %s',
    async (path) => {
      expect((await portal.ask(path, HOST)).status).toBe(404);
    },
  );

  it.each(['_por=nada', '_aba=mapa', '_por=numAnoPub,numAnoPub'])(
    'is no picture of a wrong question: %s',
    async (asked) => {
      expect((await portal.ask(`/embed/contratos.svg?${asked}`, HOST)).status).toBe(400);
    },
  );

  it('adds up: the total of the explored table is that of its list', async () => {
    const { text } = await portal.ask('/embed/contratos?_por=txtNomeRazaoContratada,numAnoPub&_topo=3,2', HOST);
    const { totals } = (await portal.ask('/api/v1/contratos?_size=1', HOST)).json;
    const cells = elementsOf(text, 'td').map(({ words }) => words);
    expect(cells.at(-1)).toBe(reais(Number(totals.vlrContrato)).replace('\u00a0', ' '));
    expect(wordsOf(text)).toMatch(/Outros \(\d+\)/);
  });
});
