import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contratos } from '../../../catalog/datasets/contratos.ts';
import { receitas } from '../../../catalog/datasets/receitas.ts';
import { tidyNumber } from '../../../catalog/fields/number.ts';
import { writtenNumber } from '../read/json.ts';
import { readHeader } from './header.ts';
import { fitsHeader, layout, layoutColumns, readLayout, type SourceLayout } from './layout.ts';
import { translator } from './translate.ts';

const mapOf = (more: object): SourceLayout =>
  layout.parse({ titulo: 'Teste', conjunto: 'contratos', campos: {}, ...more });

const NOWHERE = { arquivo: 'contratos-2019.csv', periodo: '' };

/** Characters that a header may carry and nobody sees. */
const UNSEEN: readonly [name: string, mark: string][] = [
  ['a dash of Windows-1252 read as Latin-1', '\u0096'],
  ['a long dash of Windows-1252 read as Latin-1', '\u0097'],
  ['a control character without a sign', '\u0081'],
  ['a zero-width space', '\u200b'],
  ['a byte order mark inside', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['a space that does not break', '\u00a0'],
];
const GAPS = ['\u0096', '\u0097', '\u00a0'];

/** The rows that a map makes of one line. */
const rows = (more: object, header: string, line: string): string[][] =>
  translator(mapOf(more), header.split(';'), NOWHERE).rows(line.split(';'), 2);

/** The value of one field. */
const pick = (how: object | string, header: string, line: string, more: object = {}): string | undefined =>
  rows({ ...more, campos: { txtObjeto: how } }, header, line)[0]?.[0];

/** A state that shows only in the value beside it. */
const WON = {
  coluna: 's',
  troca: { Divulgada: 'Publicada' },
  casos: [{ se: { s: '^Divulgada', v: '[1-9]' }, valor: 'Homologada' }],
};

describe('a field', () => {
  it.each<[string, object | string, string, string, string]>([
    ['is a column', 'Objeto', 'Objeto', ' Merenda ', 'Merenda'],
    ['is a column whatever its case and accents', 'DESCRIÇÃO', 'Descricao', 'Merenda', 'Merenda'],
    ['is the first column that is filled', { colunas: ['a', 'b'] }, 'a;b', ';2', '2'],
    ['is the first column that matches', { colunas: ['a', 'b'], casa: '/(\\d{4})$' }, 'a;b', '35;7/2025', '2025'],
    ['passes over values that say nothing', { colunas: ['a', 'b'], pula: ['0.0'] }, 'a;b', '0.0;5.0', '5.0'],
    ['is the same everywhere', { valor: 'Não informado' }, 'a', '1', 'Não informado'],
    ['is made of columns', { modelo: '{a}/{b}' }, 'a;b', '7;2025', '7/2025'],
    ['is empty when its model has nothing to say', { modelo: '{a}/{b}' }, 'a;b', ';', ''],
    ['is a part of a cell', { coluna: 'a', casa: ' - (.+)$' }, 'a', '12.345 - Fulana Ltda', 'Fulana Ltda'],
    ['is what matches, without a group', { coluna: 'a', casa: '^\\d+' }, 'a', '33903900 - Serviços', '33903900'],
    ['is made of parts', { coluna: 'a', casa: '(\\d+)-(\\d+)', modelo: '{2}/{1}' }, 'a', '2025-7', '7/2025'],
    ['is empty without a match', { coluna: 'a', casa: '^\\d+$' }, 'a', 'x', ''],
    ['matches in any case', { coluna: 'a', casa: 'PREGÃO' }, 'a', 'o pregão', 'pregão'],
    ['is swapped', { coluna: 'a', troca: { 'Em vigor': 'Vigente' } }, 'a', 'EM VIGOR', 'Vigente'],
    ['stays when there is nothing to swap it for', { coluna: 'a', troca: { x: 'y' } }, 'a', 'z', 'z'],
    ['is the other value when not swapped', { coluna: 'a', troca: { x: 'y' }, senao: 'n' }, 'a', 'z', 'n'],
    ['is the other value when empty', { coluna: 'a', senao: 'Não informada' }, 'a', '', 'Não informada'],
    ['may be empty and mean something', { coluna: 'a', troca: { '': 'Mensal' } }, 'a', '', 'Mensal'],
    ['knows -1 from 1', { coluna: 'a', troca: { '-1': 'nada' } }, 'a', '1', '1'],
    ['is what another column makes of it', WON, 's;v', 'Divulgada;12,5', 'Homologada'],
    ['is itself when a column of the case says otherwise', WON, 's;v', 'Revogada;12,5', 'Revogada'],
    ['is swapped as ever when no case holds', WON, 's;v', 'Divulgada;0', 'Publicada'],
    ['has its zeros back', { coluna: 'a', zeros: 4 }, 'a', '7', '0007'],
    ['has no zeros put before a word', { coluna: 'a', zeros: 4 }, 'a', 'VII', 'VII'],
    ['lists the items of a cell, each once', { coluna: 'a', itens: ' / ' }, 'a', 'Ana / José / Ana', 'Ana; José'],
    ['loses what is deleted', { coluna: 'a', apaga: '<[^>]*>' }, 'a', '<b>004</b>/2026', '004/2026'],
    ['is in the name of the file', { coluna: '@arquivo', casa: '\\d{4}' }, 'a', 'x', '2019'],
  ])('%s', (_, how, header, line, expected) => {
    expect(pick(how, header, line)).toBe(expected);
  });

  it.each<[string, object, 'br' | 'us', string, string]>([
    ['a sum', { soma: ['a', 'b'] }, 'br', 'R$ 1.014,00;R$ 304,20', '1318,20'],
    ['a sum of foreign numbers', { soma: ['a', 'b'] }, 'us', '0.1;0.2', '0.30'],
    ['a difference', { soma: ['a', '-b'] }, 'us', '1936.19;1786.26', '149.93'],
    ['no sum of nothing', { soma: ['a', 'b'] }, 'us', ';', ''],
    ['what cannot be added, for the check to refuse', { soma: ['a', 'b'] }, 'br', '1,00;dois', 'dois'],
    ['a number rounded by its digits', { coluna: 'a', casas: 2 }, 'us', '54000.245;', '54000.25'],
    ['a number with cents enough', { coluna: 'a', casas: 2 }, 'br', '1.234,5;', '1.234,5'],
    ['a small number rounded', { coluna: 'a', casas: 2 }, 'br', '-0,006;', '-0,01'],
  ])('can be %s', (_, how, decimal, line, expected) => {
    expect(pick(how, 'a;b', line, { decimal })).toBe(expected);
  });

  it('that is a number in its file is none of the decimals that the map speaks of', () => {
    const campos = {
      vlr: 'a',
      vlrRedondo: { coluna: 'a', casas: 2 },
      vlrSoma: { soma: ['a', 'b'] },
      txt: { modelo: '{a}' },
    };
    const one = translator(mapOf({ campos, decimal: 'us' }), ['a', 'b'], NOWHERE);
    const [[value = '', rounded, sum, text] = []] = one.rows([writtenNumber(12.345), writtenNumber(0.5)], 2);
    expect([tidyNumber(value, 'us'), rounded, sum, text]).toEqual(['12.345', '12.35', '12.85', '12,345']);
  });

  it('is empty where the file has a word for nothing', () => {
    expect(pick('a', 'a', 'na', { nulos: ['NA'] })).toBe('');
    expect(pick('a', 'a', '1', { nulos: ['-1'] })).toBe('1');
  });
});

describe('a line', () => {
  const campos = { txtObjeto: 'a' };

  it('is taken or left by what its columns say', () => {
    expect(rows({ campos, so: { b: '^NP$' } }, 'a;b', '1;MB')).toEqual([]);
    expect(rows({ campos, so: { b: '^NP$' } }, 'a;b', '1;NP')).toEqual([['1']]);
    expect(rows({ campos, exceto: { b: '^NP$' } }, 'a;b', '1;NP')).toEqual([]);
  });

  it('is taken once for each key, also when it is looked at twice', () => {
    const one = translator(mapOf({ campos, unicas: ['a'] }), ['a', 'b'], NOWHERE);
    const read = () => [one.rows(['1', 'x'], 2), one.rows(['1', 'y'], 3), one.rows(['2', 'z'], 4)];
    expect(read()).toEqual([[['1']], [], [['2']]]);
    expect(read()).toEqual([[['1']], [], [['2']]]);
  });

  it('of columns that are months becomes a row for each that has something', () => {
    const desdobra = { colunas: { jan: '01', fev: '02' }, chave: 'mês', valor: 'pago' };
    const months = { dtMes: { modelo: '{ano}-{mês}' }, vlr: 'pago' };
    expect(rows({ campos: months, desdobra }, 'ano;jan;fev', '2025;1,00;')).toEqual([['2025-01', '1,00']]);
  });

  it('with a list in JSON becomes a row for each item, or for the first', () => {
    const list = String.raw`[{"nome":"PUJAN\u00c7A"},{"nome":"OUTRA"}]`;
    const names = { txtNome: 'c.nome' };
    expect(rows({ campos: names, desdobra: { json: 'c' } }, 'c', list)).toEqual([['PUJANÇA'], ['OUTRA']]);
    expect(rows({ campos: names, desdobra: { json: 'c', primeiro: true } }, 'c', list)).toEqual([['PUJANÇA']]);
    expect(rows({ campos: names, desdobra: { json: 'c' } }, 'c', 'no list')).toEqual([]);
  });

  it('with several items in a cell becomes a row for each, once', () => {
    const desdobra = { coluna: 'a', separador: '|' };
    expect(rows({ campos, desdobra }, 'a', 'x| y |x|')).toEqual([['x'], ['y']]);
  });
});

describe('a line that cannot be read', () => {
  const fault = (more: object, header: string, line: string): string | null =>
    translator(mapOf({ campos: {}, ...more }), header.split(';'), NOWHERE).fault(line.split(';'));

  it('has more cells than columns, or fewer', () => {
    expect(fault({}, 'a;b', '1;2')).toBeNull();
    expect(fault({}, 'a;b', '1;2;3')).toContain('há 3 células para 2 colunas');
    expect(fault({}, 'a;b', '1')).toContain('há 1 célula para 2 colunas');
  });

  it('does not add up to its own total', () => {
    const desdobra = { colunas: { jan: '01', fev: '02' }, chave: 'mês', valor: 'v', confere: 'total' };
    expect(fault({ desdobra, decimal: 'us' }, 'jan;fev;total', '0.10;0.20;0.30')).toBeNull();
    expect(fault({ desdobra, decimal: 'us' }, 'jan;fev;total', '18.00;18.00;18.00')).toContain(
      'as colunas somam R$\u00a036,00, e total diz R$\u00a018,00',
    );
  });

  it('is mended when its surplus is a separator inside a text', () => {
    const more = { excesso: 'b', separador: ';', campos: { txtObjeto: 'b', vlr: 'c' } };
    expect(fault(more, 'a;b;c', '1;SOUSA; SILVA E CIA;9')).toBeNull();
    expect(rows(more, 'a;b;c', '1;SOUSA; SILVA E CIA;9')).toEqual([['SOUSA; SILVA E CIA', '9']]);
  });
});

describe('a layout', () => {
  const one = mapOf({ campos: { txtObjeto: 'Objeto', numContrato: '@periodo' }, ignora: ['Facebook', 'orgao.*'] });

  it('is recognised by its columns, in any order', () => {
    expect(fitsHeader(one, ['facebook', 'OBJETO', '', 'orgao.cnpj'])).toBe(true);
  });

  it.each(UNSEEN)('is recognised and read through %s', (_, mark) => {
    const receita = mapOf({ campos: { txtObjeto: 'Razão social - cadastro' } });
    const header = [`\ufeff${mark}RAZÃO${mark} SOCIAL ${mark}– CADAS${GAPS.includes(mark) ? '' : mark}TRO`];
    expect(fitsHeader(receita, header)).toBe(true);
    expect(translator(receita, header, NOWHERE).rows(['Merenda Ltda'], 2)).toEqual([['Merenda Ltda']]);
  });

  it('is recognised in the list of its refused rows', () => {
    const known = [mapOf({ campos: { txtObjeto: 'Descrição da compra' } })];
    const lines = [{ number: 1, cells: ['Descrição da compra', 'linha', 'motivo'], broken: false }];
    const { reading } = readHeader(contratos, lines, { layout: null, known, ignore: [] }, NOWHERE);
    expect(reading).toMatchObject({ layout: 'Teste', again: true });
    const mended = { number: 2, cells: ['Merenda', '7', 'Linha 7: …'], broken: false };
    expect([reading.fault(reading.own(mended)), reading.rows(reading.own(mended))]).toEqual([null, [['Merenda']]]);
  });

  it('is not recognised where a column of its own is missing or one is strange', () => {
    expect(fitsHeader(one, ['Facebook'])).toBe(false);
    expect(fitsHeader(one, ['Objeto', 'CPF do fiscal'])).toBe(false);
  });

  it('reads a column that only some versions of its file have', () => {
    const versions = mapOf({ campos: { txtObjeto: 'Objeto', vlrContrato: 'Valor' }, opcionais: ['VALOR'] });
    expect(fitsHeader(versions, ['Objeto'])).toBe(true);
    expect(fitsHeader(versions, ['Objeto', 'Valor'])).toBe(true);
    expect(fitsHeader(versions, ['Valor'])).toBe(false);
    expect(translator(versions, ['Objeto'], NOWHERE).rows(['Merenda'], 2)).toEqual([['Merenda', '']]);
  });

  it('asks, in its own words, for a column that its system never exports', () => {
    const campos = { numContrato: 'Nº do ajuste', txtObjeto: 'Descrição' };
    const pede = { Descrição: 'O sistema não exporta o objeto. Acrescente a coluna Descrição.' };
    const known = [mapOf({ campos, pede })];
    const read = (header: string, choices = {}) => {
      const lines = [{ number: 1, cells: header.split(';'), broken: false }];
      return readHeader(contratos, lines, { layout: null, known, ignore: [], choices }, NOWHERE).reading;
    };
    expect(() => read('Nº do ajuste')).toThrow(`“Teste”: ${pede.Descrição}`);
    const line = { number: 2, cells: ['7/2025', 'Merenda'], broken: false };
    expect(read('Nº do ajuste;Descrição').rows(line)).toEqual([['7/2025', 'Merenda']]);
    expect(read('Nº do ajuste;Assunto', { Assunto: 'txtObjeto' }).rows(line)).toEqual([['7/2025', 'Merenda']]);
  });

  it('with a wrong header is recognised by it, and by nothing of the same width', () => {
    const wrong = mapOf({ cabecalho: ['a', 'b', 'c'], errado: ['b', 'a', ''], campos: { txtObjeto: 'c' } });
    expect(fitsHeader(wrong, ['B', 'A', ''])).toBe(true);
    expect(fitsHeader(wrong, ['x', 'y', 'z'])).toBe(false);
    expect(translator(wrong, ['b', 'a', ''], NOWHERE).rows(['1', '2', '3'], 2)).toEqual([['3']]);
  });

  it('reads columns of the file, and none of what it makes by itself', () => {
    const desdobra = { colunas: { jan: '1' }, chave: 'mês', valor: 'v', confere: 'total' };
    const campos = { dtMes: { modelo: '{@periodo}-{mês}' }, vlr: 'v', txtObjeto: { soma: ['a', '-b'] } };
    expect(layoutColumns(mapOf({ desdobra, campos, decimal: 'br' })).sort()).toEqual(['a', 'b', 'jan', 'total']);
  });

  it('asks for the period that neither the file nor its name tells', () => {
    const sp = layout.parse({ titulo: 'SP', conjunto: 'receitas', campos: { numExercicio: '@periodo', dtMes: 'Mês' } });
    const lines = [{ number: 1, cells: ['Mês'], broken: false }];
    const hints = { layout: sp, known: [], ignore: [] };
    const read = (periodo: string) => readHeader(receitas, lines, hints, { arquivo: 'gdv.csv', periodo });
    expect(() => read('')).toThrow(/gdv.csv não diz numExercicio .* informe o período com --periodo/);
    expect(read('2022').reading.rows({ number: 2, cells: ['1'], broken: false })).toEqual([['2022', '1']]);
  });
});

describe('a mistake in a map', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ['titulo: T\nconjunto: contratos\ncampus: { a: b }', /mapa.yaml, linha 3: campus não é um nome conhecido aqui/],
    ['titulo: T\nconjunto: contratos\ncampos:\n  txtObjeto: { casa: "(" }', /linha 4: .*não é uma expressão regular/],
    ['titulo: T\nconjunto: contratos\ncampos:\n  txtObjeto: [', /mapa.yaml, linha 4/],
    ['titulo: T\nconjunto: receitas\ncampos: {}', /o mapa é de receitas, e o arquivo foi enviado como contratos/],
    ['titulo: T\nconjunto: contratos\ncampos:\n  txtObejto: a', /txtObejto não é um campo de contratos/],
    ['titulo: T\nconjunto: contratos\ncampos:\n  vlrContrato: { soma: [a] }', /decimal/],
    ['titulo: T\nconjunto: contratos\ncampos:\n  txtObjeto: { colunna: a }', /mapa.yaml, linha 4: .*colunna/],
    ['conjunto: contratos\ncampos: {}', /falta titulo/],
    ['titulo: T\nconjunto: contratos', /falta campos, que diz de que coluna vem cada campo/],
  ])('is told with its file and line: %j', async (text, message) => {
    await writeFile(join(folder, 'mapa.yaml'), text);
    await expect(readLayout(join(folder, 'mapa.yaml'), contratos)).rejects.toThrow(message);
  });
});
