import { acts } from './acts.ts';
import { amendments } from './amendments.ts';
import { budget } from './budget.ts';
import { carried } from './carried.ts';
import { contracts } from './contracts.ts';
import { debtors } from './debtors.ts';
import { expenses } from './expenses.ts';
import { licitations } from './licitations.ts';
import type { Part } from './part.ts';
import { partnerships } from './partnerships.ts';
import { personnel } from './personnel.ts';
import { refunds } from './refunds.ts';
import { revenue } from './revenue.ts';
import { sanctions } from './sanctions.ts';
import { secrecy } from './secrecy.ts';
import { travel } from './travel.ts';
import { turns } from './turns.ts';
import { council } from './twelfths.ts';
import { waivers } from './waivers.ts';
import { building } from './works.ts';
import { type Options, type World, world } from './world.ts';

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
export function generate(options: Options): Required<Part> {
  const made = world(options);
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
