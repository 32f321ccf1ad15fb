import { estagiarios } from '../../catalog/datasets/estagiarios.ts';
import { padrao } from '../../catalog/datasets/padrao.ts';
import { servidores } from '../../catalog/datasets/servidores.ts';
import { terceirizados } from '../../catalog/datasets/terceirizados.ts';
import { dayOf } from '../calendar.ts';
import * as interns from '../estagiarios/estagiarios.ts';
import type { EmptyStatement, Part } from '../maker.ts';
import * as outsourced from '../terceirizados/terceirizados.ts';
import type { World } from '../town/world.ts';
import * as scales from './padrao.ts';
import * as register from './servidores.ts';

/** Everybody who works for the body, and what the law says their work is worth. */
export function personnel(made: World): Part {
  return {
    datasets: [
      { dataset: servidores, rows: () => register.servidorRows(made) },
      { dataset: padrao, rows: () => scales.padraoRows(made) },
      { dataset: estagiarios, rows: () => interns.estagiarioRows(made) },
      { dataset: terceirizados, rows: () => outsourced.terceirizadoRows(made) },
    ],
    statements: lentBy(made) ? [] : [nobody(made)],
  };
}

/** Whether some company lends people: one such contract is enough to know, and most worlds have one at the start. */
const lentBy = (made: World): boolean => outsourced.terceirizadoRows(made)[Symbol.iterator]().next().done !== true;

const nobody = ({ exercises, until, name }: World): EmptyStatement => ({
  dataset: terceirizados,
  from: dayOf(`${exercises[0]?.year}-01-01`),
  to: until,
  text: `Nenhum trabalhador terceirizado prestou serviço com dedicação exclusiva à ${name} neste período.`,
});
