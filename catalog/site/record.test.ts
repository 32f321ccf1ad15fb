import { describe, expect, it } from 'vitest';
import { contratos } from '../datasets/contratos.ts';
import { servidores } from '../datasets/servidores.ts';
import { recordName } from './record.ts';

describe('the name of a record', () => {
  const key = ['00828-1', '2026-03', '0'];
  const maria = { txtNome: 'Maria do Carmo Alves' };

  it('is the name of the person, with the number it is kept under', () => {
    expect(recordName(servidores, key, [maria, maria])).toBe('Maria do Carmo Alves – matrícula 00828-1');
  });

  it('is the number alone where several people share it, and until the rows are known', () => {
    expect(recordName(servidores, key, [maria, { txtNome: 'João Lima' }])).toBe('Servidor 00828-1');
    expect(recordName(servidores, key, [])).toBe('Servidor 00828-1');
  });

  it('is the number of what is no person', () => {
    expect(recordName(contratos, ['10/2025', 2025], [{ txtNomeRazaoContratada: 'Alfa' }])).toBe('Contrato 10/2025');
  });
});
