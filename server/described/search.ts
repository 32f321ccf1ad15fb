const query = (name: string, description: string, schema: object = { type: 'string' }, required = false) => ({
  name,
  in: 'query',
  required,
  schema,
  description,
});

const answered = (description: string) => ({
  200: { description, content: { 'application/json': { schema: { type: 'object' } } } },
  400: { description: 'A consulta tem um nome ou valor que não existe' },
});

/** The search, as the description of the API tells it. */
export const SEARCH_PATHS = {
  '/v1/busca': {
    get: {
      summary: 'Busca em tudo o que está publicado',
      description:
        'Sem diferença de maiúsculas, acentos e plural. `data` traz uma página dos resultados de todos os tipos, o melhor primeiro, até 40 de cada tipo; com `tipo`, todos os daquele tipo. `grupos` traz os três primeiros de cada tipo. Acima de 1.000 ninguém conta (`mais`). De um termo com mais de 200 caracteres se procura o começo, que `termo` repete, e `cortado` é verdadeiro.',
      parameters: [
        query('termo', 'Palavras, nome, número, CNPJ ou matrícula', { type: 'string' }, true),
        query(
          'tipo',
          'Só um tipo: o identificador de um conjunto de dados, `arquivos`, `paginas`, `glossario`, `perguntas`, `estrutura` ou `favorecidos`',
        ),
        query('ano', 'Só um exercício', { type: 'integer' }),
        query('_page', 'Página de `data`, de 1 a `paginas`', { type: 'integer', minimum: 1, default: 1 }),
      ],
      responses: answered('Os resultados em ordem e por tipo, com a contagem de cada tipo'),
    },
  },
  '/v1/busca/sugestoes': {
    get: {
      summary: 'Páginas, termos, nomes, documentos e palavras que começam como o que foi digitado',
      parameters: [query('termo', 'O que foi digitado até agora', { type: 'string' }, true)],
      responses: answered('Até dez sugestões, cada uma com o endereço a que leva'),
    },
  },
} as const;
