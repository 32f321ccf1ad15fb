import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import AjvDraft04 from 'ajv-draft-04';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concerns } from '../../catalog/body.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import type { Portal } from '../../test/portal.ts';
import { openSamples } from '../../test/samples.ts';
import { catchUpPackages } from './follow.ts';

const SITE = 'pmdemo.transparencia.localhost:3000';
/** Datasets whose files are made here: the catalogues of the others tell of what is live alone. */
const PACKED = datasets.filter(({ id }) => ['contratos', 'aditivos'].includes(id));

let portal: Portal;

beforeAll(async () => {
  portal = await openSamples();
  const shelf = { datasets: PACKED, dir: portal.setting.bulkDir, mostBytes: 1024 ** 4 };
  await portal.db.own((client) => catchUpPackages(client, shelf));
});

afterAll(() => portal.close());

const get = async (path: string, host = SITE) => {
  const { statusCode, payload } = await portal.app.inject({ url: path, headers: { host } });
  return { status: statusCode, json: JSON.parse(payload) };
};

const own = datasets.filter((set) => concerns(set, 'prefeitura'));

/** The public profile, as the package `datapackage` 1.1.10 (MIT) carries it from specs.frictionlessdata.io. */
async function profile(name: string) {
  const text = await readFile(join(import.meta.dirname, '../../test/frictionless', `${name}.json`), 'utf8');
  return new AjvDraft04.default({ strict: false, validateFormats: false }).compile(JSON.parse(text));
}

describe('the data package', () => {
  it('is valid by the public profile, and so is each of its resources', async () => {
    const { json } = await get('/api/v1/datapackage.json');
    const [whole, resource, tabular] = await Promise.all(
      ['data-package', 'data-resource', 'tabular-data-resource'].map(profile),
    );
    expect([whole?.(json), whole?.errors]).toEqual([true, null]);
    for (const one of json.resources) {
      const check = one.profile === 'data-resource' ? resource : tabular;
      expect([one.name, check?.(one), check?.errors]).toEqual([one.name, true, null]);
    }
  });

  it('has every dataset of the body, and the files of each year with size, digest and licence', async () => {
    const { json } = await get('/api/v1/datapackage.json');
    const names: string[] = json.resources.map(({ name }: { name: string }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { id } of own) expect(names).toContain(id);
    const manifest = (await get('/dados-abertos/contratos/manifest.json')).json.data;
    for (const { ano, arquivos } of manifest.anos)
      for (const { formato, href, bytes, sha256 } of arquivos)
        expect(json.resources).toContainEqual(
          expect.objectContaining({
            name: `contratos-${ano}-${formato.replaceAll('.', '-')}`,
            path: href,
            bytes,
            hash: `sha256:${sha256}`,
            licenses: [expect.objectContaining({ name: 'CC-BY-4.0' })],
          }),
        );
  });
});

/** Every node of a JSON-LD document of a type. */
function nodesOf(value: unknown, type: string): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap((one) => nodesOf(one, type));
  if (typeof value !== 'object' || value === null) return [];
  const nested = Object.values(value).flatMap((one) => nodesOf(one, type));
  return '@type' in value && value['@type'] === type ? [{ ...value }, ...nested] : nested;
}

describe('the DCAT-AP catalogue', () => {
  it('tells every dataset that has ever been published, with what the profile demands', async () => {
    const { json } = await get('/dados-abertos/catalogo.jsonld');
    expect(json).toMatchObject({ '@type': 'dcat:Catalog', 'dct:publisher': { '@type': 'foaf:Agent' } });
    const found = nodesOf(json, 'dcat:Dataset');
    expect(found.map((one) => String(one['@id']).split('/').at(-1)).sort()).toEqual(own.map(({ id }) => id).sort());
    const demanded = ['title', 'description', 'publisher', 'accrualPeriodicity', 'spatial'].map(
      (name) => `dct:${name}`,
    );
    for (const one of found) {
      expect(Object.keys(one)).toEqual(
        expect.arrayContaining([...demanded, 'dcat:theme', 'dcat:distribution', 'dcat:contactPoint']),
      );
      expect(JSON.stringify(one['dcat:theme'])).toContain('http://vocab.e.gov.br/id/governo#');
    }
    for (const one of nodesOf(json, 'dcat:Distribution'))
      expect(Object.keys(one)).toEqual(expect.arrayContaining(['dcat:accessURL', 'dcat:mediaType', 'dct:license']));
  });

  it('uses no prefix that it does not explain, and leads to files that are there', async () => {
    const { json } = await get('/dados-abertos/catalogo.jsonld');
    const used = new Set([...JSON.stringify(json).matchAll(/"([a-z]+):[A-Za-z]+"/g)].map(([, prefix]) => prefix));
    for (const prefix of used) expect(Object.keys(json['@context'])).toContain(prefix);
    const contratos = nodesOf(json, 'dcat:Dataset').find((one) => String(one['@id']).endsWith('/contratos'));
    for (const { '@id': address } of nodesOf(contratos, 'dcat:Distribution')) {
      const { host, pathname } = new URL(String(address));
      const { statusCode } = await portal.app.inject({ method: 'HEAD', url: pathname, headers: { host } });
      expect({ address, statusCode }).toEqual({ address, statusCode: 200 });
    }
  });
});

/** The searches of ckanext-harvest's CKANHarvester: the same parameters, page after page until one is empty. */
async function gather(fq?: string, host = SITE): Promise<{ id: string; name: string }[]> {
  const gathered: { id: string; name: string }[] = [];
  for (let start = 0; ; start += 100) {
    const asked = new URLSearchParams({ rows: '100', start: String(start), sort: 'id asc', ...(fq && { fq }) });
    const { status, json } = await get(`/api/3/action/package_search?${asked}`, host);
    expect({ status, success: json.success }).toEqual({ status: 200, success: true });
    const page: { id: string; name: string }[] = json.result.results;
    if (page.length === 0) return gathered;
    gathered.push(...page);
  }
}

describe('a harvester of CKAN', () => {
  it('gathers every dataset once, in the order of their numbers', async () => {
    const gathered = await gather();
    const ids = gathered.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(gathered.map(({ name }) => name).sort()).toEqual(own.map(({ id }) => `pmdemo-${id}`).sort());
    expect((await get('/api/3/action/package_list')).json.result).toEqual(gathered.map(({ name }) => name).sort());
  });

  it('gathers what changed since its last visit, and nothing when nothing did', async () => {
    expect((await gather('metadata_modified:[2020-01-01T00:00:00.000000Z TO *]')).length).toBe(own.length);
    expect(await gather('metadata_modified:[2099-01-01T00:00:00.000000Z TO *]')).toEqual([]);
  });

  it('may take or leave organizations and groups', async () => {
    expect((await gather('organization:pmdemo OR organization:outro')).length).toBe(own.length);
    expect(await gather('-organization:pmdemo')).toEqual([]);
    const licitacoes = own.filter(({ menu }) => menu === 'Licitações e contratos');
    expect((await gather('groups:licitacoes-e-contratos')).length).toBe(licitacoes.length);
  });

  it('finds in each package what it copies', async () => {
    const names = /^[a-z0-9_-]{2,100}$/;
    for (const { id } of await gather()) {
      const { result } = (await get(`/api/3/action/package_show?id=${id}`)).json;
      expect(result).toMatchObject({ id, type: 'dataset', state: 'active', license_id: 'cc-by-4.0' });
      expect(result.name).toMatch(names);
      expect(result.title.length * result.notes.length).toBeGreaterThan(0);
      expect(result.owner_org).toBe(result.organization.id);
      for (const { name } of result.tags) expect(name).toMatch(/^[\p{L}\p{N} ._-]{2,100}$/u);
      for (const { name } of result.groups) expect(name).toMatch(names);
      const keys = result.extras.map(({ key }: { key: string }) => key);
      expect(keys).toEqual([...new Set(keys)]);
      expect(result.resources.length).toBe(result.num_resources);
      for (const { url, format, package_id } of result.resources)
        expect({ url, format, package_id }).toEqual({
          url: expect.stringMatching(/^https?:/),
          format: expect.any(String),
          package_id: id,
        });
    }
  });

  it('finds the remote organization and groups that a package names', async () => {
    const { result } = (await get('/api/3/action/package_show?id=pmdemo-contratos')).json;
    const organization = await get(`/api/3/action/organization_show?id=${result.owner_org}`);
    expect(organization.json.result.name).toBe('pmdemo');
    const group = await get(`/api/3/action/group_show?id=${result.groups[0].id}`);
    expect(group.json.result.name).toBe('licitacoes-e-contratos');
    expect((await get('/api/3/action/organization_list')).json.result).toEqual(['pmdemo']);
    expect((await get('/api/3/action/status_show')).json.result.site_url).toBe(`http://${SITE}`);
    expect((await get('/api/3/action/site_read')).json.result).toBe(true);
  });

  it.each([
    ['package_show?id=nada', 404, 'Not Found Error'],
    ['package_delete?id=pmdemo-contratos', 404, 'Not Found Error'],
    ['package_search?fq=cor:azul', 409, 'Search Query Error'],
    ['package_search?fq=metadata_modified:[ontem TO *]', 409, 'Search Query Error'],
    ['package_search?rows=muitas', 409, 'Search Query Error'],
    ['package_search?sort=cor asc', 409, 'Search Query Error'],
  ])('is told in its own words what cannot be answered: %s', async (asked, status, type) => {
    const answer = await get(`/api/3/action/${encodeURI(asked)}`);
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ success: false, error: { __type: type } });
  });

  it('sees each body alone', async () => {
    const chamber = await gather(undefined, 'cmdemo.transparencia.localhost:3000');
    const town = new Set((await gather()).map(({ id }) => id));
    expect(chamber.filter(({ id }) => town.has(id))).toEqual([]);
  });
});
