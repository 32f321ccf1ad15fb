import { expect, test } from 'vitest';
import { CPF_SPELLINGS } from '../../test/spellings.ts';
import { cpf } from '../samples/digits.ts';
import { begun, concealed, mentioned, numbersOf, stemOf, wordsOf } from './words.ts';

/** What must be found by either: as it is written, and as people type it. */
const SAME: readonly (readonly [string, string])[] = [
  ['licitação', 'LICITAÇÕES'],
  ['licitacao', 'licitações'],
  ['pregão', 'pregoes'],
  ['cidadão', 'cidadãos'],
  ['órgão', 'orgaos'],
  ['mão', 'mãos'],
  ['pão', 'pães'],
  ['capitão', 'capitães'],
  ['leilão', 'leilões'],
  ['ação', 'ações'],
  ['convenção', 'convencoes'],
  ['municipal', 'municipais'],
  ['jornal', 'jornais'],
  ['material', 'materiais'],
  ['hospital', 'HOSPITAIS'],
  ['fiscal', 'fiscais'],
  ['edital', 'editais'],
  ['papel', 'papéis'],
  ['imóvel', 'imóveis'],
  ['combustível', 'combustiveis'],
  ['automóvel', 'automoveis'],
  ['útil', 'úteis'],
  ['fácil', 'faceis'],
  ['têxtil', 'têxteis'],
  ['barril', 'barris'],
  ['pneu', 'pneus'],
  ['degrau', 'degraus'],
  ['perfil', 'perfis'],
  ['civil', 'civis'],
  ['infantil', 'infantis'],
  ['lençol', 'lençóis'],
  ['farol', 'faróis'],
  ['azul', 'azuis'],
  ['item', 'itens'],
  ['viagem', 'viagens'],
  ['ordem', 'ordens'],
  ['bem', 'bens'],
  ['imagem', 'imagens'],
  ['servidor', 'servidores'],
  ['vereador', 'vereadores'],
  ['setor', 'SETORES'],
  ['valor', 'valores'],
  ['lugar', 'lugares'],
  ['árvore', 'arvores'],
  ['hectare', 'hectares'],
  ['torre', 'torres'],
  ['livre', 'livres'],
  ['luz', 'luzes'],
  ['vez', 'vezes'],
  ['gaze', 'gazes'],
  ['mês', 'meses'],
  ['país', 'países'],
  ['gás', 'gases'],
  ['português', 'portugueses'],
  ['freguês', 'fregueses'],
  ['base', 'bases'],
  ['fase', 'fases'],
  ['análise', 'analises'],
  ['lei', 'leis'],
  ['contrato', 'contratos'],
  ['obra', 'obras'],
  ['diária', 'diarias'],
  ['empenho', 'empenhos'],
  ['creche', 'creches'],
  ['táxi', 'taxis'],
  ['ônibus', 'onibus'],
  ['lápis', 'lapis'],
];

/** What sounds alike and is something else. */
const APART: readonly (readonly [string, string])[] = [
  ['secretário', 'secretaria'],
  ['obra', 'obras-primas'],
  ['contrato', 'contrata'],
  ['mais', 'mal'],
  ['pais', 'pal'],
  ['depois', 'depol'],
  ['dois', 'dol'],
  ['seis', 'sel'],
  ['lei', 'lel'],
  ['conta', 'conto'],
  ['casa', 'caso'],
  ['posto', 'posta'],
  ['mar', 'mal'],
  ['mão', 'mau'],
  ['ação', 'aço'],
  ['ordem', 'ordenado'],
  ['carro', 'caro'],
  ['vereador', 'vereadora'],
  ['pagar', 'pago'],
  ['receita', 'receber'],
  ['bem', 'ben'],
];

test.each(SAME)('%s and %s are one word', (one, many) => {
  expect(stemOf(many)).toBe(stemOf(one));
});

test.each(APART)('%s and %s stay apart', (one, other) => {
  expect(wordsOf(one)).not.toEqual(wordsOf(other));
});

test('what is reduced once is reduced for good, however it is written', () => {
  for (const word of SAME.flat()) expect(stemOf(word.toUpperCase())).toBe(stemOf(word));
});

test('words that only ask are no words to look for', () => {
  expect(wordsOf('Quanto ganha o prefeito?')).toEqual(['ganha', 'prefeito']);
});

test.each([
  ['010/2025', '10/2025'],
  ['10-2025', '10/2025'],
  ['PE 003/2025', '3/2025'],
  ['2025.03.0012-7', '20250300127'],
  ['12.345.678/0001-95', '12345678000195'],
  ['12.ABC.345/01DE-35', '12ABC34501DE35'],
])('the number %s is found by %s', (written, typed) => {
  expect(numbersOf(written)).toEqual(expect.arrayContaining(numbersOf(typed).slice(0, 1)));
});

test('a CPF is only ever known by what may be shown of it', () => {
  const digits = ['529', '982', '247', '25'];
  const masked = ['***.982.247-**'];
  expect(numbersOf(digits.join(''))).toEqual(masked);
  expect(numbersOf(`${digits.slice(0, 3).join('.')}-${digits[3]}`)).toEqual(masked);
  expect(JSON.stringify(numbersOf(`${digits.slice(0, 3).join('.')}-00`))).not.toContain('529');
});

test.each(CPF_SPELLINGS)('a CPF that was typed %s is not looked for as it is', (_, spell) => {
  const typed = spell(cpf('529982247'));
  expect(concealed(`pago a ${typed}`)).toBe('pago a ***.982.247-**');
  expect(numbersOf(typed)).toEqual(['***.982.247-**']);
});

test('numbers are found in a text of digits alone, in steps that grow with it', () => {
  expect(mentioned('Lei 82/2021 e Lei n.º 1.234/2020')).toEqual([...numbersOf('82/2021'), ...numbersOf('1.234/2020')]);
  expect(mentioned('5'.repeat(200_000))).toEqual([]);
  expect(mentioned('5.'.repeat(100_000))).toEqual([]);
});

test('of a long question the first whole words are asked, and of one endless word its first letters', () => {
  expect(begun('merenda escolar')).toBe('merenda escolar');
  expect(begun('merenda '.repeat(30))).toBe('merenda '.repeat(25).trim());
  expect(begun(`${'a'.repeat(200)} b`)).toBe('a'.repeat(200));
  expect(begun('a'.repeat(300))).toHaveLength(200);
});
