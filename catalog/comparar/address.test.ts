import { expect, it } from 'vitest';
import { comparisonSearch } from './address.ts';

it.each([
  ['', ''],
  ['anos=2026&anos=2025&por=funcao', 'por=funcao&anos=2025,2026'],
  ['anos=2026,2025,2026', 'anos=2025,2026'],
  ['por=folha&estagio=pago&ate=', 'por=folha'],
  ['por=grupo&estagio=empenhado', 'por=grupo&estagio=empenhado'],
  ['orgaos=pmx&orgaos=pma&nada=1%262', 'orgaos=pma,pmx&nada=1%262'],
])('a comparison written %j has the address %j', (written, address) => {
  expect(comparisonSearch([...new URLSearchParams(written)])).toBe(address);
  expect(comparisonSearch([...new URLSearchParams(address)])).toBe(address);
});
