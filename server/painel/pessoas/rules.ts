import { PAPEIS, type Papel } from '../../../catalog/painel/papeis.ts';
import { Fault } from '../../http/fault.ts';
import type { StandingPerson } from './store.ts';

/** Roles that somebody may give and take: who keeps the people gives what is of the body, an operator also their own. */
export const grantableRoles = (own: readonly Papel[]): Papel[] =>
  PAPEIS.filter((papel) => papel !== 'operador' || own.includes('operador'));

const OPERATOR =
  'O papel Operador é da instalação: só outro operador, ou o comando portal pessoas papeis, o dá, tira ou remove.';
const LAST =
  'É a única pessoa com o papel Controle que já entrou: sem ela ninguém cuidaria do painel. Convide outra com esse papel, espere que entre e tente de novo.';

/** Refuses roles that are not this person's to give or take. What somebody has and keeps is neither. */
export function refuseRoles(own: readonly Papel[], before: readonly Papel[], after: readonly Papel[]): void {
  const grantable = grantableRoles(own);
  const changed = PAPEIS.filter((papel) => before.includes(papel) !== after.includes(papel));
  if (changed.some((papel) => !grantable.includes(papel))) throw new Fault(403, 'FORBIDDEN', OPERATOR);
}

/** Why a person cannot lose the role `controle`: nobody else who has it ever came in. Null where they can. */
export const lastKeeper = (people: readonly StandingPerson[], { id, papeis }: Pick<StandingPerson, 'id' | 'papeis'>) =>
  papeis.includes('controle') &&
  !people.some((other) => other.id !== id && other.papeis.includes('controle') && other.entrouEm !== null)
    ? LAST
    : null;

/** Refuses to leave a body without anybody who keeps its panel. */
export function refuseLastKeeper(people: readonly StandingPerson[], person: StandingPerson): void {
  const why = lastKeeper(people, person);
  if (why) throw new Fault(409, 'LAST_KEEPER', why);
}
