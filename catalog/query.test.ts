import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dataset } from './dataset.ts';
import { contratos } from './datasets/contratos.ts';
import { diarias } from './datasets/diarias.ts';
import { divida } from './datasets/divida.ts';
import { datasets } from './datasets/index.ts';
import { servidores } from './datasets/servidores.ts';
import { MOST_WORDS } from './list/limits.ts';
import { brief, MOST, type Pairs, parseQuery, printQuery, type Query, sayQuery, sayWhere } from './query.ts';
import { cpf } from './samples/digits.ts';

const pairs = (address: string): Pairs => [...new URLSearchParams(address)];

function read(address: string): Query {
  const answer = parseQuery(contratos, pairs(address));
  if (!answer.ok) throw new Error(answer.problems.map(({ message }) => message).join(' '));
  return answer.query;
}

function refusals(address: string): readonly string[] {
  const answer = parseQuery(contratos, pairs(address));
  return answer.ok ? [] : answer.problems.map(({ message }) => message);
}

/** So many words of a filter, as an address writes them. */
const words = (count: number): string => Array.from({ length: count }, (_, i) => `palavra${i}`).join(' ');

const usual = ', por assinatura, mais recentes primeiro';

describe('an address is a question in words', () => {
  it.each([
    ['', `contratos${usual}`],
    [
      'numAnoPub=2025&vlrContrato.gte=100000&_sort=-vlrContrato',
      'contratos de 2025 com valor a partir de R$\u00a0100.000,00, por valor, do maior para o menor',
    ],
    ['numAnoPub=2024&numAnoPub=2025', `contratos de 2024 ou 2025${usual}`],
    ['numAnoPub.gte=2024&numAnoPub.lte=2025', `contratos de 2024 a 2025${usual}`],
    ['vlrContrato.gte=1&vlrContrato.lte=2.5', `contratos com valor de R$\u00a01,00 a R$\u00a02,50${usual}`],
    ['vlrContrato.lte=10', `contratos com valor até R$\u00a010,00${usual}`],
    ['txtObjeto.has=merenda', `contratos com “merenda” no objeto${usual}`],
    ['txtSituacao=vigente&txtSituacao=Suspenso', `contratos com situação Suspenso ou Vigente${usual}`],
    [
      'dtFimVigencia.gte=2026-11-16&dtFimVigencia.lte=2027-01-15&_sort=dtFimVigencia',
      'contratos com fim da vigência de 16/11/2026 a 15/01/2027, por fim da vigência, mais antigos primeiro',
    ],
    ['txtCpfCnpjContratada=11222333000181', `contratos com CPF/CNPJ 11.222.333/0001-81${usual}`],
    ['blnRegistroPrecos=1', `contratos com registro de preços${usual}`],
    ['_sort=txtNomeRazaoContratada', 'contratos, por contratada, de A a Z'],
    ['_sort=numContrato', 'contratos, por número, em ordem crescente'],
    ['_por=txtModalidade', 'contratos por modalidade'],
    ['_por=dtFimVigencia.mes&numAnoPub=2025', 'contratos de 2025 por mês de fim da vigência'],
  ])('%s', (address, sentence) => {
    expect(sayQuery(contratos, read(address))).toBe(sentence);
  });

  it('says of two years which is which, and orders by a noun of either gender', () => {
    const asked = (set: Dataset, address: string): string => {
      const answer = parseQuery(set, pairs(address));
      return answer.ok ? sayQuery(set, answer.query) : '';
    };
    expect(asked(divida, 'numExercicio=2025&numAnoInscricao=2025')).toBe(
      'inscrições em dívida ativa de 2025 com ano de inscrição 2025, por valor total, do maior para o menor',
    );
    expect(asked(diarias, 'numExercicio=2026&dtMesAno.gte=2026-03&dtMesAno.lte=2026-04')).toMatch(
      /^diárias de 2026 com mês de março de 2026 a abril de 2026,/,
    );
    expect(asked(servidores, 'dtMesAno=2026-03&_sort=-vlrRemuneracaoBruta')).toBe(
      'registros da folha de março de 2026, por remuneração bruta, do maior para o menor',
    );
  });

  it.each(datasets)('fits no noun to the wrong article: $id', (set) => {
    for (const field of Object.values(set.fields)) expect(field.order(true)).not.toMatch(/para o (?:maior|menor) \S/);
  });

  it('masks a CPF that a visitor looks for, in the address and in the sentence', () => {
    const query = read(`txtCpfCnpjContratada=${cpf('123456789')}`);
    expect(printQuery(contratos, query)).toBe('txtCpfCnpjContratada=***.456.789-**');
    expect(sayQuery(contratos, query)).toContain('com CPF/CNPJ ***.456.789-**');
  });

  it('says what is asked for without its order, where nothing is in order yet', () => {
    const { where } = read('numAnoPub=2025&txtObjeto.has=água&_sort=vlrContrato');
    expect(sayWhere(contratos, where)).toBe('contratos de 2025 com “água” no objeto');
  });
});

describe('one question has one address', () => {
  it.each([
    ['vlrContrato.gte=100000.00&numAnoPub=2025', 'numAnoPub=2025&vlrContrato.gte=100000'],
    ['numAnoPub=2025&numAnoPub=2024&numAnoPub=2025', 'numAnoPub=2024&numAnoPub=2025'],
    ['_sort=-dtAssinatura&_page=1&_size=50', ''],
    ['_page=2&_size=100&_sort=vlrContrato', '_sort=vlrContrato&_size=100&_page=2'],
    ['_apos=WyJ4Il0&_size=100', '_size=100&_apos=WyJ4Il0'],
    ['txtModalidade=PREGAO ELETRONICO', 'txtModalidade=Preg%C3%A3o%20eletr%C3%B4nico'],
    ['txtObjeto.has=luz%26b%3Dc', 'txtObjeto.has=luz%26b%3Dc'],
    ['txtObjeto.has=  pó\u200b de\u00a0\u00a0café ', 'txtObjeto.has=p%C3%B3%20de%20caf%C3%A9'],
    ['_por=txtModalidade&_sort=-linhas', '_por=txtModalidade&_sort=-linhas'],
  ])('%s', (address, canonical) => {
    expect(printQuery(contratos, read(address))).toBe(canonical);
  });

  it('printing and reading it again changes nothing, whatever was asked', () => {
    const names = Object.entries(contratos.fields).flatMap(([name, field]) =>
      field.operators.map((operator) => (operator === 'eq' ? name : `${name}.${operator}`)),
    );
    const value = fc.oneof(
      fc.constantFrom(
        '2025',
        '2025-03-01',
        '1',
        '0',
        '10.50',
        'Vigente',
        '11222333000181',
        '***.456.789-**',
        'água & “pó”',
      ),
      fc.string(),
    );
    const ours = fc.constantFrom<[string, string]>(
      ['_sort', '-vlrContrato,numContrato'],
      ['_page', '3'],
      ['_size', '7'],
      ['_por', 'dtAssinatura.ano'],
      ['_sort', '-linhas'],
    );
    const asked = fc.array(fc.oneof(fc.tuple(fc.constantFrom(...names), value), ours), { maxLength: 6 });
    fc.assert(
      fc.property(asked, (params) => {
        const first = parseQuery(contratos, params);
        fc.pre(first.ok);
        const address = first.ok ? printQuery(contratos, first.query) : '';
        const query = read(address);
        expect(printQuery(contratos, query)).toBe(address);
        expect(sayQuery(contratos, query)).toBe(first.ok && sayQuery(contratos, first.query));
      }),
      { numRuns: 300 },
    );
  });
});

describe('what is not understood is refused, never ignored', () => {
  it.each([
    ['cor=azul', '“cor” não é um campo de contratos.'],
    ['vlrcontrato=1', '“vlrcontrato” não é um campo de contratos.'],
    ['_pagina=2', '“_pagina” não é um parâmetro da consulta.'],
    ['vlrContrato.gt=1', 'Valor atual não aceita o filtro “vlrContrato.gt”.'],
    ['vlrContrato.eq=1', 'Valor atual não aceita o filtro “vlrContrato.eq”.'],
    ['numAnoPub.has=2', 'Exercício não aceita o filtro “numAnoPub.has”.'],
    ['lnkPncp=https://x', 'Publicação no PNCP não aceita o filtro “lnkPncp”.'],
    ['vlrContrato.gte=1.234,56', 'Valor atual: “1.234,56” não é um número como 1234.56.'],
    ['numAnoPub=', 'Exercício está sem valor; informe um ou retire o filtro.'],
    ['vlrContrato.gte=1&vlrContrato.gte=2', '“vlrContrato.gte” aparece mais de uma vez; informe um só limite.'],
    [`txtObjeto.has=${words(13)}`, `Objeto: “${brief(words(13))}” tem mais de 12 palavras; retire algumas.`],
    [`txtObjeto.has=${'x'.repeat(201)}`, `Objeto: “${'x'.repeat(60)}…” tem mais de 200 caracteres; escreva menos.`],
    [`txtObjeto=${'x'.repeat(1001)}`, `Objeto: “${'x'.repeat(60)}…” tem mais de 1.000 caracteres; escreva menos.`],
    ['_sort=vlrContrato,-vlrContrato', '“_sort” repete um campo; informe cada um só uma vez.'],
    [
      'txtFundamento.has=dispensa',
      'Fundamento legal só se procura em um período de cada vez; acrescente-o, como em numAnoPub=2025.',
    ],
    [
      'txtFundamento.has=dispensa&numAnoPub=2024&numAnoPub=2025',
      'Fundamento legal só se procura em um período de cada vez; acrescente-o, como em numAnoPub=2025.',
    ],
    ['_apos=', 'O valor de “_apos” está vazio.'],
    ['_apos=a&_page=2', '“_apos” não se usa com “_page”; retire um dos dois.'],
    ['_apos=a&_por=txtSituacao', '“_apos” não se usa com “_por”; retire um dos dois.'],
    ['_apos=a&_apos=b', '“_apos” aparece mais de uma vez.'],
    ['_page=0', '“_page” deve ser um número inteiro a partir de 1.'],
    ['_page=1.5', '“_page” deve ser um número inteiro a partir de 1.'],
    ['_page=1&_page=2', '“_page” aparece mais de uma vez.'],
    ['_size=1001', '“_size” deve ser um número inteiro de 1 a 1.000.'],
    ['_sort=lnkPncp', 'Não é possível ordenar contratos por “lnkPncp”.'],
    ['_sort=', 'Não é possível ordenar contratos por “”.'],
    ['_sort=-linhas', 'Não é possível ordenar contratos por “linhas”.'],
    ['_por=lnkPncp', 'Não é possível agrupar contratos por “lnkPncp”.'],
    ['_por=dtAssinatura.dia', 'Não é possível agrupar contratos por “dtAssinatura.dia”.'],
    ['_por=dtAssinatura.mes.ano', 'Não é possível agrupar contratos por “dtAssinatura.mes.ano”.'],
    ['_por=txtModalidade.mes', 'Não é possível agrupar contratos por “txtModalidade.mes”.'],
    ['_por=txtModalidade&_sort=numContrato', 'Não é possível ordenar contratos por “numContrato”.'],
  ])('%s', (address, message) => {
    expect(refusals(address)).toEqual([message]);
  });

  it('names every fault at once', () => {
    expect(refusals('cor=azul&numAnoPub=25&_size=0')).toHaveLength(3);
  });

  it('accepts as many words of a text as are looked for, and says every one of them', () => {
    const query = read(`txtObjeto.has=${words(MOST_WORDS)}`);
    expect(sayQuery(contratos, query)).toContain(words(MOST_WORDS));
  });

  it('accepts the largest size and a page far past the end', () => {
    expect(read(`_size=${MOST}&_page=9007199254`)).toMatchObject({ size: MOST, page: 9007199254 });
  });
});

describe('a hostile address', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'numAnoPub.__proto__', '.gte', '.', 'a.b.c', ''])(
    'with the name %j is refused like any unknown name',
    (name) => {
      expect(parseQuery(contratos, [[name, '1']])).toMatchObject({ ok: false });
      expect(parseQuery(contratos, [['_por', name]])).toMatchObject({ ok: false });
      expect(parseQuery(contratos, [['_sort', name]])).toMatchObject({ ok: false });
    },
  );

  it('gets no more than a line of itself back', () => {
    const novel = 'x'.repeat(1_000_000);
    const answer = parseQuery(contratos, [
      [novel, novel],
      [`_${novel}`, novel],
      ['numAnoPub', novel],
      ['_sort', novel],
      ['_por', novel],
      ['_page', novel],
    ]);
    expect(JSON.stringify(answer).length).toBeLessThan(3_000);
    expect(brief(novel)).toHaveLength(61);
  });

  it('never makes the parser throw, whatever the dataset', () => {
    fc.assert(
      fc.property(fc.constantFrom(...datasets), fc.array(fc.tuple(fc.string(), fc.string())), (set, params) => {
        const answer = parseQuery(set, params);
        if (!answer.ok) for (const { message } of answer.problems) expect(message).toMatch(/\.$/);
      }),
    );
  });
});
