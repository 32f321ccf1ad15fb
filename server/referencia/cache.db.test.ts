import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { referenciaOperations } from '../../catalog/referencia/operations.ts';
import { type Portal, sharePortal } from '../../test/portal.ts';
import { despesaYears } from '../despesa/sums.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await sharePortal();
});

afterEach(() => vi.restoreAllMocks());
afterAll(() => portal.close());

const API = 'pmdemo.apitransparencia.localhost';

/** Every call that answers data, as its clients ask it. */
const CALLS = referenciaOperations(datasets).flatMap(({ path, examples }) =>
  (examples ?? [])
    .filter(({ status = 200 }) => status === 200)
    .map(({ parameters }) => [path, new URLSearchParams(parameters as Record<string, string>).toString()] as const),
);

/** Counts how often the database is read. */
function countReads(): () => number {
  const read = vi.spyOn(portal.db, 'read');
  const exported = vi.spyOn(portal.db, 'export');
  return () => read.mock.calls.length + exported.mock.calls.length;
}

describe('a call of the reference system', () => {
  it.each(CALLS)('%s?%s reads the database once, however it is spelled', async (path, query) => {
    const first = await portal.ask(`${path}?${query}`, API);
    expect(first.status).toBe(200);
    const reads = countReads();
    const again = await portal.ask(`${path.toUpperCase()}?nada=1&${query}`, API);
    expect(again.text).toBe(first.text);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(reads()).toBe(0);
  });

  it.each([
    ['/contrato/contratoasync?dtInicio=2026-01-01&dtFim=2026-03-31', 'contratos'],
    ['/despesa/despesaporclassificacaoasync?dtIni=2026-01-01&dtFim=2026-03-31', 'pagamentos'],
    ['/receita/receitaprevistaarrecadadaasync?numExercicio=2026', 'receitas-previstas'],
    ['/arquivo/listarporarquivoasync?arquivo=LOA', '_arquivos'],
    // The current exercise is that of the newest data of any dataset.
    ['/obra/obraasync', 'pagamentos'],
  ])('%s is read again once %s changed', async (address, dataset) => {
    await portal.ask(address, API);
    portal.setting.cache.changed(1, dataset);
    const reads = countReads();
    await portal.ask(address, API);
    expect(reads()).toBe(1);
  });

  it('asks three centuries of expense only for the exercises that there are', async () => {
    const { rows } = await portal.db.read(1, (client) => client.query<{ exercicio: number }>(despesaYears(1)));
    const statements = countStatements();
    const { json } = await portal.ask('/despesa/despesaporclassificacaoasync?dtIni=1900-01-01&dtFim=2199-12-31', API);
    const years = rows.map(({ exercicio }) => exercicio).toReversed();
    expect([...new Set(json.data.map(({ exercicio }) => exercicio))]).toEqual(years);
    expect(statements()).toBeLessThanOrEqual(1 + 2 * years.length);
  });
});

/** Counts the statements that the database is read with. */
function countStatements(): () => number {
  let count = 0;
  const read = portal.db.read.bind(portal.db);
  vi.spyOn(portal.db, 'read').mockImplementation((tenant, work) =>
    read(tenant, (client) => {
      const query = vi.spyOn(client, 'query');
      return work(client).finally(() => {
        count += query.mock.calls.length;
        query.mockRestore();
      });
    }),
  );
  return () => count;
}
