import { describe, expect, it } from 'vitest';
import type { Tenant } from '../tenants/tenants.ts';
import { digestOf, parseOcid, printOcid } from './ocid.ts';

type Body = Parameters<typeof printOcid>[0];

const bodyOf = (slug: string, prefixoOcds: string | null = null): Body => ({
  slug,
  dados: { prefixoOcds } as Tenant['dados'],
});
const TOWN = bodyOf('pmdemo');

describe('an ocid', () => {
  it('is made of what people know a process by', () => {
    const tender = {
      tipo: 'licitacao',
      numero: 'PE 004/2025',
      modalidade: 'Pregão eletrônico',
      unidade: 'Saúde',
    } as const;
    expect(printOcid(TOWN, tender)).toBe(`local-pmdemo-l-PE~004.2025-${digestOf('Pregão eletrônico', 'Saúde')}`);
    expect(printOcid(TOWN, { tipo: 'contrato', numero: '10/2025', ano: 2025 })).toBe('local-pmdemo-c-10.2025-2025');
  });

  it('bears the registered prefix of its body, and the name that tells bodies of one prefix apart', () => {
    const key = { tipo: 'contrato', numero: '1', ano: 2025 } as const;
    expect(printOcid(bodyOf('pmdemo', 'ocds-a1b2c3'), key)).toBe('ocds-a1b2c3-pmdemo-c-1-2025');
    expect(parseOcid(TOWN, 'ocds-a1b2c3-pmdemo-c-1-2025')).toBeNull();
    expect(parseOcid(bodyOf('pm'), 'local-pm-demo-c-1-2025')).toBeNull();
  });

  it.each([
    '10/2025',
    'PE 004/2025',
    '004-2025',
    '1.2~3_4',
    '12ª Ação',
    '%2F',
    '0',
    '٣/2025',
    '😀',
    '..',
    '-',
    '--2025',
  ])('leads back to the number %s, in letters that every address carries', (numero) => {
    const ocid = printOcid(TOWN, { tipo: 'contrato', numero, ano: 2025 });
    expect(ocid).toMatch(/^[A-Za-z0-9~._-]+$/);
    expect(parseOcid(TOWN, ocid)).toEqual({ tipo: 'contrato', numero, ano: 2025 });
  });

  it.each([
    '',
    'local-pmdemo-',
    'local-pmdemo-x-1-2025',
    'local-pmdemo-c-_zz-2025',
    'local-pmdemo-c-_ff-2025',
    'local-pmdemo-l-1-xyz',
  ])('is not %s', (text) => expect(parseOcid(TOWN, text)).toBeNull());
});
