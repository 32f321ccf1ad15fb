import { answer, get, integer, list, nullable, number, object, parameter, text, told, yes } from '../schema.ts';

const KIND = { tipo: text, titulo: text, total: integer, mais: told(yes, 'Há mais do que se contou') };

const FIND = {
  titulo: text,
  partes: told(list(object({ label: text, text })), 'Onde estão as palavras, com o nome de cada campo'),
  para: told(text, 'O endereço da página'),
  ano: nullable(integer),
  valor: nullable(object({ rotulo: text, texto: text })),
  linhas: told(integer, 'Quantas linhas o resultado reúne'),
  nota: told(number, 'Quanto maior, melhor o resultado'),
};
const PAYEE = { favorecido: nullable(object({ nome: text, documento: text, para: text })) };

const FOUND = object({
  ok: { const: true },
  termo: text,
  cortado: told(yes, 'De um termo longo só se procurou o começo, que `termo` repete'),
  total: integer,
  mais: yes,
  page: integer,
  size: integer,
  paginas: told(integer, 'Quantas páginas `data` tem'),
  data: told(list(object({ tipo: text, ...FIND }, PAYEE)), 'Uma página dos resultados, o melhor primeiro'),
  grupos: told(
    list(object({ ...KIND, data: list(object(FIND, PAYEE)) })),
    'Os mesmos por tipo, os primeiros de cada um',
  ),
  tipos: told(list(object(KIND)), 'Todos os tipos que respondem, qualquer que seja o mostrado'),
  raizes: told(list(text), 'As palavras achadas, como a busca as conhece'),
  anos: told(list(integer), 'Anos em que as palavras aparecem'),
  parcial: told(yes, 'Nada tem todas as palavras: estes têm algumas'),
  quisDizer: list(text),
  atrasados: told(list(text), 'Conjuntos cuja última carga a busca ainda não leu'),
});

const TERM = (description: string) => ({
  ...parameter('termo', text, description),
  required: true,
});

/** The search, as the description of the API tells it. */
export const SEARCH = {
  '/v1/busca': {
    get: {
      ...get(
        'Busca em tudo o que está publicado',
        [
          TERM('Palavras, nome, número, CNPJ ou matrícula'),
          parameter(
            'tipo',
            text,
            'Só um tipo: o identificador de um conjunto de dados, `arquivos`, `paginas`, `glossario`, `perguntas`, `estrutura` ou `favorecidos`',
          ),
          parameter('ano', integer, 'Só um exercício'),
          parameter('_page', { type: 'integer', minimum: 1, default: 1 }, 'Página de `data`, de 1 a `paginas`'),
        ],
        FOUND,
        'Os resultados em ordem e por tipo, com a contagem de cada tipo',
      ).get,
      description:
        'Sem diferença de maiúsculas, acentos e plural. `data` traz uma página dos resultados de todos os tipos, o melhor primeiro, até 40 de cada tipo; com `tipo`, todos os daquele tipo. `grupos` traz os três primeiros de cada tipo. Acima de 1.000 ninguém conta (`mais`). De um termo com mais de 200 caracteres se procura o começo, que `termo` repete, e `cortado` é verdadeiro.',
    },
  },
  '/v1/busca/sugestoes': get(
    'Páginas, termos, nomes, documentos e palavras que começam como o que foi digitado',
    [TERM('O que foi digitado até agora')],
    answer(list(object({ texto: text, para: text, tipo: text }))),
    'Até dez sugestões, cada uma com o endereço a que leva',
  ),
};
