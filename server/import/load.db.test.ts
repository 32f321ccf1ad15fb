import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storedOf } from '../../catalog/dataset.ts';
import { empenhos } from '../../catalog/datasets/empenhos.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { samples } from '../../catalog/samples/index.ts';
import { row, TwoTenants } from '../../test/loads.ts';

let desk: TwoTenants;

beforeAll(async () => {
  desk = await TwoTenants.open();
});
beforeEach(() => desk.clear());
afterAll(() => desk.close());

describe.each(datasets.filter(({ cut }) => !cut))('the sample of $id', (set) => {
  const sample = samples[set.id] ?? [];
  const rows = sample.map(({ cells }) => cells);

  it('is published but for its two bad rows, each explained, and stored value by value as the catalog reads it', async () => {
    const report = await desk.send(rows, { dataset: set, maxRefused: 0.2 });
    expect(report).toMatchObject({ read: 12, accepted: 10, refused: 2, unchanged: false });
    const bad = sample.filter(({ refused }) => refused);
    expect(report.refusals.map(({ field }) => field)).toEqual(bad.map(({ refused }) => refused?.field));
    expect(await desk.stored(desk.here, set)).toHaveLength(10);
    const expected = sample
      .filter(({ refused }) => !refused)
      .map(({ cells }) =>
        storedOf(set).map(([name, field]) => {
          const parsed = field.parse(cells[name] ?? '', 'br');
          if (!parsed.ok || (cells[name] ?? '') === '') return null;
          return field.type.startsWith('numeric') ? String(parsed.value) : field.print(parsed.value);
        }),
      );
    const columns = storedOf(set).map(([name, { type }]) =>
      type === 'boolean'
        ? `"${name}"::int::text`
        : type.startsWith('numeric')
          ? `trim_scale("${name}")::text`
          : `"${name}"::text`,
    );
    const { rows: found } = await desk.client.query({
      text: `SELECT ${columns.join(', ')} FROM dados."${set.id}" ORDER BY id`,
      rowMode: 'array',
    });
    expect(found).toEqual(expected);
  });
});

describe('a load', () => {
  it('replaces the periods of its rows and leaves the others', async () => {
    await desk.send([row('1', '2024'), row('2', '2025'), row('3', '2025')]);
    await desk.send([row('4', '2025')]);
    expect(await desk.numbers()).toEqual(['1', '4']);
  });

  it('replaces a period it was told of, though no row of it came', async () => {
    await desk.send([row('1', '2024'), row('2', '2025')]);
    await desk.send([], { period: [2025] });
    expect(await desk.numbers()).toEqual(['1']);
  });

  it('publishes what falls short of the advice of its dataset, says so, and keeps it with the load', async () => {
    const [first] = samples.empenhos ?? [];
    const cells = { ...first?.cells, txtModalidadeLicit: 'Dispensa', numCertame: '', txtFundamento: '' };
    const report = await desk.send([cells], { dataset: empenhos });
    expect(report.accepted).toBe(1);
    expect(report.warnings).toContainEqual(expect.objectContaining({ tipo: 'conselho', quantas: 1 }));
    const { rows } = await desk.client.query('SELECT avisos FROM portal.cargas');
    expect(rows[0].avisos).toMatchObject([{ quantas: 1, mensagem: expect.stringContaining('linha 2') }]);
  });

  it('touches no other tenant', async () => {
    await desk.send([row('1', '2025')], { tenant: desk.there });
    await desk.send([row('2', '2025')]);
    expect([await desk.numbers(desk.there), await desk.numbers()]).toEqual([['1'], ['2']]);
    expect([await desk.version(desk.there), await desk.version()]).toEqual([1, 1]);
  });

  it('is on record, with its file, its period, its date and its counts', async () => {
    const report = await desk.send([row('1', '2024'), row('2', '2025'), row('', '2025')], { maxRefused: 0.5 });
    const { rows } = await desk.client.query('SELECT *, referencia::text FROM portal.cargas');
    expect(rows).toMatchObject([
      {
        id: report.carga,
        tenant: desk.here,
        dataset: 'contratos',
        arquivo: 'contratos.csv',
        periodo: ['2024', '2025'],
        referencia: '2026-11-12',
        lidas: 3,
        linhas: 2,
        recusadas: 1,
        autor: 'teste',
      },
    ]);
    expect(rows[0].sha256).toMatch(/^[0-9a-f]{64}$/);
    expect((await desk.stored()).map(({ carga }) => carga)).toEqual([report.carga, report.carga]);
  });

  it('adds up to the cent what can be added', async () => {
    const report = await desk.send([
      row('1', '2025', '0,10'),
      row('2', '2025', '0,20'),
      row('3', '2025', '1.000.000,00'),
    ]);
    expect(report.sums).toEqual({ vlrInicial: 0, vlrAcrescimos: 0, vlrSupressoes: 0, vlrContrato: 1000000.3 });
  });

  it('is announced once it can be read', async () => {
    const listener = await desk.connect();
    await listener.query('LISTEN portal_versao');
    const heard = new Promise<string | undefined>((done) =>
      listener.on('notification', ({ payload }) => done(payload)),
    );
    await desk.send([row('1', '2025')]);
    expect(JSON.parse((await heard) ?? '')).toEqual({ tenant: desk.here, dataset: 'contratos' });
    await listener.end();
  });

  it('says how far it is', async () => {
    const seen: number[] = [];
    await desk.send([row('1', '2025'), row('2', '2025')], { onProgress: (read) => seen.push(read) });
    expect(seen.at(-1)).toBe(2);
  });
});

it('a first load of many rows says what it does after the last one, and keeps nobody from reading meanwhile', async () => {
  const reader = await desk.connect();
  await reader.query("SET lock_timeout = '5s'");
  const rows = Array.from({ length: 25_000 }, (_, i) => row(`${i}`, `${2020 + (i % 5)}`));
  const stages: string[] = [];
  const reads: Promise<unknown>[] = [];
  const onStage = (what: string): void => {
    stages.push(what);
    reads.push(reader.query('SELECT count(*) FROM dados.contratos'));
  };
  expect(await desk.send(rows, { onStage })).toMatchObject({ accepted: 25_000 });
  await Promise.all(reads);
  await reader.end();
  expect(stages).toEqual([
    'tirando as linhas de antes',
    'gravando as linhas',
    'somando',
    'comparando os estágios',
    'guardando o arquivo',
    'medindo as tabelas',
    'preparando a busca',
    'comparando com o que havia',
  ]);
});

it('no CPF of the files can be found anywhere in the database', async () => {
  for (const set of datasets.filter(({ cut }) => !cut))
    await desk.send(
      (samples[set.id] ?? []).map(({ cells }) => cells),
      { dataset: set, maxRefused: 0.2 },
    );
  const { rows } = await desk.client.query(
    "SELECT schemaname, tablename FROM pg_tables WHERE schemaname IN ('dados', 'portal')",
  );
  for (const { schemaname, tablename } of rows) {
    const found = await desk.client.query(
      `SELECT t::text FROM ${schemaname}."${tablename}" t WHERE t::text ~ '\\m\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}\\M'`,
    );
    expect(found.rows).toEqual([]);
  }
  const masked = await desk.client.query(
    `SELECT 1 FROM dados.contratos WHERE "txtCpfCnpjContratada" = '***.456.789-**'`,
  );
  expect(masked.rowCount).toBe(2);
});
