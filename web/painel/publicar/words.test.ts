import { describe, expect, it } from 'vitest';
import type { EnsaioLeitura, EnsaioPeriodo } from '../../../catalog/painel/publicar/answer.ts';
import { filesName, isLargeChange, publishSentence, readingSentence, uploadNews, uploadWords } from './words.ts';

const LEITURA: EnsaioLeitura = {
  formato: 'CSV',
  codificacao: 'windows-1252',
  separador: ';',
  planilha: null,
  planilhas: [],
  datas: 'dma',
  decimais: 'br',
  leiaute: null,
  linhaDoCabecalho: 1,
  forcada: { codificacao: null, separador: null, planilha: null, datas: null, decimais: null },
  lembrada: null,
};
const periodo = (antes: number | null, depois: number, soma = { antes: 100, depois: 100 }): EnsaioPeriodo => ({
  periodo: '2026',
  linhasAntes: antes,
  linhasDepois: depois,
  referencia: null,
  somas: [{ campo: 'vlrContrato', label: 'Valor', ...soma }],
});

describe('the words of an ensaio', () => {
  it('say how the file was read', () => {
    expect(readingSentence(LEITURA)).toBe(
      'Lido como CSV, separado por ponto e vírgula, acentos em Windows-1252, datas como 31/12/2026, valores como 1.234,56.',
    );
    const sheet = {
      ...LEITURA,
      formato: 'XLSX',
      codificacao: null,
      separador: null,
      planilha: 'Plan1',
      linhaDoCabecalho: 4,
    } as const;
    expect(readingSentence(sheet)).toMatch(/^Lido como planilha, aba “Plan1”, .*cabeçalho na linha 4\.$/);
  });

  it('name one file, and count the others', () => {
    expect(filesName([{ nome: 'a.csv' }])).toBe('a.csv');
    expect(filesName([{ nome: 'a.csv' }, { nome: 'b.csv' }])).toBe('a.csv e mais 1 arquivo');
  });

  it('say beside the button what will happen', () => {
    const opcoes = { periodo: [], referencia: null, acrescenta: false, repetidas: null };
    const ensaio = { aceitas: 12, recusadas: 2, titulo: 'Contratos', periodos: [periodo(10, 12)], opcoes };
    expect(publishSentence(ensaio)).toBe(
      'Publica 12 linhas de Contratos no lugar das 10 que o portal mostra hoje em 2026. 2 linhas recusadas ficam de fora. Os outros períodos ficam como estão, e dá para voltar atrás depois.',
    );
    expect(publishSentence({ ...ensaio, recusadas: 0, periodos: [periodo(null, 12)] })).toMatch(
      /^Publica 12 linhas de Contratos\. Os/,
    );
    expect(publishSentence({ ...ensaio, opcoes: { ...opcoes, acrescenta: true } })).toMatch(/^Acrescenta 12 linhas/);
  });

  it('stress a period that loses rows, or whose sum moves by a fifth', () => {
    expect(isLargeChange(periodo(null, 5))).toBe(false);
    expect(isLargeChange(periodo(10, 11))).toBe(false);
    expect(isLargeChange(periodo(10, 9))).toBe(true);
    expect(isLargeChange(periodo(10, 10, { antes: 100, depois: 130 }))).toBe(true);
  });

  it('tell a screen reader of each quarter, and the eye of each percent', () => {
    const file = {
      key: 'e/a',
      nome: 'a.csv',
      tamanho: 100,
      enviados: 58,
      estado: 'enviando',
      motivo: null,
      place: { ensaio: 'e', arquivo: 'a' },
    } as const;
    expect(uploadWords(file)).toBe('Enviando: 58%');
    expect(uploadNews([file])).toBe('a.csv: 50%');
    expect(uploadWords({ ...file, estado: 'falhou', motivo: 'Grande demais.' })).toBe('Grande demais.');
  });
});
