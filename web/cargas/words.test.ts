import { describe, expect, it } from 'vitest';
import type { Carga } from '../../catalog/cargas/answer.ts';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { licitacao } from '../../catalog/datasets/licitacao.ts';
import { changesOf, citation, courseOf, nameOfRecord, stateOf, sumsOf } from './words.ts';

const load: Carga = {
  carga: 12,
  publicadaEm: '2026-11-13T09:10:00Z',
  referencia: '2026-10-31',
  periodo: ['2024', '2025', '2026'],
  linhas: 1234,
  somas: {},
  avisos: [],
  mudancas: null,
  arquivo: 'contratos.csv',
  sha256: 'ab',
  substitui: [],
  vigente: ['2024', '2025', '2026'],
  voltaA: null,
  motivo: null,
  bytes: 10,
  href: '/v1/contratos/cargas/12.csv',
};

describe('a load', () => {
  it('stands whole, in part, or no longer', () => {
    expect(stateOf(load).text).toBe('Em vigor');
    expect(stateOf({ ...load, vigente: ['2024'] }).text).toBe('Em vigor em parte');
    expect(stateOf({ ...load, vigente: [] }).text).toBe('Substituída');
  });

  it('says what it changed, and nothing while nobody knows', () => {
    const none = { novos: 0, alterados: 0, retirados: 0, primeiras: 0, listadas: 0 };
    expect(changesOf(load)).toBeNull();
    expect(changesOf({ ...load, mudancas: { ...none, novos: 3, alterados: 2, retirados: 1 } })).toBe(
      '3 novos, 2 alterados e 1 retirado',
    );
    expect(changesOf({ ...load, mudancas: none })).toBe('nenhum registro mudou');
    expect(changesOf({ ...load, mudancas: { ...none, primeiras: 1234 } })).toBe(
      '1.234 linhas de períodos que não tinham dados',
    );
    expect(nameOfRecord(contratos, { chave: ['10/2025', '2025'] })).toBe('Contrato 10/2025, 2025');
  });

  it('says what it did to those before it', () => {
    expect(courseOf(contratos, load)).toBe('Primeira carga deste período.');
    expect(courseOf(contratos, { ...load, substitui: [8, 9], vigente: ['2024'] })).toBe(
      'Substituiu as cargas 8 e 9. Segue em vigor: 2024.',
    );
    expect(courseOf(contratos, { ...load, substitui: [9], voltaA: 8 })).toBe(
      'Voltou aos dados da carga 8. Substituiu a carga 9.',
    );
  });

  it('says that a sum is of all rows where the total of the list is not', () => {
    const somas = { vlrEstimado: 2, vlrTotal: 1 };
    expect(sumsOf(licitacao, { ...load, somas }).map(([label]) => label)).toEqual([
      'Soma de Valor estimado',
      'Soma de Valor homologado, de todas as linhas',
    ]);
  });

  it('is cited with body, date of the data, number, address and the day it was read', () => {
    const text = citation({
      body: 'Prefeitura Municipal de Vale Claro',
      title: 'Contratos',
      load,
      address: 'https://x.example/api/v1/contratos/cargas/12.csv',
      today: new Date(2026, 10, 17),
    });
    expect(text).toBe(
      'PREFEITURA MUNICIPAL DE VALE CLARO. Contratos: dados de 31/10/2026. Portal da Transparência. Carga 12, publicada em ' +
        '13/11/2026, 1.234 linhas. Disponível em: https://x.example/api/v1/contratos/cargas/12.csv. Acesso em: 17 nov. 2026.',
    );
  });
});
