import { describe, expect, it } from 'vitest';
import { trialAddress, trialOrder } from '../../catalog/abertos/trial.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { openapi } from '../describe/openapi.ts';
import { ApiReference } from './reference.ts';

const reference = new ApiReference(datasets, '1');
const { data, comuns } = reference.index();
const operations = data.map(({ id }) => {
  const answer = reference.operation(id);
  if (!answer) throw new Error(`no operation ${id}`);
  return answer.data;
});

describe('the reference of the API', () => {
  it('has every operation of the description, and no other', () => {
    const described = Object.entries(openapi(datasets, '1').paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(data.map(({ metodo, caminho }) => `${metodo} ${caminho}`).sort()).toEqual(described.sort());
  });

  it('tells every parameter and every field of an answer in words', () => {
    const lines = operations.flatMap(({ id, parametros, campos }) =>
      [...parametros, ...campos].map(({ nome, tipo }) => ({ id, nome, tipo })),
    );
    expect(lines.length).toBeGreaterThan(5_000);
    expect(lines.filter(({ tipo }) => tipo === '' || tipo.includes('qualquer valor'))).toEqual([]);
    const contratos = reference.operation('get_contratos')?.data.campos;
    expect(contratos).toContainEqual({ nome: 'data[].numContrato', tipo: 'texto', descricao: 'Contrato' });
    expect(contratos?.map(({ nome }) => nome)).toEqual(
      expect.arrayContaining(['proxima', 'data[].rotulo', 'dados.carga']),
    );
  });

  it('leads from the list of a dataset to its other operations', () => {
    const list = reference.operation('get_contratos')?.data;
    expect(list?.vizinhas.map(({ caminho }) => caminho)).toEqual(
      expect.arrayContaining(['/v1/contratos/{numContrato}/{numAnoPub}', '/v1/contratos.csv', '/v1/contratos/cargas']),
    );
  });

  it('names the parameters that all lists share', () => {
    expect(comuns.map(({ nome }) => nome)).toEqual(
      expect.arrayContaining(['_sort', '_size', '_por', '_apos', '_campos']),
    );
  });

  it('knows no operation that there is not', () => {
    expect(reference.operation('nada')).toBeNull();
    expect(reference.operation('constructor')).toBeNull();
  });
});

describe('a form that asks the API', () => {
  const detail = {
    caminho: '/v1/contratos/{numContrato}/{numAnoPub}',
    parametros: operations.find(({ caminho }) => caminho.startsWith('/v1/contratos/{'))?.parametros ?? [],
  };

  it('puts the parts of the path in their places, each encoded once', () => {
    const filled = [
      ['numContrato', '10/2025'],
      ['numAnoPub', '2025'],
      ['experimentar', '1'],
    ] as const;
    expect(trialAddress(detail, filled)).toBe('/v1/contratos/10%2F2025/2025');
    expect(trialAddress(detail, [['numAnoPub', '2025']])).toBeNull();
  });

  it('leaves empty boxes out, and repeats what was said twice', () => {
    const list = {
      caminho: '/v1/contratos',
      parametros: operations.find(({ id }) => id === 'get_contratos')?.parametros ?? [],
    };
    const filled = [
      ['numAnoPub', '2025'],
      ['numAnoPub', '2026'],
      ['txtObjeto.has', ' '],
      ['_size', '3'],
    ] as const;
    expect(trialAddress(list, filled)).toBe('/v1/contratos?numAnoPub=2025&numAnoPub=2026&_size=3');
  });

  it('shows first what must be said, and unfolds the rest', () => {
    const { first, rest } = trialOrder(detail.parametros, []);
    expect(first.slice(0, 2).map(({ nome }) => nome)).toEqual(['numContrato', 'numAnoPub']);
    const all = operations.find(({ id }) => id === 'get_contratos')?.parametros ?? [];
    expect(trialOrder(all, ['_size']).first[0]?.nome).toBe('_size');
    expect(rest.length + first.length).toBe(detail.parametros.length);
  });
});
