import { acts } from './atos/atos.ts';
import { secrecy } from './classificadas/secrecy.ts';
import { contracts } from './contratos/contratos.ts';
import { partnerships } from './convenio/convenio.ts';
import { budget } from './despesa/allotments.ts';
import { expenses } from './despesa/empenhos.ts';
import { carried } from './despesa/rppagos.ts';
import { travel } from './diarias/diarias.ts';
import { debtors } from './divida/divida.ts';
import { council } from './duodecimos/duodecimos.ts';
import { amendments } from './emendas/emendas.ts';
import { licitations } from './licitacao/licitacao.ts';
import type { Part } from './maker.ts';
import { building } from './obras/obras.ts';
import { turns } from './ordem/ordem.ts';
import { revenue } from './receita/receitas.ts';
import { waivers } from './renuncias/waivers.ts';
import { sanctions } from './sancoes/sanctions.ts';
import { personnel } from './servidores/personnel.ts';
import { makeWorld, type World, type WorldOptions } from './town/world.ts';
import { refunds } from './verba/claims.ts';

/** What is made of a world, each part in its own file. */
const PARTS: readonly ((made: World) => Part)[] = [
  contracts,
  licitations,
  building,
  personnel,
  travel,
  refunds,
  sanctions,
  partnerships,
  acts,
  budget,
  expenses,
  turns,
  carried,
  council,
  amendments,
  revenue,
  waivers,
  debtors,
  secrecy,
];

/** Coherent demonstration data of a body, of any size, always the same for a seed. Everything is made as it is drawn. */
export function generate(options: WorldOptions): Required<Part> {
  const made = makeWorld(options);
  const parts = PARTS.map((part) => part(made));
  return {
    datasets: parts.flatMap(({ datasets }) => datasets),
    files: { [Symbol.iterator]: () => files(parts) },
    statements: parts.flatMap(({ statements = [] }) => statements),
  };
}

function* files(parts: readonly Part[]): Generator<{ path: string; bytes: Buffer }> {
  for (const { files: own = [] } of parts) yield* own;
}
