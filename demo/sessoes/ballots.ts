import { hash, Random } from '../kit/random.ts';
import { oncePerWorld } from '../town/once.ts';
import type { World } from '../town/world.ts';
import type { CouncilMember } from './bench.ts';
import { type Bill, citeBill } from './bills.ts';
import { resultOf, type Sitting, sittings } from './sittings.ts';

type Choice = 'Sim' | 'Não' | 'Abstenção' | 'Ausente' | 'Não votou';

export interface Vote {
  member: CouncilMember;
  choice: Choice;
}

/** A vote of the plenary on a proposition. */
export interface Ballot {
  number: number;
  sitting: Sitting;
  bill: Bill;
  nominal: boolean;
  /** How each member voted, where it was taken down; who was away is told too. */
  votes: readonly Vote[];
}

/** Every vote on a proposition, numbered in its year. */
export const ballots = oncePerWorld((world): readonly Ballot[] => {
  const last = new Map<number, number>();
  return sittings(world)
    .filter(({ kind }) => kind === 'Plenário')
    .flatMap((sitting) =>
      sitting.items.flatMap(({ phase, bill }) => {
        if (phase !== 'Ordem do dia' || !bill) return [];
        const number = (last.get(sitting.year) ?? 0) + 1;
        last.set(sitting.year, number);
        return [{ number, sitting, bill, nominal: bill.kind.examined, votes: cast(world, sitting, bill) }];
      }),
    );
});

/** The votes of a proposition: motions pass with all, and who presides votes only in a tie. */
function cast(world: World, { attendance, code, year }: Sitting, bill: Bill): Vote[] {
  const random = new Random(hash('voto', world.seed, code, year, citeBill(bill)));
  const others = resultOf(bill) === 'Aprovado' ? 'Não' : 'Sim';
  const usual = others === 'Não' ? 'Sim' : 'Não';
  let dissent = bill.kind.examined ? Math.max(0, random.between(-2, 3)) : 0;
  return attendance.map(({ member, presence }) => {
    if (presence !== 'Presente') return { member, choice: 'Ausente' };
    if (member.mesa === 'Presidente') return { member, choice: 'Não votou' };
    if (dissent === 0 || !random.chance(0.4)) return { member, choice: usual };
    dissent -= 1;
    return { member, choice: random.chance(0.2) ? 'Abstenção' : others };
  });
}

export const countVotes = ({ votes }: Ballot, choice: Choice): number =>
  votes.filter((vote) => vote.choice === choice).length;

export const isUnanimous = (ballot: Ballot): boolean =>
  [countVotes(ballot, 'Sim'), countVotes(ballot, 'Não'), countVotes(ballot, 'Abstenção')].filter(Boolean).length === 1;

export const ballotMatter = ({ bill }: Ballot): string => `${citeBill(bill)}: ${bill.summary}`;

/** The votes of a sitting, for its minutes. */
export const ballotsOf = (world: World, sitting: Sitting): Ballot[] =>
  ballots(world).filter((ballot) => ballot.sitting === sitting);
