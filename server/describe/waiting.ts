/** What every operation may answer besides its own: that it is not the moment. Described once, and referred to. */
export const WAITING_COMPONENTS = {
  headers: {
    'RateLimit-Policy': {
      description:
        'Os limites que contam este pedido, como `"endereco";q=1200;w=60, "orgao";q=1000;w=10`: `q` pedidos em `w` segundos, de um endereço e a um órgão. Uma resposta que já estava na memória não é contada e não o traz.',
      schema: { type: 'string' },
    },
    RateLimit: {
      description: 'O que resta de cada um: `r` pedidos, e `t` segundos até que haja mais.',
      schema: { type: 'string' },
    },
    'Retry-After': {
      description: 'Segundos a esperar, calculados; uns esperam mais do que outros, para que não voltem todos juntos.',
      schema: { type: 'integer' },
    },
    'X-Fila-Lugar': {
      description:
        'O lugar na fila, a partir de 1, de quem pediu um arquivo, um PDF ou uma busca. Quem volta a tempo o conserva.',
      schema: { type: 'integer' },
    },
  },
  responses: {
    demais: waiting('Pedidos demais deste endereço, ou deste órgão'),
    ocupado: waiting('O portal está ocupado, ou há outros na frente; o pedido pode ser repetido'),
  },
} as const;

function waiting(description: string): object {
  const headers = Object.fromEntries(
    ['RateLimit-Policy', 'RateLimit', 'Retry-After', 'X-Fila-Lugar'].map((name) => [name, headerReference(name)]),
  );
  return { description, headers, content: { 'application/json': { schema: { $ref: '#/components/schemas/erro' } } } };
}

function headerReference(name: string): object {
  return { $ref: `#/components/headers/${name}` };
}

/** Headers of every answer that is counted. */
export const RATE_HEADERS = {
  'RateLimit-Policy': headerReference('RateLimit-Policy'),
  RateLimit: headerReference('RateLimit'),
};

/** Refusals that every operation may give, by their status. */
export const WAITING_REPLIES = {
  429: { $ref: '#/components/responses/demais' },
  503: { $ref: '#/components/responses/ocupado' },
};
