import { empenhosByContrato } from '../despesa/all.ts';
import type { Empenho } from '../despesa/model.ts';
import type { World } from '../town/world.ts';
import { contratoKey, type Emenda } from './model.ts';

/** The empenhos that an earmark paid for. */
export const empenhosOfEmenda = (world: World, { contract }: Emenda): readonly Empenho[] =>
  (contract && empenhosByContrato(world).get(contratoKey(contract))) ?? [];
