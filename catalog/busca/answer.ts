import { z } from 'zod';
import { fileOperation, type Operation, readOperation } from '../contract/operation.ts';
import { wholeNumber } from '../contract/parameters.ts';
import { integer, number, ok, text } from '../contract/schema.ts';

const TAG = 'Página inicial e busca';

/** Something that answers. */
const find = z.strictObject({
  titulo: text,
  partes: z.array(z.strictObject({ label: text, text })).describe('Onde estão as palavras, com o nome de cada campo'),
  para: text.describe('O endereço da página'),
  ano: integer.nullable(),
  valor: z.strictObject({ rotulo: text, texto: text }).nullable(),
  linhas: integer.describe('Quantas linhas o resultado reúne'),
  nota: number.describe('Quanto maior, melhor o resultado'),
});

export type SearchFind = z.output<typeof find>;

const mixed = find.extend({ tipo: text.describe('O tipo, pelo nome que tem em tipos') });

export type MixedFind = z.output<typeof mixed>;

/** A kind of thing that answers, and how often. */
const kind = z.strictObject({
  tipo: text,
  titulo: text,
  total: integer,
  mais: z.boolean().describe('Há mais do que se contou'),
});

export type SearchKind = z.output<typeof kind>;

const group = kind.extend({ data: z.array(find) });

export const buscaAnswer = z.strictObject({
  ok,
  termo: text,
  cortado: z.boolean().describe('De um termo longo só se procurou o começo, que `termo` repete'),
  total: integer,
  mais: z.boolean(),
  page: integer,
  size: integer,
  paginas: integer.describe('Quantas páginas `data` tem'),
  data: z.array(mixed).describe('Uma página dos resultados, o melhor primeiro'),
  grupos: z.array(group).describe('Os mesmos por tipo, os primeiros de cada um'),
  tipos: z.array(kind).describe('Todos os tipos que respondem, qualquer que seja o mostrado'),
  raizes: z.array(text).describe('As palavras achadas, como a busca as conhece'),
  anos: z.array(integer).describe('Anos em que as palavras aparecem, o último primeiro'),
  parcial: z.boolean().describe('Nada tem todas as palavras: estes têm algumas'),
  quisDizer: z.array(text),
  atrasados: z.array(text).describe('Conjuntos cuja última carga a busca ainda não leu'),
});

export type BuscaAnswer = z.output<typeof buscaAnswer>;

/** What is suggested while one types. */
const suggestion = z.strictObject({
  texto: text,
  para: text,
  tipo: z.enum(['pagina', 'termo', 'pergunta', 'unidade', 'servico', 'nome', 'arquivo', 'palavra']),
});

export type Suggestion = z.output<typeof suggestion>;

export const sugestoesAnswer = z.strictObject({ ok, data: z.array(suggestion) });

export type SugestoesAnswer = z.output<typeof sugestoesAnswer>;

const term = (description: string) => text.default('').describe(description);

/** A field of a form that was left empty asks for nothing. */
const orNothing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((written) => (written === '' ? undefined : written), schema.optional());

export const buscaParameters = z.strictObject({
  termo: term('Palavras, nome, número, CNPJ ou matrícula'),
  tipo: orNothing(text).describe(
    'Só um tipo: o identificador de um conjunto de dados, `arquivos`, `paginas`, `glossario`, `perguntas`, `servicos`, `privacidade`, `estrutura` ou `favorecidos`',
  ),
  ano: orNothing(wholeNumber(1, 9_999, 'deve ser um número inteiro, como 2026')).describe('Só um exercício'),
  _page: orNothing(wholeNumber(1, 9_999, 'deve ser um número inteiro a partir de 1')).describe(
    'Página de `data`, de 1 a `paginas`',
  ),
});

/** The parameters of the feed of a search, which has no pages. */
export const buscaFeedParameters = buscaParameters.omit({ _page: true });

export const sugestoesParameters = z.strictObject({ termo: term('O que foi digitado até agora') });

export const buscaOperations: readonly Operation[] = [
  readOperation({
    path: '/v1/busca',
    tag: TAG,
    summary: 'Busca em tudo o que está publicado',
    description:
      'Sem diferença de maiúsculas, acentos e plural. `data` traz uma página dos resultados de todos os tipos, o melhor primeiro, até 40 de cada tipo; com `tipo`, todos os daquele tipo. `grupos` traz os três primeiros de cada tipo. Acima de 1.000 ninguém conta (`mais`). De um termo com mais de 200 caracteres se procura o começo, que `termo` repete, e `cortado` é verdadeiro.',
    query: buscaParameters,
    answer: buscaAnswer,
    about: 'Os resultados em ordem e por tipo, com a contagem de cada tipo',
    examples: [
      { parameters: { termo: 'merenda' } },
      { parameters: { termo: 'maria' } },
      { parameters: { termo: 'xyzzy' } },
      { parameters: { termo: 'servico', tipo: 'contratos', _page: '2' } },
      { parameters: { tremo: 'merenda' }, status: 400 },
      { parameters: { termo: 'merenda', ano: 'ontem' }, status: 400 },
    ],
  }),
  readOperation({
    path: '/v1/busca/sugestoes',
    tag: TAG,
    summary: 'Páginas, termos, nomes, documentos e palavras que começam como o que foi digitado',
    query: sugestoesParameters,
    answer: sugestoesAnswer,
    about: 'Até dez sugestões, cada uma com o endereço a que leva',
    examples: [{ parameters: { termo: 'con' } }, { parameters: { termo: 'rreo 2025' } }],
  }),
  fileOperation({
    path: '/v1/busca.atom',
    tag: 'Novidades',
    summary: 'O que responde a uma busca, o mais novo primeiro, em Atom',
    query: buscaFeedParameters,
    media: 'application/atom+xml',
    examples: [
      { parameters: { termo: 'merenda' } },
      { parameters: { termo: 'serviço', tipo: 'contratos', ano: '2026' } },
      { parameters: { termo: '' }, status: 400 },
    ],
  }),
];
