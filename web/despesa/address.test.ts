import { describe, expect, it } from 'vitest';
import { chosen, emergencyOf, emergencyPath, placeOf, placePath, recordPath } from '../../catalog/despesa/documento.ts';
import { nodeOf, periodOf } from './node.ts';
import { foldList, tieOf } from './tie.ts';

const detail = '/despesa/empenhos/detalhe';

describe('the address of a document', () => {
  it.each([
    ['empenho', `${detail}/2025~funcao-10/05/05.001/000120`],
    ['liquidacao', `${detail}/liquidacao/2025~funcao-10/05/05.001/000120/210`],
    ['pagamento', `${detail}/pagamento/2025~funcao-10/05/05.001/000120/402`],
  ])('of a %s is read and written alike', (stage, path) => {
    const place = placeOf(path);
    expect(place).toMatchObject({ stage, node: '2025~funcao-10' });
    expect(place && placePath(place)).toBe(path);
  });

  it('is decoded once: a code may hold a slash, and a percent sign', () => {
    const place = placeOf(`${detail}/x/05%2F1/05.001/12%252F`);
    expect(place?.parts).toEqual(['05/1', '05.001', '12%2F']);
    expect(place && recordPath(place, 2025)).toBe('/empenhos/05%2F1/05.001/12%252F/2025');
  });

  it.each(['ontem', '2099~lua-1', '%E0%A4%A', '-'])('names its document whatever the node is: %s', (node) => {
    expect(placeOf(`${detail}/${node}/05/05.001/000120`)?.parts).toEqual(['05', '05.001', '000120']);
    expect(nodeOf(placeOf(`${detail}/${node}/05/05.001/000120`)?.node)).toBeNull();
  });

  it.each([`${detail}/a/b/c`, `${detail}/a/b/c/d/e`, `${detail}/recibo/a/b/c/d/e`, `${detail}/a/b/c/-`])(
    'is none at %s',
    (path) => {
      expect(placeOf(path)).toBeNull();
    },
  );

  it('takes the exercise of the node, else the latest that has the document', () => {
    expect(chosen([2026, 2025], 2025)).toBe(2025);
    expect(chosen([2026, 2025], 2019)).toBe(2026);
    expect(chosen([2026], null)).toBe(2026);
    expect(chosen([], 2026)).toBeNull();
  });
});

describe('the address of a document of the pandemic', () => {
  it('is an empenho, or what may be a settlement as well as a payment', () => {
    expect(emergencyOf('/coviddespesa/06/06.001/000017').map(({ stage }) => stage)).toEqual(['empenho']);
    expect(emergencyOf('/coviddespesa/06/06.001/000017/000136/').map(({ stage }) => stage)).toEqual([
      'liquidacao',
      'pagamento',
    ]);
    expect(emergencyOf('/coviddespesa/06/06.001')).toEqual([]);
  });

  it('says the exercise only where it has to', () => {
    expect(emergencyPath(['06', '06.001', '1/2'])).toBe('/coviddespesa/06/06.001/1%2F2');
    expect(emergencyPath(['06', '06.001', '1'], 2020)).toBe('/coviddespesa/06/06.001/1?numExercicio=2020');
  });
});

it.each([
  [1, 12, '2026'],
  [3, 3, 'março de 2026'],
  [1, 6, 'janeiro a junho de 2026'],
])('months %i to %i are said in words', (from, to, words) => {
  expect(periodOf(2026, from, to)).toBe(words);
});

describe('on the way of the money', () => {
  const document = { dataset: 'liquidacoes', nome: '', numero: '210', caminho: null, data: null, valor: 1, notas: [] };
  const settlement = { ...document, liquidacao: null };
  const payment = { ...document, dataset: 'pagamentos', numero: '402', liquidacao: '210' };
  const liquidacoes = { id: 'liquidacoes', name: 'numDocLiq', key: [] };
  const pagamentos = { id: 'pagamentos', name: 'numDocPag', key: [] };
  const contract = { ...document, dataset: 'contratos', numero: '1/2025', liquidacao: null };

  it('a page finds itself, and what pays it or is paid by it', () => {
    expect(tieOf(liquidacoes, { numDocLiq: '210' }, settlement)).toBe('here');
    expect(tieOf(liquidacoes, { numDocLiq: '210' }, payment)).toBe('kin');
    expect(tieOf(pagamentos, { numDocLiq: '210', numDocPag: '402' }, settlement)).toBe('kin');
    expect(tieOf(pagamentos, { numDocLiq: null, numDocPag: '402' }, settlement)).toBeNull();
    expect(tieOf({ id: 'empenhos', name: 'numDocEmpenho', key: [] }, { numDocEmpenho: '210' }, settlement)).toBeNull();
    const key = ['numContrato', 'numAnoPub'];
    expect(tieOf({ id: 'contratos', key }, { numContrato: '1/2025' }, contract)).toBe('here');
    expect(tieOf({ id: 'covid', key, cut: { of: 'contratos', where: {} } }, { numContrato: '1/2025' }, contract)).toBe(
      'here',
    );
  });

  it('what matters is seen, in its order, however many there are', () => {
    expect(foldList([1, 2, 3, 4, 5, 6], 3, (one) => one === 6)).toEqual([
      [1, 2, 6],
      [3, 4, 5],
    ]);
    expect(foldList([1, 2], 3, () => false)).toEqual([[1, 2], []]);
  });
});
