import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { brasiliaToday } from '../../catalog/texto/moment.ts';
import { row, TwoTenants } from '../../test/loads.ts';
import { lines } from '../cli/report.ts';
import { RejectedLoad } from './publish/report.ts';
import { redact } from './redact.ts';
import { rollback } from './rollback.ts';

let desk: TwoTenants;

beforeAll(async () => {
  desk = await TwoTenants.open();
});
beforeEach(() => desk.clear());
afterAll(() => desk.close());

const of = (year: string, count: number, value = '10,00') =>
  Array.from({ length: count }, (_, i) => row(`${i + 1}/${year}`, year, value));

/** Rows and value that are really there, by year. */
async function published(): Promise<Record<string, string>> {
  const text = `SELECT "numAnoPub" AS ano, count(*)::int AS linhas, sum("vlrContrato")::float AS valor
    FROM dados.contratos WHERE tenant = $1 GROUP BY 1`;
  const { rows } = await desk.client.query(text, [desk.here]);
  return Object.fromEntries(rows.map(({ ano, linhas, valor }) => [ano, `${linhas} × ${valor}`]));
}

/** The same as it is kept for each period, with its day. */
async function kept(): Promise<Record<string, string>> {
  const text = `SELECT periodo, linhas, somas, referencia::text FROM portal.periodos WHERE tenant = $1`;
  const { rows } = await desk.client.query(text, [desk.here]);
  return Object.fromEntries(
    rows.map(({ periodo, linhas, somas, referencia }) => [
      periodo,
      `${linhas} × ${somas.vlrContrato ?? 0} até ${referencia}`,
    ]),
  );
}

const rejected = async (work: Promise<unknown>): Promise<RejectedLoad> => {
  const error = await work.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RejectedLoad);
  return error as RejectedLoad;
};

describe('a file of 2020 with some rows of 2019, after that of 2019', () => {
  const file = [...of('2020', 300), ...of('2019', 15)];
  beforeEach(() => desk.send(of('2019', 500), { reference: '2019-12-31' }));

  it.each([{}, { rehearsal: true }])('is refused with what 2019 would lose and what to do (%j)', async (options) => {
    const { message, report } = await rejected(desk.send(file, options));
    expect(message).toContain('2019: de 500 para 15 linhas, Valor atual de R$\u00a05.000,00 para R$\u00a0150,00');
    for (const way of ['--periodo 2020', '--acrescenta', '--force']) expect(message).toContain(way);
    expect(report.changes).toMatchObject([
      { periodo: '2019', antes: { linhas: 500, vlrContrato: 5000 }, depois: { linhas: 15, vlrContrato: 150 } },
      { periodo: '2020', antes: null, depois: { linhas: 300 } },
    ]);
    expect(lines(contratos, report).join('\n')).toMatch(/2019 +500 +15 +R\$.5\.000,00 +R\$.150,00/);
    expect(await published()).toEqual({ 2019: '500 × 5000' });
  });

  it('is taken with the period 2020 alone, and says what it left out', async () => {
    const report = await desk.send(file, { period: [2020] });
    expect(report).toMatchObject({ read: 315, accepted: 300, refused: 0, leftOut: [{ periodo: '2019', linhas: 15 }] });
    expect(report.warnings[0]?.mensagem).toBe('15 linhas de 2019 ficaram de fora: a carga é só de 2020.');
    expect(await published()).toEqual({ 2019: '500 × 5000', 2020: '300 × 3000' });
  });

  it('is put beside what there is when told so', async () => {
    await desk.send(file, { append: true });
    expect(await published()).toEqual({ 2019: '515 × 5150', 2020: '300 × 3000' });
    expect(await kept()).toEqual({
      2019: '515 × 5150 até 2026-11-12',
      2020: '300 × 3000 até 2026-11-12',
    });
  });

  it('replaces both years when it is forced', async () => {
    expect(await desk.send(file, { force: true })).toMatchObject({ before: { linhas: 500 } });
    expect(await published()).toEqual({ 2019: '15 × 150', 2020: '300 × 3000' });
  });

  it('hides no fall behind the growth of another year', async () => {
    await rejected(desk.send([...of('2020', 9_000), ...of('2019', 200)]));
    await rejected(desk.send([...of('2020', 9_000), ...of('2019', 500, '1,00')]));
    expect(await published()).toEqual({ 2019: '500 × 5000' });
  });
});

describe('a fall', () => {
  it('is none where nothing was published: a few rows of another year are told and taken', async () => {
    const report = await desk.send([...of('2020', 30), ...of('2019', 2)]);
    expect(lines(contratos, report).join('\n')).toMatch(/2019 +0 +2 /);
    expect(await published()).toEqual({ 2019: '2 × 20', 2020: '30 × 300' });
  });

  it('of a year of few rows is one when the file is of another year too', async () => {
    await desk.send(of('2019', 6));
    const { message } = await rejected(desk.send([...of('2020', 5), ...of('2019', 1)]));
    expect(message).toContain('2019: de 6 para 1 linha,');
  });

  it('of many years names the first of them and counts the others', async () => {
    const years = Array.from({ length: 20 }, (_, i) => String(2001 + i));
    await desk.send(years.flatMap((year) => of(year, 12)));
    const { message, report } = await rejected(desk.send(years.flatMap((year) => of(year, 3))));
    expect(message).toContain('20 períodos perderiam');
    expect(message).toContain('e mais 8 períodos');
    expect(message).not.toContain('--periodo');
    expect(report.changes).toHaveLength(20);
  });
});

describe('a named period', () => {
  it('is not emptied by a file that only has rows of others', async () => {
    await desk.send(of('2020', 3));
    const { message } = await rejected(desk.send(of('2019', 4), { period: [2020] }));
    expect(message).toContain('o arquivo não tem linha de 2020; tem 4 linhas de 2019');
    await rejected(desk.send(of('2019', 4), { period: [2020], append: true }));
    expect(await published()).toEqual({ 2020: '3 × 30' });
    await desk.send(of('2019', 4), { period: [2020], force: true });
    expect(await kept()).toEqual({ 2020: '0 × 0 até 2026-11-12' });
  });

  it('leaves out a faulty row of another without refusing it', async () => {
    const report = await desk.send([...of('2020', 3), { ...row('9', '2019'), vlrContrato: 'caro' }], {
      period: [2020],
    });
    expect(report).toMatchObject({ accepted: 3, refused: 0, leftOut: [{ periodo: '2019', linhas: 1 }] });
  });
});

describe('what is kept of each period', () => {
  it('is its own day and rows, whatever is loaded later', async () => {
    await desk.send(of('2020', 3), { reference: '2020-12-31' });
    await desk.send(of('2018', 2), { reference: '2018-12-31' });
    expect(await kept()).toEqual({ 2018: '2 × 20 até 2018-12-31', 2020: '3 × 30 até 2020-12-31' });
  });

  it('comes back with an earlier load, and with the load that brought it back', async () => {
    const first = await desk.send([...of('2018', 2), ...of('2020', 3)], { reference: undefined });
    const before = await kept();
    expect(before).toEqual({ 2018: '2 × 20 até 2018-12-31', 2020: '3 × 30 até 2020-12-31' });
    const again = await desk.send([...of('2018', 4), ...of('2020', 5), ...of('2021', 6)], { reference: '2026-01-31' });
    const back = (to: number | null) =>
      desk.own((reader) =>
        rollback(desk.client, reader, { tenant: desk.here, dataset: contratos, author: 'teste', to: to ?? 0 }),
      );
    const { carga } = await back(first.carga);
    // 2021 was not published then, which is more than having no rows.
    expect(await kept()).toEqual(before);
    await back(again.carga);
    await back(carga);
    expect(await kept()).toEqual(before);
  });

  it('follows a record that is corrected or withdrawn', async () => {
    await desk.send(of('2020', 3));
    const mend = (values: Record<string, string> | null, numContrato: string) =>
      redact(desk.client, {
        tenant: desk.here,
        dataset: contratos,
        key: { numContrato, numAnoPub: '2020' },
        values,
        reason: 'Engano.',
        author: 'teste',
      });
    await mend({ vlrContrato: '15,50' }, '1/2020');
    await mend(null, '2/2020');
    expect(await kept()).toEqual({ 2020: '2 × 25.5 até 2026-11-12' });
  });
});

describe('a load that names no date', () => {
  it('puts rows beside others without moving their day', async () => {
    await desk.send(of('2020', 3), { reference: '2021-01-15' });
    const { warnings } = await desk.send([row('9', '2020', '5,00')], { append: true, reference: undefined });
    expect(warnings).toEqual([]);
    expect(await kept()).toEqual({ 2020: '4 × 35 até 2021-01-15' });
  });

  it('of a year that ended goes to its last day, and says so', async () => {
    const { warnings } = await desk.send([...of('2018', 1)], { reference: undefined });
    expect(warnings).toMatchObject([{ tipo: 'referencia' }]);
    expect(warnings[0]?.mensagem).toContain('vale 31/12/2018, o último dia do período');
    expect(await kept()).toEqual({ 2018: '1 × 10 até 2018-12-31' });
  });

  it('of the year that runs goes to today, the others to their ends', async () => {
    const year = brasiliaToday().slice(0, 4);
    const { warnings } = await desk.send([...of('2018', 1), ...of(year, 1)], { reference: undefined });
    expect(warnings[0]?.mensagem).toContain('e hoje,');
    expect(await kept()).toEqual({ 2018: '1 × 10 até 2018-12-31', [year]: `1 × 10 até ${brasiliaToday()}` });
  });
});
