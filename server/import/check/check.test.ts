import { describe, expect, it } from 'vitest';
import { contratos } from '../../../catalog/datasets/contratos.ts';
import { datasets } from '../../../catalog/datasets/index.ts';
import { cpf, dotted } from '../../../catalog/samples/digits.ts';
import { samples } from '../../../catalog/samples/index.ts';
import { checker } from './check.ts';

const names = [
  'numContrato',
  'numAnoPub',
  'txtNomeRazaoContratada',
  'txtCpfCnpjContratada',
  'txtObjeto',
  'vlrContrato',
];
const check = checker(contratos, names);
const good = ['1', '2025', 'Serra Verde Ltda', '', 'Merenda', '1,00'];

const row = (change: Record<number, string>) => ({
  number: 7,
  cells: good.map((cell, i) => change[i] ?? cell),
  broken: false,
});

const refused = (change: Record<number, string>) => {
  const checked = check(row(change));
  return checked.ok ? [] : checked.refused;
};

describe('a line', () => {
  it('becomes a row with every field of the dataset, absent ones empty', () => {
    const checked = check(row({}));
    expect(checked).toMatchObject({ ok: true, row: { numAnoPub: 2025, vlrContrato: 1, txtCpfCnpjContratada: null } });
    expect(checked.ok && Object.keys(checked.row)).toEqual(Object.keys(contratos.fields));
  });

  it.each(['', '   ', '\u200b', '\u00a0'])('with %j where something is required is refused', (blank) => {
    expect(refused({ 4: blank })).toEqual([
      {
        line: 7,
        field: 'txtObjeto',
        value: '',
        message: 'Linha 7, coluna Objeto: o valor obrigatório não foi preenchido. Preencha a célula.',
      },
    ]);
  });

  it('with a bad value is refused with line, column, value, rule and remedy', () => {
    expect(refused({ 5: '1.23' })).toEqual([
      {
        line: 7,
        field: 'vlrContrato',
        value: '1.23',
        message: 'Linha 7, coluna Valor atual: “1.23” não é um número como 1.234,56. Corrija a célula.',
      },
    ]);
  });

  it('has all its faults told at once', () => {
    expect(refused({ 0: '', 1: '25', 5: 'x' }).map(({ field }) => field)).toEqual([
      'numContrato',
      'numAnoPub',
      'vlrContrato',
    ]);
  });

  it('with a cell too many or quotes out of place is refused whole', () => {
    expect(check({ number: 3, cells: [...good, 'x'], broken: false })).toMatchObject({
      refused: [{ line: 3, message: expect.stringContaining('Linha 3: há 7 células para 6 colunas') }],
    });
    expect(check({ number: 3, cells: good, broken: true })).toMatchObject({
      refused: [{ message: expect.stringContaining('há aspas fora do lugar') }],
    });
  });

  it('with a value under a column without a name is refused, and with nothing there is not', () => {
    const unnamed = checker(contratos, [...names, null]);
    expect(unnamed({ number: 3, cells: [...good, ' '], broken: false })).toMatchObject({ ok: true });
    expect(unnamed({ number: 3, cells: [...good, 'x'], broken: false })).toMatchObject({
      refused: [{ message: expect.stringContaining('coluna sem nome') }],
    });
  });
});

describe('a CPF', () => {
  const id = cpf('123456789');
  const wrong = `${id.slice(0, 10)}${(Number(id[10]) + 1) % 10}`;

  it('leaves the check only masked, in its column and inside a name', () => {
    const checked = check(row({ 2: `João ${id}`, 3: dotted(id) }));
    expect(checked).toMatchObject({
      ok: true,
      row: { txtNomeRazaoContratada: 'João ***.456.789-**', txtCpfCnpjContratada: '***.456.789-**' },
    });
  });

  it.each([wrong, dotted(wrong), id.slice(1), `${id}0`, `CPF ${id}`])(
    'is not repeated in the sentence that refuses it, even mistyped',
    (given) => {
      const said = JSON.stringify(refused({ 3: given }));
      expect(said).toContain('coluna CPF/CNPJ da contratada');
      expect(said).not.toMatch(/\d{4}|123/);
    },
  );

  it('is not repeated when another column is refused because of it', () => {
    expect(JSON.stringify(refused({ 5: id }))).toBe('[]');
    expect(JSON.stringify(refused({ 5: `${id} reais` }))).not.toContain(id);
    expect(JSON.stringify(refused({ 1: dotted(id) }))).not.toContain('123.');
  });
});

describe.each(datasets)('the sample of $id', (set) => {
  it.each((samples[set.id] ?? []).map((entry, i) => ({ ...entry, number: i + 2 })))(
    'line $number is what it says it is',
    ({ cells, refused, number }) => {
      const columns = Object.keys(set.fields);
      const line = { number, cells: columns.map((name) => cells[name] ?? ''), broken: false };
      const checked = checker(set, columns)(line);
      const { field, reason } = refused ?? {};
      expect(checked.ok).toBe(refused === undefined);
      if (!checked.ok)
        expect(checked.refused).toMatchObject([{ line: number, field, message: expect.stringContaining(`${reason}`) }]);
    },
  );
});
