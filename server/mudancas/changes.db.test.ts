import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Dataset } from '../../catalog/dataset.ts';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { covidContratos } from '../../catalog/datasets/covidContratos.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import type { Mudanca } from '../../catalog/mudancas/answer.ts';
import type { Condition } from '../../catalog/query.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { row, TwoTenants } from '../../test/loads.ts';
import { redact } from '../import/redact.ts';
import { rollback } from '../import/rollback.ts';
import { readChanges } from './changes.ts';
import { catchUpChanges } from './follow.ts';
import type { ChangesQuestion } from './question.ts';

let desk: TwoTenants;
beforeAll(async () => {
  desk = await TwoTenants.open();
});
afterAll(() => desk.close());

/** What a reader is told of a dataset, as a visitor of one body. */
const told = (set: Dataset, question: Partial<ChangesQuestion> = {}, tenant = desk.here): Promise<Mudanca[]> =>
  desk.read(tenant, (client) => readChanges(client, set, tenant, { where: [], size: 100, ...question }));

const brief = (changes: readonly Mudanca[]): string[] =>
  changes.map(({ tipo, chave, campos }) => [tipo, ...chave, ...campos].join(' ')).sort();

const is = (field: string, ...values: Condition['values']): Condition => ({ field, operator: 'eq', values });

const counts = async (carga: number | null) => {
  const { rows } = await desk.client.query(
    'SELECT novos, alterados, retirados, linhas, primeiros FROM portal.comparadas WHERE carga = $1',
    [carga],
  );
  return rows[0];
};

describe('a first load', () => {
  beforeEach(() => desk.clear());

  it('is told as such with its count, and answers a reader with a filter from its rows', async () => {
    const { carga } = await desk.send([row('1', '2025'), row('2', '2025'), row('3', '2024')]);
    expect(await counts(carga)).toEqual({
      novos: 0,
      alterados: 0,
      retirados: 0,
      linhas: 3,
      primeiros: ['2024', '2025'],
    });
    expect((await desk.client.query('SELECT FROM dados._mudancas')).rowCount).toBe(0);
    expect(brief(await told(contratos, { where: [is('numContrato', '2')] }))).toEqual(['novo 2 2025']);
    expect(brief(await told(contratos, { of: carga ?? 0 }))).toEqual(['novo 1 2025', 'novo 2 2025', 'novo 3 2024']);
    expect(await told(contratos, {}, desk.there)).toEqual([]);
  });

  it('of one more period is told beside what changed in the others', async () => {
    await desk.send([row('1', '2025')]);
    const { carga } = await desk.send([row('1', '2025', '2,00'), row('1', '2026'), row('2', '2026')]);
    expect(await counts(carga)).toMatchObject({ alterados: 1, linhas: 2, primeiros: ['2026'] });
    expect(brief(await told(contratos, { of: carga ?? 0 }))).toEqual([
      'alterado 1 2025 vlrContrato',
      'novo 1 2026',
      'novo 2 2026',
    ]);
  });

  it('is no longer news of its rows once another replaced it', async () => {
    const { carga } = await desk.send([row('1', '2025'), row('2', '2025')]);
    await desk.send([row('1', '2025'), row('2', '2025', '3,00')]);
    expect(brief(await told(contratos))).toEqual(['alterado 2 2025 vlrContrato']);
    expect(await told(contratos, { of: carga ?? 0 })).toEqual([]);
  });
});

describe('a key that several rows have', () => {
  beforeEach(() => desk.clear());

  it('is one record: its rows are compared together, in whatever order they come', async () => {
    const twice = [row('1', '2025', '1,00'), row('1', '2025', '2,00')];
    await desk.send([...twice, row('2', '2025')]);
    await desk.send([row('2', '2025'), ...[...twice].reverse()], { reference: '2026-11-13' });
    expect(await told(contratos)).toEqual([]);
    await desk.send([row('2', '2025'), row('1', '2025', '1,00'), row('1', '2025', '3,00')]);
    expect(brief(await told(contratos))).toEqual(['alterado 1 2025 vlrContrato']);
  });

  it('changed, and did not go, when it lost one of its rows', async () => {
    await desk.send([row('1', '2025', '1,00'), row('1', '2025', '2,00')]);
    await desk.send([row('1', '2025', '1,00')], { force: true });
    expect(brief(await told(contratos))).toEqual(['alterado 1 2025']);
  });
});

describe('other ways in which data change', () => {
  beforeEach(() => desk.clear());

  it('rows that are added are new, or change the record that they are added to', async () => {
    await desk.send([row('1', '2025')]);
    await desk.send([row('2', '2025'), row('1', '2025', '9,00')], { append: true });
    expect(brief(await told(contratos, { after: 1 }))).toEqual(['alterado 1 2025', 'novo 1 2025', 'novo 2 2025']);
  });

  it('an earlier load that is brought back undoes what came after it', async () => {
    const { carga } = await desk.send([row('1', '2025'), row('2', '2025')]);
    await desk.send([row('1', '2025', '5,00'), row('3', '2025')]);
    const reader = await desk.connect();
    const job = { tenant: desk.here, dataset: contratos, author: 'teste', to: carga ?? 0 };
    const back = await rollback(desk.client, reader, job).finally(() => reader.end());
    expect(brief(await told(contratos, { of: back.carga ?? 0 }))).toEqual([
      'alterado 1 2025 vlrContrato',
      'novo 2 2025',
      'retirado 3 2025',
    ]);
  });

  it('a load without an archive to compare with says that it is not known what it changed', async () => {
    await desk.send([row('1', '2025')]);
    await desk.client.query('DELETE FROM portal.arquivadas');
    const { carga } = await desk.send([row('1', '2025', '2,00')]);
    expect(await counts(carga)).toMatchObject({ novos: null, alterados: null, retirados: null });
  });

  it('loads that nobody compared are compared later, once', async () => {
    await desk.send([row('1', '2025')], { search: 'later' });
    await desk.send([row('1', '2025', '2,00')], { search: 'later' });
    expect(await told(contratos)).toEqual([]);
    expect(await catchUpChanges(desk.client, datasets)).toBe(1);
    expect(brief(await told(contratos))).toEqual(['alterado 1 2025 vlrContrato']);
    expect(await catchUpChanges(desk.client, datasets)).toBe(0);
  });
});

describe('a filter', () => {
  beforeEach(() => desk.clear());

  const sold = (number: string, name: string): Cells => ({ ...row(number, '2025'), txtNomeRazaoContratada: name });
  const by = (name: string) => told(contratos, { where: [is('txtNomeRazaoContratada', name)] });

  it('chooses records as they stand, and those that went as they last stood', async () => {
    await desk.send([sold('1', 'Alfa'), sold('2', 'Beta'), sold('3', 'Beta')]);
    await desk.send([sold('1', 'Beta'), sold('3', 'Alfa'), sold('4', 'Gama')], { force: true });
    expect(brief(await by('Beta'))).toEqual(['alterado 1 2025 txtNomeRazaoContratada', 'retirado 2 2025']);
    expect(brief(await by('Gama'))).toEqual(['novo 4 2025']);
  });

  it('chooses of a cut what is in the cut', async () => {
    const covid = { blnCovid: 'Sim' };
    await desk.send([{ ...row('1', '2025'), ...covid }, row('2', '2025'), { ...row('3', '2025'), ...covid }]);
    await desk.send([{ ...row('1', '2025', '2,00'), ...covid }, row('2', '2025', '2,00')], { force: true });
    expect(brief(await told(covidContratos))).toEqual(['alterado 1 2025 vlrContrato', 'retirado 3 2025']);
  });
});

describe('a correction', () => {
  beforeEach(() => desk.clear());

  const change = (key: string, values: Record<string, string> | null) =>
    redact(desk.client, {
      tenant: desk.here,
      dataset: contratos,
      key: { numContrato: key, numAnoPub: '2025' },
      values,
      reason: 'Digitado errado.',
      author: 'teste',
    });

  it('is a change of its record, told by what it corrected', async () => {
    const { carga } = await desk.send([row('1', '2025'), row('2', '2025')]);
    await change('1', { vlrContrato: '7,00' });
    const [newest] = await told(contratos);
    expect(newest).toMatchObject({ tipo: 'alterado', chave: ['1', '2025'], campos: ['vlrContrato'], carga });
    expect(newest?.registro).toMatchObject({ vlrContrato: 7 });
  });

  it('that withdraws leaves nothing but the key, in what was told before too', async () => {
    await desk.send([row('1', '2025'), row('2', '2025', '1,00')]);
    await desk.send([row('1', '2025')], { force: true });
    await desk.send([row('1', '2025'), row('2', '2025', '4,00')]);
    const gone = async () => (await told(contratos)).filter(({ tipo }) => tipo === 'retirado');
    expect((await gone()).map(({ registro }) => registro?.vlrContrato)).toEqual([1]);
    await change('2', null);
    expect((await gone()).map(({ chave, registro }) => [...chave, registro])).toEqual([
      ['2', '2025', null],
      ['2', '2025', null],
    ]);
    const kept = await desk.client.query('SELECT registro FROM dados._mudancas WHERE registro IS NOT NULL');
    expect(kept.rows).toEqual([]);
    // Nobody can say any more who was paid: the question by the key alone still finds it.
    expect(await told(contratos, { where: [is('txtNomeRazaoContratada', 'Serra Verde Ltda')], after: 1 })).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ tipo: 'retirado' })]),
    );
    expect(brief(await told(contratos, { where: [is('numContrato', '2')] }))).toContain('retirado 2 2025');
  });
});
