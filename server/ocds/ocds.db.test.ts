import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '../../catalog/key.ts';
import type { RecordPackage, ReleasePackage } from '../../catalog/ocds/answer.ts';
import type { OcdsReference, OcdsRelease } from '../../catalog/ocds/release.ts';
import { OCDS_MARK, OcdsJudge, ocdsThere } from '../../test/ocds.ts';
import { type Portal, sharePortal } from '../../test/portal.ts';

const TOWN = 'localhost';
const CHAMBER = 'cmdemo.transparencia.localhost';
const HOSTS = [TOWN, CHAMBER];

let portal: Portal;
let judge: OcdsJudge;
/** Every release of each body, page after page. */
const all = new Map<string, OcdsRelease[]>();

beforeAll(async () => {
  portal = await sharePortal();
  if (ocdsThere) judge = new OcdsJudge();
  for (const host of HOSTS) all.set(host, await everyPage('/ocds/releases.json?_size=200', host));
});

afterAll(() => portal.close());

const packageAt = async (url: string, host: string): Promise<ReleasePackage> =>
  JSON.parse((await portal.ask(url, host)).text);

const pathIn = (url: string): string => new URL(url).pathname + new URL(url).search;

async function everyPage(first: string, host: string): Promise<OcdsRelease[]> {
  const found: OcdsRelease[] = [];
  for (let url: string | undefined = first; url; ) {
    const { releases, links } = await packageAt(url, host);
    found.push(...releases);
    url = links.next && pathIn(links.next);
  }
  return found;
}

const releasesOf = (host: string): OcdsRelease[] => all.get(host) ?? [];
const contractsIn = (releases: readonly OcdsRelease[]) => releases.flatMap(({ contracts = [] }) => contracts);
const recordAt = async (url: string, host: string): Promise<RecordPackage> =>
  JSON.parse((await portal.ask(url, host)).text);

const linesAt = async (url: string, host: string): Promise<string[]> =>
  (await portal.app.inject({ url, headers: { host } })).body.trimEnd().split('\n');

const slugAt = (host: string): string => (host === TOWN ? 'pmdemo' : 'cmdemo');

/** Payments of the empenhos that name a contract, as a person would add them up. */
const PAID = `SELECT count(*)::int AS linhas, sum(p."vlrPago") AS soma FROM dados.pagamentos p
  JOIN portal.tenants t ON t.id = p.tenant AND t.slug = $1
  JOIN dados.empenhos e USING (tenant, "codOrgao", "codUnidade", "numDocEmpenho", "numExercicio")
  JOIN dados.contratos c ON c.tenant = p.tenant AND c."numContrato" = e."numContrato" AND c."numAnoPub" = e."numAnoPub"`;

/** Everybody whom a release refers to, with the role that the place implies. */
function referencesIn({ buyer, tender, awards = [], contracts = [] }: OcdsRelease): [string, OcdsReference][] {
  const paid = contracts.flatMap(({ implementation }) => implementation?.transactions ?? []);
  return [
    ['buyer', buyer],
    ...(tender?.procuringEntity ? [['procuringEntity', tender.procuringEntity] as [string, OcdsReference]] : []),
    ...(tender?.tenderers ?? []).map((one): [string, OcdsReference] => ['tenderer', one]),
    ...awards.flatMap(({ suppliers = [] }) => suppliers).map((one): [string, OcdsReference] => ['supplier', one]),
    ...paid.map(({ payer }): [string, OcdsReference] => ['payer', payer]),
    ...paid.flatMap(({ payee }) => payee ?? []).map((one): [string, OcdsReference] => ['payee', one]),
  ];
}

const cents = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + Math.round(one * 100), 0);

describe.each(HOSTS)('the processes of %s', (host) => {
  it.skipIf(!ocdsThere)(`are valid OCDS 1.1.5, each of them${OCDS_MARK}`, () => {
    const faults = releasesOf(host).flatMap((release) =>
      judge.release(release).map((fault) => `${release.ocid}${fault}`),
    );
    expect(releasesOf(host).length).toBeGreaterThan(20);
    expect(faults.slice(0, 5)).toEqual([]);
  });

  it('are as many as our lists have licitações and contracts, and contracts come to the same sum', async () => {
    const tenders = (await portal.ask('/api/v1/licitacao?_size=1', host)).json;
    const contracts = (await portal.ask('/api/v1/contratos?_size=1', host)).json;
    const found = contractsIn(releasesOf(host));
    expect(releasesOf(host).filter(({ tag }) => tag.includes('tender'))).toHaveLength(tenders.total);
    expect(found).toHaveLength(contracts.total);
    expect(cents(found.map(({ value }) => value?.amount ?? 0))).toBe(cents([contracts.totals.vlrContrato ?? 0]));
    const estimated = releasesOf(host).flatMap(({ tender }) => tender?.value?.amount ?? []);
    expect(cents(estimated)).toBe(cents([tenders.totals.vlrEstimado ?? 0]));
    const awarded = releasesOf(host)
      .flatMap(({ awards = [] }) => awards)
      .filter(({ status }) => status === 'active');
    expect(cents(awarded.map(({ value }) => value?.amount ?? 0))).toBe(cents([tenders.totals.vlrTotal ?? 0]));
  });

  it('have the payments that the ways of the contracts have, each once', async () => {
    const { rows } = await portal.db.own((client) =>
      client.query<{ linhas: number; soma: number }>(PAID, [slugAt(host)]),
    );
    const paid = contractsIn(releasesOf(host)).flatMap(({ implementation }) => implementation?.transactions ?? []);
    expect(paid).toHaveLength(rows[0]?.linhas ?? -1);
    expect(cents(paid.map(({ value }) => value.amount))).toBe(cents([Number(rows[0]?.soma)]));
    expect(new Set(paid.map(({ uri }) => uri)).size).toBe(paid.length);
  });

  it('tell of each contract what its way tells', async () => {
    const paid = contractsIn(releasesOf(host)).filter(({ implementation }) => implementation);
    for (const { id, implementation } of paid.slice(0, 5)) {
      const [, number = '', year = ''] = /^(.*)\/(\d{4})$/.exec(id) ?? [];
      const way = await portal.ask(`/api/v1/percurso${pathOf('contratos', [number, year])}`, host);
      const last = way.json.data.at(-1);
      const transactions = implementation?.transactions ?? [];
      expect({ id, total: transactions.length, soma: cents(transactions.map(({ value }) => value.amount)) }).toEqual({
        id,
        total: last?.total,
        soma: cents([Number(last?.soma)]),
      });
    }
  });

  it('refer only to parties that they have, in roles that these have', () => {
    const strays = releasesOf(host).flatMap((release) =>
      referencesIn(release)
        .filter(([role, one]) => !release.parties.some(({ id, roles }) => id === one.id && roles.includes(role)))
        .map(([role, { name }]) => `${release.ocid} ${role} ${name}`),
    );
    expect(strays).toEqual([]);
    const twice = releasesOf(host).filter(({ parties }) => new Set(parties.map(({ id }) => id)).size < parties.length);
    expect(twice).toEqual([]);
  });

  it('give every contract an award of its process, and every part an id of its own', () => {
    for (const { ocid, awards = [], contracts = [], tender } of releasesOf(host)) {
      const ids = awards.map(({ id }) => id);
      expect({ ocid, lost: contracts.filter(({ awardID }) => !ids.includes(awardID)) }).toEqual({ ocid, lost: [] });
      const lists = [ids, contracts.map(({ id }) => id), (tender?.items ?? []).map(({ id }) => id)];
      for (const list of lists) expect({ ocid, ids: new Set(list).size }).toEqual({ ocid, ids: list.length });
    }
  });

  it('show no CPF, and know nobody by one', () => {
    const text = JSON.stringify(releasesOf(host));
    expect(text).not.toMatch(/\d{3}\.\d{3}\.\d{3}-\d{2}/);
    expect(releasesOf(host).flatMap(({ parties }) => parties.filter(({ id }) => id.includes('*')))).toEqual([]);
    expect(text).toContain('-pessoa-');
    const schemes = releasesOf(host).flatMap(({ parties }) =>
      parties.flatMap(({ identifier }) => identifier?.scheme ?? []),
    );
    expect([...new Set(schemes)]).toEqual(['BR-CNPJ']);
  });

  it('are the same in the files of the years, page by page and one by one', async () => {
    const { json } = await portal.ask('/ocds', host);
    const years = json.data.map(({ ano }) => Number(ano));
    const lines: string[] = [];
    for (const year of years) lines.push(...(await linesAt(`/ocds/${year}.jsonl`, host)));
    const sorted = (texts: readonly string[]): string[] => [...texts].sort();
    expect(sorted(lines)).toEqual(sorted(releasesOf(host).map((release) => JSON.stringify(release))));
    expect(json).toMatchObject({ processos: lines.length });
    const [first] = releasesOf(host);
    const { records } = await recordAt(`/ocds/${first?.ocid}`, host);
    expect(records[0]?.releases).toEqual([first]);
    expect(records[0]?.compiledRelease).toMatchObject({
      tag: ['compiled'],
      ocid: first?.ocid,
      parties: first?.parties,
    });
  });

  it.skipIf(!ocdsThere)(`come in packages that are valid too${OCDS_MARK}`, async () => {
    expect(judge.package('release', await packageAt('/ocds/releases.json?_size=3', host))).toEqual([]);
    for (const { ocid } of [releasesOf(host).at(0), releasesOf(host).at(-1)].flatMap((one) => one ?? []))
      expect(judge.package('record', await recordAt(`/ocds/${ocid}`, host))).toEqual([]);
  });
});

describe('a page of releases', () => {
  it('is of the days asked for, in their order, whatever its size', async () => {
    const some = await everyPage('/ocds/releases.json?dataInicio=2025-03-01&dataFim=2025-06-30&_size=7', TOWN);
    const whole = await everyPage('/ocds/releases.json?dataInicio=2025-03-01&dataFim=2025-06-30&_size=200', TOWN);
    expect(some).toEqual(whole);
    expect(some.length).toBeGreaterThan(7);
    const days = some.flatMap(({ tender }) => tender?.tenderPeriod?.startDate?.slice(0, 10) ?? []);
    expect(days).toEqual([...days].sort());
    expect([days.at(0), days.at(-1)].every((day) => day && day >= '2025-03-01' && day <= '2025-06-30')).toBe(true);
  });

  it('since a moment has what was loaded since, and the next load has nothing yet', async () => {
    expect(await everyPage('/ocds/releases.json?atualizadoDesde=2020-01-01&_size=200', CHAMBER)).toHaveLength(
      releasesOf(CHAMBER).length,
    );
    expect(await everyPage('/ocds/releases.json?atualizadoDesde=2999-01-01T00:00:00Z', CHAMBER)).toEqual([]);
  });

  it('is refused with a cursor of another question, and with what is no day', async () => {
    const { links } = await packageAt('/ocds/releases.json?_size=1', TOWN);
    const cursor = new URL(links.next ?? '').searchParams.get('_apos');
    for (const query of [
      `ano=2025&_apos=${cursor}`,
      '_apos=x',
      'dataInicio=ontem',
      'ano=dois',
      '_size=0',
      'pagina=2',
    ]) {
      const { status, json } = await portal.ask(`/ocds/releases.json?${query}`);
      expect({ query, status, type: json.type }).toEqual({ query, status: 400, type: 'BAD_QUERY' });
      expect(json.message).toMatch(/\.$/);
    }
  });

  it('is answered to any origin, from memory, and not again to who has it', async () => {
    const { headers } = await portal.ask('/ocds/releases.json?_size=2');
    expect(headers['access-control-allow-origin']).toBe('*');
    const again = await portal.app.inject({
      url: '/ocds/releases.json?_size=2',
      headers: { host: TOWN, 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('is the same with the rest of the API, and its links lead to the site', async () => {
    const [short, long] = [
      await packageAt('/ocds/releases.json?_size=2', TOWN),
      await packageAt('/api/v1/ocds/releases.json?_size=2', TOWN),
    ];
    expect(long).toEqual(short);
    const apart = 'cmdemo.apitransparencia.localhost';
    const other = await packageAt('/v1/ocds/releases.json?_size=2', apart);
    expect(await packageAt('/ocds/releases.json?_size=2', apart)).toEqual(other);
    expect(other.links.next).toContain('http://cmdemo.transparencia.localhost/ocds/releases.json?');
  });
});

describe('a process', () => {
  it('of another body is not found, with a sentence', async () => {
    const { status, json } = await portal.ask(`/ocds/${releasesOf(CHAMBER)[0]?.ocid}`, TOWN);
    expect({ status, type: json.type }).toEqual({ status: 404, type: 'NOT_FOUND' });
    expect(json.message).toContain('“local-pmdemo-”');
    for (const ocid of [
      'nada',
      'local-pmdemo-l-1-0123456789',
      'local-pmdemo-c-1-2025',
      'local-pmdemo-l-_ff-0123456789',
    ])
      expect((await portal.ask(`/ocds/${ocid}`)).status).toBe(404);
    expect((await portal.ask('/ocds/1950.jsonl')).json).toMatchObject({ type: 'NOT_FOUND' });
  });

  it('is found by the pages of its licitação and of its contracts', async () => {
    const release = releasesOf(TOWN).find(({ tag }) => tag.includes('tender') && tag.includes('implementation'));
    const [, number = '', year = ''] = /^(.*)\/(\d{4})$/.exec(release?.contracts?.[0]?.id ?? '') ?? [];
    const page = pathOf('contratos', [number, year]);
    const { records } = await recordAt(`/ocds${page}`, TOWN);
    expect(records[0]?.ocid).toBe(release?.ocid);
    expect((await portal.ask(page)).text).toContain(`href="/api/v1/ocds${page}"`);
    expect((await portal.ask('/ocds/contratos/nada/2025')).status).toBe(404);
  });

  it('has its files where its addresses say', async () => {
    const found = releasesOf(TOWN)
      .flatMap(({ tender }) => tender?.documents ?? [])
      .filter(({ format }) => format === 'application/pdf');
    const { status, headers } = await portal.ask(pathIn(found[0]?.url ?? ''));
    expect({ status, type: headers['content-type'] }).toMatchObject({ status: 200, type: 'application/pdf' });
    const paid = contractsIn(releasesOf(TOWN)).flatMap(({ implementation }) => implementation?.transactions ?? []);
    expect((await portal.ask(`/api/v1${pathIn(paid[0]?.uri ?? '')}`)).json.data[0]?.vlrPago).toBe(
      paid[0]?.value.amount,
    );
  });
});

it('a year is sent compressed to who takes it so, and not again to who has it', async () => {
  const [release] = releasesOf(CHAMBER);
  const year = (await portal.ask('/ocds', CHAMBER)).json.data.at(-1)?.ano;
  const { rawPayload, headers } = await portal.app.inject({
    url: `/ocds/${year}.jsonl`,
    headers: { host: CHAMBER, 'accept-encoding': 'gzip' },
  });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(rawPayload).toString()).toContain(release?.ocid);
  const again = { host: CHAMBER, 'if-none-match': String(headers.etag) };
  expect((await portal.app.inject({ url: `/ocds/${year}.jsonl`, headers: again })).statusCode).toBe(304);
});
