/** What is counted line by line: strange and published all the same, or set aside for a reason of its own. */
export type WarningMatter =
  | 'pagina'
  | 'duvida'
  | 'mantida'
  | 'repetida'
  | 'chave'
  | 'total'
  | 'difere'
  | 'talvez'
  | 'codificacao'
  | 'tabela'
  | 'estagio'
  | 'reparo'
  | 'zeros'
  | 'leiaute'
  | 'correcao'
  | 'emenda';

export interface Warning {
  /** Rows of other periods, a date that was not given and advice of the dataset are told in words of their own. */
  tipo: WarningMatter | 'periodo' | 'referencia' | 'conselho';
  quantas: number;
  mensagem: string;
  /** The first places that it is about, where it is about lines. */
  exemplos?: readonly string[];
}

/** So many places are named. */
const EXAMPLES = 5;
/** Where each is to be looked at, more are. */
const MORE: Readonly<Partial<Record<WarningMatter, number>>> = { reparo: 50 };
const mostOf = (matter: WarningMatter): number => MORE[matter] ?? EXAMPLES;

/** How each matter is told: of one, and of many. */
const SENTENCES: Readonly<Record<WarningMatter, readonly [string, string]>> = {
  pagina: [
    'linha repete uma página inteira já lida e foi descartada',
    'linhas repetem uma página inteira já lida e foram descartadas',
  ],
  duvida: [
    'linha repete, célula por célula, outra já lida',
    'linhas repetem, célula por célula e na mesma ordem, outras já lidas',
  ],
  mantida: [
    'linha repete, célula por célula, outra já lida e foi mantida, como pedido',
    'linhas repetem, célula por célula e na mesma ordem, outras já lidas e foram mantidas, como pedido',
  ],
  repetida: [
    'linha é igual a outra do arquivo e foi mantida: confira',
    'linhas são iguais a outras do arquivo e foram mantidas: confira',
  ],
  chave: [
    'linha tem a mesma chave de outra, com conteúdo diferente: confira',
    'linhas têm a mesma chave de outras, com conteúdo diferente: confira',
  ],
  total: ['linha de total foi conferida e deixada de fora', 'linhas de total foram conferidas e deixadas de fora'],
  difere: [
    'linha de total não confere com as linhas e foi deixada de fora',
    'linhas de total não conferem com as linhas e foram deixadas de fora',
  ],
  talvez: [
    'linha diz “total”, mas não é a soma das que vêm antes, e foi mantida: confira',
    'linhas dizem “total”, mas não são a soma das que vêm antes, e foram mantidas: confira',
  ],
  codificacao: [
    'linha tem letras estragadas, como “Ã§” ou “�”, que o sistema de origem gravou errado',
    'linhas têm letras estragadas, como “Ã§” ou “�”, que o sistema de origem gravou errado',
  ],
  tabela: [
    'valor não está na tabela de códigos e foi mantido como veio',
    'valores não estão na tabela de códigos e foram mantidos como vieram',
  ],
  estagio: [
    'empenho está fora da ordem dos estágios da despesa: confira',
    'empenhos estão fora da ordem dos estágios da despesa: confira',
  ],
  reparo: [
    'linha tinha separadores sem aspas e foi remontada segundo o leiaute: confira',
    'linhas tinham separadores sem aspas e foram remontadas segundo o leiaute: confira',
  ],
  zeros: [
    'linha tinha CPF ou CNPJ sem os zeros da frente, que voltaram porque os dígitos verificadores conferem',
    'linhas tinham CPF ou CNPJ sem os zeros da frente, que voltaram porque os dígitos verificadores conferem',
  ],
  leiaute: [
    'linha não é deste conjunto, segundo o leiaute, e ficou de fora',
    'linhas não são deste conjunto, segundo o leiaute, e ficaram de fora',
  ],
  correcao: [
    'registro foi corrigido ou retirado antes e continua assim',
    'registros foram corrigidos ou retirados antes e continuam assim',
  ],
  emenda: [
    'linha do arquivo foi corrigida à mão antes de publicar',
    'linhas do arquivo foram corrigidas à mão antes de publicar',
  ],
};

function sentence(matter: WarningMatter, count: number, examples: readonly string[]): string {
  const more = count > examples.length && examples.length >= mostOf(matter) ? '; …' : '';
  return `${count.toLocaleString('pt-BR')} ${SENTENCES[matter][count === 1 ? 0 : 1]} (${examples.join('; ')}${more}).`;
}

/** Counts what happens line after line, and remembers the first few of each. */
export class WarningNotes {
  readonly #counts = new Map<WarningMatter, number>();
  readonly #examples = new Map<WarningMatter, string[]>();

  add(matter: WarningMatter, example: string, count = 1): void {
    this.#counts.set(matter, (this.#counts.get(matter) ?? 0) + count);
    const examples = this.#examples.get(matter) ?? [];
    if (examples.length < mostOf(matter) && !examples.includes(example))
      this.#examples.set(matter, [...examples, example]);
  }

  count(matter: WarningMatter): number {
    return this.#counts.get(matter) ?? 0;
  }

  get all(): Warning[] {
    return [...this.#counts].map(([tipo, quantas]) => ({
      tipo,
      quantas,
      mensagem: sentence(tipo, quantas, this.#examples.get(tipo) ?? []),
      exemplos: this.#examples.get(tipo) ?? [],
    }));
  }
}
