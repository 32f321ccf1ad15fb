import type { EnsaioErro } from '../../../catalog/painel/publicar/answer.ts';

/** What to do about each kind of warning. */
const ADVICE: Readonly<Record<string, string>> = {
  pagina: 'Nada: as linhas repetidas ficaram de fora, como pedido.',
  mantida: 'Nada: as linhas repetidas foram mantidas, como pedido.',
  repetida: 'Confira se são registros de verdade ou se o sistema exportou a mesma linha duas vezes.',
  chave: 'Confira no sistema de origem: dois registros diferentes têm a mesma identificação.',
  total: 'Nada: linhas de total não são registros, e foram conferidas.',
  difere: 'Compare o total do arquivo com a soma das linhas: pode faltar ou sobrar um registro.',
  talvez: 'Se for uma linha de total, tire-a do arquivo e envie de novo.',
  codificacao: 'Experimente outra codificação em “Como o arquivo foi lido”, ou exporte de novo do sistema de origem.',
  tabela: 'Confira o código no sistema de origem; se estiver certo, publique assim mesmo.',
  estagio: 'Confira os valores no sistema de contabilidade.',
  reparo: 'Confira as linhas: textos com o separador dentro pedem aspas em volta.',
  zeros: 'Nada: os números foram completados e os dígitos conferem.',
  leiaute: 'Nada: o leiaute diz que essas linhas são de outra coisa.',
  correcao: 'Nada: o que foi corrigido ou retirado no portal continua assim.',
  emenda: 'Nada: a página da carga dirá que houve correção à mão. Corrija também no sistema de origem.',
  periodo: 'Se essas linhas também devem sair, tire o período das opções.',
  referencia: 'Se a data for outra, informe-a em “Data dos dados”.',
  conselho: 'Confira; se estiver certo, publique assim mesmo.',
};

export const warningAdvice = (tipo: string): string =>
  ADVICE[tipo] ?? 'Confira; se estiver certo, publique assim mesmo.';

/** Ends and options of the command line's sentences, and what a screen says instead. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/^Nada foi publicado: /, ''],
  [/ Confira o arquivo e envie de novo:.*$/s, ''],
  [/ Envie tudo junto, em uma pasta.*$/s, ''],
  [/ Se for, envie de novo com --repetidas.*$/s, ''],
  [/ Se for outra, envie de novo com a referência \(--referencia AAAA-MM-DD\)\./, ''],
  [/: informe o período com --periodo\./, '.'],
  [/ Se não houve ocorrência, informe o período da carga\./, ''],
  [/ com --periodo\b/, ' nas opções'],
  [/, ou diga qual é com --codificacao\b/, ''],
  [/ com --planilha\b/, ' em “Como o arquivo foi lido”'],
  [/ --?[a-z-]{4,}\b/g, ''],
  // The name of a field before its label: `numExercicio (Exercício)`.
  [/\b[a-z]{2,4}[A-Z]\w* \(([^()]+)\)/g, '$1'],
];

/** A warning without the examples that the command line has in brackets: a screen lists them below. */
export function withoutExamples(message: string, examples: readonly string[]): string {
  const [before = '', ...after] = message.split(` (${examples.join('; ')}`);
  return examples.length > 0 && after.length === 1 ? before + (after[0] ?? '').replace(/^(?:; …)?\)/, '') : message;
}

/** A sentence of the import as a screen says it: its options are fields there. */
export function deskSentence(message: string): string {
  const text = SPOKEN.reduce((said, [what, instead]) => said.replace(what, instead), message);
  // The name of a file stays as its sender wrote it.
  if (/^\S+\.\w{2,5} /.test(text)) return text;
  return text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
}

/** Where a refused file is put right, by what its refusal speaks of; the first that fits. */
const REMEDIES: readonly { about: RegExp; onde: EnsaioErro['onde']; oQueFazer: string }[] = [
  {
    about: /página exportada duas vezes/,
    onde: 'repetidas',
    oQueFazer:
      'Diga se as linhas repetidas são registros de verdade (manter) ou uma página exportada duas vezes (descartar).',
  },
  {
    about: /linhas foram recusadas/,
    onde: 'recusadas',
    oQueFazer: 'Corrija as linhas abaixo, ou confira a leitura e as colunas.',
  },
  {
    about: /só tem o cabeçalho/,
    onde: 'periodo',
    oQueFazer:
      'Se não houve nada, diga de que período nas opções abaixo. Se houve, exporte o arquivo de novo, com as linhas.',
  },
  {
    about: /conjuntos diferentes/,
    onde: 'arquivos',
    oQueFazer: 'Descompacte-o e envie a pasta: os arquivos de cada conjunto viram um envio.',
  },
  {
    about: /não é uma tabela: é um PDF/,
    onde: 'arquivos',
    oQueFazer: 'Se é um documento para o cidadão ler, publique-o em Documentos.',
  },
  {
    about: /aparece duas vezes no cabeçalho/,
    onde: 'arquivos',
    oQueFazer: 'Na planilha, apague a que sobra, salve e envie no lugar deste.',
  },
  {
    about: /falta o cabeçalho/,
    onde: 'arquivos',
    oQueFazer: 'Exporte-o de novo do sistema de origem e envie no lugar deste.',
  },
  { about: /período/, onde: 'periodo', oQueFazer: 'Diga de que período são as linhas, nas opções abaixo.' },
  {
    about: /letras estragadas|codificação|\baba\b|aspas|mapa “/,
    onde: 'leitura',
    oQueFazer: 'Mude como o arquivo é lido, ou exporte-o de novo do sistema de origem.',
  },
  { about: /coluna|cabeçalho/i, onde: 'colunas', oQueFazer: 'Diga o que é cada coluna.' },
];

/** What a person does about the refusal of a file. */
export function refusalRemedy(message: string): EnsaioErro {
  const found = REMEDIES.find(({ about }) => about.test(message));
  return {
    frase: deskSentence(message),
    onde: found?.onde ?? 'arquivos',
    oQueFazer: found?.oQueFazer ?? 'Confira o arquivo, tire-o e envie outro no lugar.',
  };
}
