import { describe, expect, it } from 'vitest';
import type { Papel } from '../../../catalog/painel/papeis.ts';
import { grantableRoles, lastKeeper, refuseRoles } from './rules.ts';

describe('roles', () => {
  it('of the body are given by who keeps its people, and that of an operator by an operator alone', () => {
    expect(grantableRoles(['controle'])).toEqual(['publicador', 'ouvidoria', 'e-sic', 'editor', 'controle']);
    expect(grantableRoles(['controle', 'operador'])).toContain('operador');
  });

  it('are neither raised to operator nor taken from one by who is none', () => {
    expect(() => refuseRoles(['controle'], ['editor'], ['editor', 'operador'])).toThrow('Operador');
    expect(() => refuseRoles(['controle'], ['operador'], ['editor'])).toThrow('Operador');
    expect(() => refuseRoles(['controle'], ['operador'], ['operador', 'editor'])).not.toThrow();
    expect(() => refuseRoles(['controle', 'operador'], [], ['operador'])).not.toThrow();
  });
});

describe('the last keeper of a panel', () => {
  const person = (id: string, papeis: Papel[], entrouEm: Date | null = new Date(0)) => ({
    id,
    papeis,
    entrouEm,
    nome: id,
    email: `${id}@example.com`,
    criadaEm: new Date(0),
  });
  const ana = person('ana', ['controle']);

  it('stays while nobody else with the role ever came in', () => {
    expect(lastKeeper([ana], ana)).toContain('única pessoa');
    expect(lastKeeper([ana, person('rui', ['controle'], null)], ana)).toContain('única pessoa');
    expect(lastKeeper([ana, person('rui', ['editor'])], ana)).toContain('única pessoa');
  });

  it('may go once another came in, and who is none may always', () => {
    expect(lastKeeper([ana, person('rui', ['controle'])], ana)).toBeNull();
    const rui = person('rui', ['editor']);
    expect(lastKeeper([ana, rui], rui)).toBeNull();
  });
});
