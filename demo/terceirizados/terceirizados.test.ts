import { describe, expect, it } from 'vitest';
import { contratosMaker } from '../contratos/contratos.ts';
import { makeWorld, type WorldOptions } from '../town/world.ts';
import { terceirizadosMaker } from './terceirizados.ts';

const options: WorldOptions = { seed: 1, scale: 0.2, until: '2026-10-31', tenant: 'pmdemo' };

describe.each(['pmdemo', 'cmdemo'] as const)('the outsourced workers of %s', (tenant) => {
  const world = makeWorld({ ...options, tenant });
  const contratos = [...contratosMaker.rows(world)];
  const terceirizados = [...terceirizadosMaker.rows(world)];

  it('work for a company only under a contract that the body has with it', () => {
    const known = new Set(contratos.map((row) => `${row.numContrato} ${row.numAnoPub} ${row.txtCpfCnpjContratada}`));
    expect(terceirizados.filter((row) => !known.has(`${row.numContrato} ${row.numAnoPub} ${row.txtCnpj}`))).toEqual([]);
  });
});
