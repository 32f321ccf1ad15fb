import { z } from 'zod';
import { day, integer, moment } from '../contract/schema.ts';

/** Of when the data of an answer are: their own day and the load that brought them, never the clock of the server. */
export const dados = z
  .strictObject({
    referencia: day.nullable(),
    carga: integer.nullable(),
    publicadaEm: moment.nullable(),
    linhas: integer,
  })
  .meta({
    id: 'dados',
    description: 'De quando são os dados: os dos períodos pedidos ou, sem eles, os mais novos',
  });

export type Dados = z.output<typeof dados>;
