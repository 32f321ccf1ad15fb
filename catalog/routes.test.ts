import { describe, expect, it } from 'vitest';
import { isChamber, type Route, routes } from './routes.ts';

const page = { id: 'obras', title: 'Obras', singular: 'Obra', key: ['numOrdemServico', 'numExercicio'] };
const below = (all: readonly Route[]): string[] => all.map(({ path }) => path).filter((path) => /^\/obras/.test(path));

describe('the routes of a dataset', () => {
  it('are its list without a place in the menu too, under the list that it belongs to', () => {
    const [list] = routes([{ ...page, part: 'contratos' }]).filter(({ dataset }) => dataset === 'obras');
    expect(list).toEqual({ path: '/obras', title: 'Obras', under: '/contratos', dataset: 'obras', view: 'list' });
  });

  it('are its list, what two days cut out of it, and its records', () => {
    const all = routes([{ ...page, menu: 'Obras', range: 'dtInicio', detail: true }]);
    expect(below(all)).toEqual(['/obras', '/obras/:dtInicio/:dtFim', '/obras/:numOrdemServico/:numExercicio']);
  });

  it('gain a second list on the portal of a câmara, which lives on what the city hands over', () => {
    const all = routes([{ ...page, id: 'duodecimos', menu: 'Receitas', chamber: '/receita' }]);
    expect(all.filter(({ chamber }) => chamber).map(({ path, dataset }) => [path, dataset])).toEqual([
      ['/receita', 'duodecimos'],
    ]);
  });

  it('are only its list where rows unfold in place', () => {
    expect(below(routes([{ ...page, menu: 'Obras' }]))).toEqual(['/obras']);
  });
});

it.each([
  ['camara', 'transparencia.valeclaro.rn.gov.br', true],
  ['prefeitura', 'cmvaleclaro.transparencia.rn.gov.br', true],
  ['prefeitura', 'pmvaleclaro.transparencia.rn.gov.br', false],
])('a %s at %s is a câmara: %s', (body, host, chamber) => {
  expect(isChamber(body, host)).toBe(chamber);
});
