import { estagiarios } from '../../catalog/datasets/estagiarios.ts';
import { padrao } from '../../catalog/datasets/padrao.ts';
import { servidores } from '../../catalog/datasets/servidores.ts';
import { terceirizados } from '../../catalog/datasets/terceirizados.ts';
import * as interns from './interns.ts';
import * as outsourced from './outsourced.ts';
import type { Part } from './part.ts';
import * as register from './register.ts';
import * as scales from './scales.ts';
import type { World } from './world.ts';

/** Everybody who works for the body, and what the law says their work is worth. */
export function personnel(made: World): Part {
  return {
    datasets: [
      { dataset: servidores, rows: () => register.servidores(made) },
      { dataset: padrao, rows: () => scales.padrao(made) },
      { dataset: estagiarios, rows: () => interns.estagiarios(made) },
      { dataset: terceirizados, rows: () => outsourced.terceirizados(made) },
    ],
  };
}
