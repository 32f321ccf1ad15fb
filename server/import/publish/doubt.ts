import type { LoadOptions } from '../options.ts';
import { type DoubtKind, RejectedLoad } from './report.ts';

/**
 * Asks one question of a load. Who rehearses is told of the doubt and the rehearsal goes on; a doubt that was confirmed is
 * passed over; anybody else is refused.
 */
export async function askDoubt(
  { confirmed = [], onDoubt }: Pick<LoadOptions, 'confirmed' | 'onDoubt'>,
  kind: DoubtKind,
  refuse: () => void | Promise<void>,
): Promise<void> {
  try {
    await refuse();
  } catch (error) {
    if (!(error instanceof RejectedLoad)) throw error;
    if (onDoubt) onDoubt({ kind, message: error.message });
    else if (!confirmed.includes(kind)) throw error;
  }
}
