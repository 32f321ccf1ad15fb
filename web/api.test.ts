import { describe, expect, test } from 'vitest';
import { apiBase } from './api.ts';

const base = (address: string, api: string | null = null): string => apiBase(new URL(address), api);

describe('the base address of the API', () => {
  test.each([
    ['http://pmdemo.transparencia.localhost:3000/', 'http://pmdemo.apitransparencia.localhost:3000'],
    ['https://natal.transparencia.rn.gov.br/contratos', 'https://natal.apitransparencia.rn.gov.br'],
  ])('puts “api” before the second label of %s', (page, api) => {
    expect(base(page)).toBe(api);
  });

  test.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000', 'http://portal'])(
    'is a folder of the bare host %s',
    (page) => {
      expect(base(page)).toBe('/api');
    },
  );

  test('is what the body asks for, when it asks', () => {
    expect(base('https://transparencia.natal.rn.gov.br', '/api')).toBe('/api');
  });
});
