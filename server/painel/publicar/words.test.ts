import { expect, it } from 'vitest';
import { deskSentence, refusalRemedy, withoutExamples } from './words.ts';

it('a sentence of the command line loses its options and the names of fields, and keeps the name of a file as it is', () => {
  expect(deskSentence('faltam as obrigatórias txtNome (Nome), dtInicio (Início).')).toBe(
    'Faltam as obrigatórias Nome, Início.',
  );
  expect(deskSentence('folha.csv não diz numExercicio (Exercício): informe o período com --periodo.')).toBe(
    'folha.csv não diz Exercício.',
  );
});

it('the examples of a warning are told once', () => {
  const told = '2 linhas são iguais a outras do arquivo: confira (linha 3; linha 5; …).';
  expect(withoutExamples(told, ['linha 3', 'linha 5'])).toBe('2 linhas são iguais a outras do arquivo: confira.');
  expect(withoutExamples('Nada (mesmo).', [])).toBe('Nada (mesmo).');
});

it('a file with a header alone is told from one whose rows have no period', () => {
  const empty = refusalRemedy(
    'Nada foi publicado: o arquivo só tem o cabeçalho. Se não houve ocorrência, informe o período da carga.',
  );
  expect(empty).toMatchObject({ frase: 'O arquivo só tem o cabeçalho.', onde: 'periodo' });
  expect(empty.oQueFazer).toMatch(/^Se não houve nada, diga de que período/);
});
