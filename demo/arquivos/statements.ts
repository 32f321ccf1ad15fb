import type { StatementEntry } from '../../catalog/arquivos/entry.ts';
import type { World } from '../town/world.ts';

/** Years from the last decision on the accounts to the running year. */
const DECIDED = 3;

/** What a body declares in the place of documents: the accounts that nobody has judged yet. */
export function documentStatements(world: World): StatementEntry[] {
  const running = Math.max(...world.exercises.map(({ year }) => year));
  const pending = Array.from({ length: DECIDED - 1 }, (_, i) => running - 1 - i);
  return pending.flatMap((ano) => [
    {
      categoria: 'parecer-do-tribunal-de-contas',
      ano,
      declaracao: `As contas de ${ano} foram enviadas ao Tribunal de Contas e ainda não foram apreciadas.`,
      data: `${running}-05-15`,
    },
    {
      categoria: 'julgamento-das-contas',
      ano,
      declaracao: `As contas do Poder Executivo de ${ano} aguardam o parecer do Tribunal para serem julgadas pela Câmara.`,
      data: `${running}-05-15`,
    },
  ]);
}
