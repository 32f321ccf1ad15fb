import type { Day } from '../kit/calendar.ts';
import { withArticle } from '../kit/text.ts';
import { headOf, type Officer } from '../town/officers.ts';
import { oncePerWorld } from '../town/once.ts';
import type { World } from '../town/world.ts';
import { allServidores, isServing, type Servidor } from './model.ts';

/** Those on the payroll who decide for a unit or speak for its law. */
const leaders = oncePerWorld((world): readonly Servidor[] =>
  allServidores(world).filter(({ post }) => ['Secretário Municipal', 'Procurador-geral', 'Procurador'].includes(post)),
);

/** Who decides the contracts of a unit on a day: its secretary, or the head of the body where it has none. */
export function authorityOf(world: World, unit: string, day: Day): Officer {
  const secretary = leaders(world).find(
    (one) => one.post === 'Secretário Municipal' && one.unit === unit && isServing(one, day),
  );
  return secretary ? { name: secretary.name, post: `titular d${withArticle(unit)}` } : headOf(world.tenant, day);
}

/** Who gives legal opinions on a day, if the body has a lawyer. */
export function lawyerOf(world: World, day: Day): Officer | undefined {
  const one = leaders(world).find((who) => who.post.startsWith('Procurador') && isServing(who, day));
  return (
    one && {
      name: one.name,
      post: world.tenant === 'pmdemo' ? 'Procuradoria-Geral do Município' : 'Procuradoria da Câmara',
    }
  );
}
