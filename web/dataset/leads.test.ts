import { describe, expect, test } from 'vitest';
import { dataset } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { code, date, money, taxId, text, year } from '../../catalog/fields/index.ts';
import type { Page } from '../../catalog/site/pages.ts';
import { valueLink } from './leads.ts';

const contract = { numContrato: 'numContrato', numAnoPub: 'numExercicio' };

const obras = dataset({
  id: 'obras',
  title: 'Obras',
  singular: 'Obra',
  plural: 'obras',
  about: '',
  law: [],
  key: ['numObra'],
  period: 'numExercicio',
  fields: {
    numObra: code({ label: 'Obra', required: true }),
    numExercicio: year({ label: 'Exercício', required: true }),
    numContrato: code({ label: 'Contrato' }),
    dtInicio: date({ label: 'Início' }),
    vlrObra: money({ label: 'Valor' }),
    txtEmpresa: text({ label: 'Empresa' }),
    txtCnpj: taxId({ label: 'CPF/CNPJ', privacy: 'mask' }),
  },
  list: { columns: [], filters: { main: ['txtCnpj'], more: [] }, sort: 'numObra', totals: [], charts: [] },
  holders: { txtEmpresa: 'txtCnpj' },
  links: {
    numContrato: { dataset: 'contratos', by: contract },
    dtInicio: { dataset: 'contratos', by: { dtAssinatura: 'dtInicio' } },
    vlrObra: { dataset: 'nada', by: { vlrContrato: 'vlrObra' } },
  },
});

const contratos: Page = {
  id: 'contratos',
  title: 'Contratos',
  singular: 'Contrato',
  key: ['numContrato', 'numAnoPub'],
  menu: 'Licitações e contratos',
  detail: true,
};
const row: Row = { numObra: '1', numExercicio: 2025, numContrato: '10/2025', dtInicio: '2025-03-01', vlrObra: 1 };

const lead = (name: string, change: Row = {}, page: Page = contratos): string | null =>
  valueLink(obras, name, { ...row, ...change }, (id) => (id === page.id ? page : undefined));

describe('a value leads', () => {
  test('to the record whose key its fields are', () => {
    expect(lead('numContrato')).toBe('/contratos/10%2F2025/2025');
  });

  test('to the list its fields filter, where they are no key', () => {
    expect(lead('dtInicio')).toBe('/contratos?dtAssinatura=2025-03-01');
  });

  test('to the list, in canonical order, where records have no page', () => {
    const { detail: _, ...listed } = contratos;
    expect(lead('numContrato', {}, listed)).toBe('/contratos?numAnoPub=2025&numContrato=10%2F2025');
  });

  test.each([
    ['12ABC34501DE35', 'Obras Ltda', '/favorecidos/12ABC34501DE35'],
    ['***.456.789-**', 'José Órfão', '/favorecidos/456789-jose-orfao'],
    [null, 'José Órfão', '/favorecidos/sem-documento-jose-orfao'],
  ])('to all there is of a payee, %s %s', (txtCnpj, txtEmpresa, path) => {
    expect(lead('txtEmpresa', { txtCnpj, txtEmpresa })).toBe(path);
  });

  test.each([
    ['it is not there', 'numContrato', { numContrato: null }],
    ['what it needs is not there', 'numContrato', { numExercicio: null }],
    ['its dataset has no page here', 'vlrObra', {}],
    ['nobody said where', 'numObra', {}],
    ['a payee has no name', 'txtEmpresa', { txtEmpresa: null, txtCnpj: '12ABC34501DE35' }],
    ['a payee has only marks for a name', 'txtEmpresa', { txtEmpresa: '???', txtCnpj: '***.456.789-**' }],
  ])('nowhere where %s', (_, name, change) => {
    expect(lead(name, change)).toBeNull();
  });
});
