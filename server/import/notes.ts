/** What was strange and is published all the same, or was set aside for a reason of its own. */
export type Matter =
  | 'pagina'
  | 'repetida'
  | 'chave'
  | 'total'
  | 'codificacao'
  | 'tabela'
  | 'estagio'
  | 'leiaute'
  | 'correcao';

export interface Warning {
  tipo: Matter;
  quantas: number;
  mensagem: string;
}

const EXAMPLES = 5;

/** How each matter is told: of how many, and of which lines. */
const SENTENCES: Readonly<Record<Matter, (count: string, which: string) => string>> = {
  pagina: (count, which) => `${count} linhas repetem uma página inteira já lida e foram descartadas (${which}).`,
  repetida: (count, which) => `${count} linhas são iguais a outra do arquivo e foram mantidas: confira (${which}).`,
  chave: (count, which) => `${count} linhas têm a mesma chave de outra, com conteúdo diferente: confira (${which}).`,
  total: (count, which) => `${count} linhas de total foram conferidas e deixadas de fora (${which}).`,
  codificacao: (count, which) =>
    `${count} linhas têm letras estragadas, como “Ã§” ou “�”: o sistema de origem as gravou errado (${which}).`,
  tabela: (count, which) => `${count} valores não estão na tabela de códigos e foram mantidos como vieram (${which}).`,
  estagio: (count, which) => `${count} empenhos estão fora da ordem dos estágios da despesa: confira (${which}).`,
  leiaute: (count, which) => `${count} linhas não são deste conjunto, segundo o leiaute, e ficaram de fora (${which}).`,
  correcao: (count, which) => `${count} registros foram corrigidos ou retirados antes e continuam assim (${which}).`,
};

/** Counts what happens line after line, and remembers the first few of each. */
export class Notes {
  readonly #counts = new Map<Matter, number>();
  readonly #examples = new Map<Matter, string[]>();

  add(matter: Matter, example: string, count = 1): void {
    this.#counts.set(matter, (this.#counts.get(matter) ?? 0) + count);
    const examples = this.#examples.get(matter) ?? [];
    if (examples.length < EXAMPLES && !examples.includes(example)) this.#examples.set(matter, [...examples, example]);
  }

  count(matter: Matter): number {
    return this.#counts.get(matter) ?? 0;
  }

  get all(): Warning[] {
    return [...this.#counts].map(([tipo, quantas]) => ({
      tipo,
      quantas,
      mensagem: SENTENCES[tipo](quantas.toLocaleString('pt-BR'), (this.#examples.get(tipo) ?? []).join('; ')),
    }));
  }
}
