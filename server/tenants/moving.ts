import { Refusal } from '../refusal.ts';

/** The mark of a body that moves between installations. A body that bears one is not written to, but by the move itself. */
export interface TenantMove {
  /** At the source: standing still for the last part, or gone. At the target: not open yet, and seen by nobody. */
  estado: 'saindo' | 'saiu' | 'chegando';
  /** Where it went. */
  para?: string;
  /** The installation that it comes from. */
  de?: string;
}

/** SQLSTATE of a write to a body that is moving. */
export const MOVING_CODE = 'PM001';

/** Setting of a session that may write to a moving body: the move, and the removal of what it left. */
export const MOVER_SETTING = 'portal.mudanca';

/** What whoever writes to a moving body is told. */
export const MOVING_SENTENCE =
  'Este portal está mudando de servidor e, por alguns instantes, só pode ser lido. Nada do que você escreveu foi guardado; tente de novo em um minuto.';

/** Refuses a command that would change or remove a body in the middle of its move. */
export function refuseMoving(slug: string, mark: TenantMove | null | undefined): void {
  if (!mark) return;
  if (mark.estado === 'saiu')
    throw new Refusal(
      `O órgão ${slug} mudou para ${mark.para ?? 'outra instalação'} e só se altera lá. O que ficou aqui sai com: portal tenant remove ${slug} --sim`,
    );
  throw new Refusal(
    `O órgão ${slug} está em mudança entre instalações. Termine-a rodando de novo o portal tenant move que a começou, ou desfaça-a com --desfazer.`,
  );
}
