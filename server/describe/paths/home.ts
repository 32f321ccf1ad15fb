import { answer, day, get, integer, list, moment, nullable, number, object, text, told, yes } from '../schema.ts';

const VALUE = object({
  nome: text,
  valor: number,
  campo: told(nullable(text), 'O total da lista que é o mesmo; nulo onde outra tela o soma'),
  para: told(text, 'A página que o comprova'),
  referencia: nullable(day),
});

const CARD = object({
  id: { enum: ['recebido', 'gasto', 'folha'] },
  titulo: text,
  termo: told(text, 'O nome do valor nas contas públicas'),
  para: text,
  valores: list(VALUE),
  base: told(nullable(VALUE), 'Com o que se compara o primeiro valor'),
  linhas: nullable(integer),
  declaracao: nullable(object({ texto: text, ate: day })),
});

const COUNT = nullable(object({ linhas: integer, valor: number, referencia: day, para: text }));

const NEWS = object({
  dataset: text,
  titulo: text,
  periodo: text,
  linhas: integer,
  referencia: day,
  publicadaEm: moment,
});

/** What the first page tells. */
export const HOME = {
  '/v1/inicio': get(
    'O que a página inicial conta: recebido, gasto, folha, contratos, licitações e o que mudou',
    [],
    answer(
      object({
        quadros: list(CARD),
        areas: nullable(object({ titulo: text, itens: list(object({ nome: text, valor: number, para: text })) })),
        contratos: COUNT,
        licitacoes: COUNT,
        cargas: list(NEWS),
        acessadas: object({
          contadas: told(yes, 'Falso enquanto são poucas as visitas: os itens são os que mais se pedem em toda parte'),
          itens: list(object({ titulo: text, para: text })),
        }),
      }),
    ),
    'Cada valor com sua data (referencia), a lista que o comprova (para) e o total dela (campo)',
  ),
};
