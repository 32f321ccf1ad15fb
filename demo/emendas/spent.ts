import type { Commitment } from '../despesa/commitment.ts';
import { commitmentsByContract } from '../despesa/commitments.ts';
import type { World } from '../town/world.ts';
import { contractKey, type Earmark } from './earmarks.ts';

/** The empenhos that an earmark paid for. */
export const commitmentsOfEarmark = (world: World, { contract }: Earmark): readonly Commitment[] =>
  (contract && commitmentsByContract(world).get(contractKey(contract))) ?? [];
