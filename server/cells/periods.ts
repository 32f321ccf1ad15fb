import type { Dataset } from '../../catalog/dataset.ts';
import { countedPeriods } from '../import/publish/periods.ts';
import { Refusal } from '../refusal.ts';
import type { MoveSides } from './copy.ts';

/** How much of a dataset was compared. */
export interface ComparedPeriods {
  periods: number;
  rows: number;
}

/**
 * Counts and adds up the rows of each period on both sides, and compares them with each other and with what the loads had
 * recorded.
 */
export async function comparePeriods({ source, target }: MoveSides, set: Dataset): Promise<ComparedPeriods> {
  const here = await countedPeriods(source.client, source.tenant, set);
  const there = new Map(
    (await countedPeriods(target.client, target.tenant, set)).map(({ periodo, contagem }) => [periodo, contagem]),
  );
  const wrong = here.filter(({ periodo, contagem }) => there.get(periodo) !== contagem).map(({ periodo }) => periodo);
  if (wrong.length > 0 || here.length !== there.size)
    throw new Refusal(
      `As linhas ou as somas de ${set.id} não chegaram iguais (${wrong.join(', ') || 'períodos a mais'}). A origem continua a servir; rode o comando de novo e, se repetir, desfaça com --desfazer.`,
    );
  return { periods: here.length, rows: here.reduce((sum, { linhas }) => sum + linhas, 0) };
}
