import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concerns } from '../../catalog/body.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { printed, printKey } from '../../catalog/key.ts';
import type { Mudanca, MudancasAnswer } from '../../catalog/mudancas/answer.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { csv } from '../../demo/kit/csv.ts';
import { row } from '../../test/loads.ts';
import { hostOf, openBodies, type Portal } from '../../test/portal.ts';
import { rowsOfOnePeriod, withOtherValue } from '../../test/versions.ts';
import { load } from '../import/load.ts';
import type { LoadOptions } from '../import/options.ts';
import { oneFile } from '../import/read/files.ts';
import { redact } from '../import/redact.ts';
import { compareLoads } from '../mudancas/follow.ts';

let portal: Portal;
const tenants = new Map<string, number>();

beforeAll(async () => {
  portal = await openBodies({ documents: 'none' });
  await portal.db.own(async (client) => {
    const { rows } = await client.query<{ id: number; slug: string }>('SELECT id, slug FROM portal.tenants');
    for (const { id, slug } of rows) tenants.set(slug, id);
  });
});

afterAll(() => portal.close());

const tenantOf = (set: Dataset): number => tenants.get(concerns(set, 'prefeitura') ? 'pmdemo' : 'cmdemo') ?? 0;

/** Publishes rows. The search and the changes have tests of their own, and take longer than the load. */
const send = (set: Dataset, rows: readonly Cells[], options: Partial<LoadOptions> = {}): Promise<number> =>
  portal.db.own(async (client) => {
    const { carga } = await load(client, {
      tenant: tenantOf(set),
      dataset: set,
      files: oneFile('a.csv', csv(rows, set)),
      name: 'a.csv',
      reference: '2026-11-12',
      author: 'teste',
      force: true,
      search: 'later',
      ...options,
    });
    return carga ?? 0;
  });

const ask = (set: Dataset, path: string) => portal.ask(`/api/v1/${set.id}${path}`, hostOf(set));

const sorted = (rows: readonly Row[]): string[] => rows.map((own) => JSON.stringify(own)).sort();

/** Fields that other datasets add up to are of no load. */
const kept = (set: Dataset, rows: readonly Row[]): Row[] =>
  rows.map((own) => Object.fromEntries(Object.entries(own).filter(([name]) => !set.derived?.includes(name))));

/** What the second load of a dataset is told to have changed. */
async function changesOf(set: Dataset, carga: number): Promise<Mudanca[]> {
  await portal.db.own((client) => compareLoads(client, set, tenantOf(set)));
  const { text, status } = await ask(set, `/mudancas?_carga=${carga}`);
  expect(status, text).toBe(200);
  const answer: MudancasAnswer = JSON.parse(text);
  return answer.data;
}

describe('a second load with one row changed, one added and one dropped', () => {
  it.each(datasets.filter(({ cut }) => !cut).map((set) => [set.id, set] as const))(
    '%s: tells exactly these three, and the first still answers as it stood',
    async (_id, set) => {
      const [first, second, third] = rowsOfOnePeriod(set);
      const one = await send(set, [first, second]);
      const before = (await ask(set, '')).json;
      const { cells, field } = withOtherValue(set, first, second);
      const two = await send(set, [cells, third]);
      const changes = await changesOf(set, two);
      expect(changes.map(({ tipo, campos }) => [tipo, campos]).sort()).toEqual([
        ['alterado', [field]],
        ['novo', []],
        ['retirado', []],
      ]);
      for (const { registro, chave } of changes)
        expect(set.key.map((name) => printed(set, name, registro ?? {}))).toEqual(chave);
      const after = await ask(set, `?_carga=${one}`);
      expect(after.status, after.text).toBe(200);
      expect(sorted(kept(set, after.json.data))).toEqual(sorted(kept(set, before.data)));
      expect(after.json.total).toBe(before.total);
      for (const [name, sum] of Object.entries(after.json.totals))
        expect([name, sum]).toEqual([name, before.totals[name]]);
      expect(after.json.says).toMatch(new RegExp(`como estava na carga ${one}, de \\d\\d/\\d\\d/\\d{4}`));
      expect(after.json.dados).toMatchObject({ carga: one, referencia: '2026-11-12' });
      expect(sorted(kept(set, (await ask(set, '')).json.data))).not.toEqual(sorted(kept(set, before.data)));
    },
  );
});

describe('of contracts', () => {
  const at = (path: string) => ask(contratos, path);
  const numbers = async (carga: number): Promise<unknown[]> =>
    (await at(`?_carga=${carga}&_sort=numContrato`)).json.data.map(({ numContrato, vlrContrato }) => [
      numContrato,
      vlrContrato,
    ]);
  let one = 0;
  let two = 0;
  let three = 0;

  beforeAll(async () => {
    one = await send(contratos, [row('1', '2030', '10,00'), row('2', '2030', '20,00'), row('9', '2031', '1,00')]);
    two = await send(contratos, [row('3', '2030', '30,00')], { append: true });
    three = await send(contratos, [row('1', '2030', '11,00'), row('4', '2030', '40,00')]);
  });

  it('each period is of the last load that replaced it by then, with what was added since', async () => {
    const all = '&numAnoPub.gte=2030';
    const of = async (carga: number) =>
      (await at(`?_carga=${carga}${all}&_sort=numContrato`)).json.data.map(({ numContrato }) => numContrato);
    expect(await of(one)).toEqual(['1', '2', '9']);
    expect(await of(two)).toEqual(['1', '2', '3', '9']);
    expect(await of(three)).toEqual(['1', '4', '9']);
  });

  it('groups, filters, pages and cursors are of that state', async () => {
    const groups = (await at(`?_carga=${two}&_por=numAnoPub&numAnoPub.gte=2030&_sort=chave`)).json;
    expect(groups.data.map(({ chave, linhas, vlrContrato }) => [chave, linhas, vlrContrato])).toEqual([
      [2030, 3, 60],
      [2031, 1, 1],
    ]);
    const page = (await at(`?_carga=${two}&numAnoPub=2030&_sort=numContrato&_size=2`)).json;
    expect([page.total, page.totals.vlrContrato]).toEqual([3, 60]);
    const rest = (await at(`?_carga=${two}&numAnoPub=2030&_sort=numContrato&_size=2&_apos=${page.proxima}`)).json;
    expect(rest.data.map(({ numContrato }) => numContrato)).toEqual(['3']);
    const stray = await at(`?numAnoPub=2030&_sort=numContrato&_size=2&_apos=${page.proxima}`);
    expect(stray.status).toBe(400);
    const worded = (await at(`?_carga=${two}&numAnoPub=2030&txtNomeRazaoContratada.has=serra`)).json;
    expect(worded.total).toBe(3);
  });

  it('files are of that state, and say so in their names', async () => {
    const file = await at(`.csv?_carga=${two}&numAnoPub=2030&_sort=numContrato`);
    expect(file.text.trim().split('\n')).toHaveLength(4);
    expect(file.headers['content-disposition']).toContain(`-carga-${two}.csv`);
    const json = (await at(`.json?_carga=${one}&numAnoPub=2030`)).json;
    expect([json.total, json.totals.vlrContrato]).toEqual([2, 30]);
    expect(json.says).toContain(`como estava na carga ${one}`);
  });

  it('a record is as it was, and one that was not there yet is not found', async () => {
    const path = (number: string) =>
      printKey(contratos, { numContrato: number, numAnoPub: 2030 }).replace('/contratos', '');
    expect((await at(`${path('1')}?_carga=${one}`)).json.data).toMatchObject([{ vlrContrato: 10 }]);
    expect((await at(path('1'))).json.data).toMatchObject([{ vlrContrato: 11 }]);
    expect((await at(`${path('4')}?_carga=${one}`)).status).toBe(404);
    expect((await at(`${path('2')}?_carga=${two}`)).json.data).toMatchObject([{ vlrContrato: 20 }]);
  });

  it('a cut is cut from that state', async () => {
    const of = await portal.ask(`/api/v1/covidcontratos?_carga=${one}&numAnoPub=2030`);
    expect([of.status, of.json.total]).toEqual([200, 0]);
  });

  it('a record that was withdrawn since stays withdrawn, in the list, at its address and in files', async () => {
    expect(await numbers(one)).toContainEqual(['9', 1]);
    const key = { numContrato: '9', numAnoPub: '2031' };
    const job = {
      tenant: tenantOf(contratos),
      dataset: contratos,
      key,
      values: null,
      reason: 'Engano.',
      author: 'teste',
    };
    await portal.db.own((client) => redact(client, job));
    expect(await numbers(one)).not.toContainEqual(['9', 1]);
    expect((await at(`/9/2031?_carga=${one}`)).status).toBe(410);
    expect((await at(`.csv?_carga=${one}&numAnoPub=2031`)).text.trim().split('\n')).toHaveLength(1);
  });

  it.each([
    ['no such load', '?_carga=999999', 404, 'estão em /v1/contratos/cargas'],
    ['no number', '?_carga=hoje', 400, '_carga'],
    ['two loads', '?_carga=1&_carga=2', 400, 'mais de uma vez'],
    ['no such load of a record', '/1/2030?_carga=999999', 404, 'estão em /v1/contratos/cargas'],
  ])('says that there is %s', async (_, path, status, words) => {
    const refused = await at(path);
    expect([refused.status, refused.json.message]).toEqual([status, expect.stringContaining(words)]);
  });

  it('a load of another dataset or of another body is none of its own', async () => {
    expect((await portal.ask(`/api/v1/licitacao?_carga=${one}`)).status).toBe(404);
    const host = 'cmdemo.transparencia.localhost';
    expect((await portal.ask(`/api/v1/contratos?_carga=${one}`, host)).status).toBe(404);
  });

  it('a load whose archive is not kept is told as such', async () => {
    await portal.db.own((client) => client.query('DELETE FROM portal.arquivadas WHERE carga = $1', [two]));
    const refused = await at(`?_carga=${two}&numAnoPub=2030`);
    // The copy that was brought out before goes with a correction; the archive itself is gone.
    expect([refused.status, refused.json.message]).toEqual([404, expect.stringContaining('não está guardado')]);
  });

  it('asked twice is brought out once', async () => {
    await Promise.all([at(`?_carga=${one}&numAnoPub=2030&_size=3`), at(`?_carga=${one}&numAnoPub=2030&_size=4`)]);
    const { rows } = await portal.db.own((client) =>
      client.query(
        "SELECT linhas FROM portal.vistas WHERE dataset = 'contratos' AND carga = $1 AND periodos = '{2030}'",
        [one],
      ),
    );
    expect(rows).toEqual([{ linhas: 2 }]);
  });

  it('what other datasets add up to is no part of an old state', async () => {
    const refused = await portal.ask('/api/v1/empenhos?_carga=1&_sort=-vlrPago');
    expect([refused.status, refused.json.message]).toEqual([400, expect.stringContaining('soma de outros conjuntos')]);
  });
});
