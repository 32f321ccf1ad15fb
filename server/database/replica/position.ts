import type { BegunTransaction } from '../transaction.ts';
import type { AskPrimary } from '../voice.ts';

/** How far a replica must have come to answer for a body, and in whose log. */
export interface RequiredPosition {
  /** Place in the log of the primary, as PostgreSQL writes it: `0/16B3748`. */
  posicao: string;
  /** Number of the primary's cluster, which its replicas share and no other has. */
  sistema: string;
  /** Timeline of the log: a promoted replica begins another. */
  linha: number;
}

/** Asks the primary where its log is. The place is at or after every load that was heard of before. */
export const PRIMARY_POSITION = `SELECT pg_current_wal_insert_lsn()::text AS posicao,
  (SELECT system_identifier::text FROM pg_control_system()) AS sistema,
  ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int AS linha`;

/** A notification whose place in the log is being asked for; of every body when it names none. */
interface PendingQuestion {
  tenant: number | undefined;
}

/**
 * The least place in the log that each body's answers must come from. It rises when a load is heard of, and when a read
 * shows one that was not heard of yet; so what this process answers for a body never goes back in time.
 */
export class LogPositions {
  readonly #tenants = new Map<number, bigint>();
  readonly #versions = new Map<number, string>();
  readonly #pending = new Set<PendingQuestion>();
  #every = 0n;
  #primary: Pick<RequiredPosition, 'sistema' | 'linha'> | undefined;
  #voices = 0;

  /** Whether loads are being heard of. While they are not, only the primary is known to be up to date. */
  get isHearing(): boolean {
    return this.#voices > 0;
  }

  /** A voice that listens. What it missed before is at or before the place where the log is now. */
  async opened(ask: AskPrimary): Promise<void> {
    const [now] = await ask<RequiredPosition>(PRIMARY_POSITION);
    if (!now) throw new Error('the primary did not say where its log is');
    this.#voices++;
    this.#primary = now;
    this.#every = placeOf(now.posicao);
    this.#pending.clear();
    this.#tenants.clear();
    this.#versions.clear();
  }

  lost(): void {
    this.#voices--;
  }

  /** A notification. Until the primary has said where its log is, no replica answers for that body. */
  heard(message: string, ask: AskPrimary): void {
    const question: PendingQuestion = { tenant: tenantIn(message) };
    this.#pending.add(question);
    // Without an answer the question stays: the connection is lost, and the next one begins anew.
    ask<RequiredPosition>(PRIMARY_POSITION).then(
      ([now]) => {
        if (now && this.#pending.delete(question)) this.#raise(question.tenant, placeOf(now.posicao));
      },
      () => undefined,
    );
  }

  /** A read, on whatever server: where it shows other data than the last one, later reads must not go back before it. */
  seen(tenant: number, { versoes, posicao }: BegunTransaction): void {
    const versions = versoes ?? '';
    if (!posicao || this.#versions.get(tenant) === versions) return;
    this.#versions.set(tenant, versions);
    this.#raise(tenant, placeOf(posicao));
  }

  /** What a replica must have replayed to answer for a body; undefined while that is not known. */
  of(tenant: number): RequiredPosition | undefined {
    for (const question of this.#pending)
      if (question.tenant === undefined || question.tenant === tenant) return undefined;
    const own = this.#tenants.get(tenant) ?? 0n;
    return this.#primary && { ...this.#primary, posicao: written(own > this.#every ? own : this.#every) };
  }

  #raise(tenant: number | undefined, place: bigint): void {
    if (tenant === undefined) this.#every = place > this.#every ? place : this.#every;
    else if (place > (this.#tenants.get(tenant) ?? 0n)) this.#tenants.set(tenant, place);
  }
}

/** A place in the log as a number: its two halves are hexadecimal. */
function placeOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

const written = (place: bigint): string =>
  `${(place >> 32n).toString(16)}/${(place & 0xffffffffn).toString(16)}`.toUpperCase();

/** The body that a notification is about. */
function tenantIn(message: string): number | undefined {
  const [, number] = /"tenant"\s*:\s*(\d+)/.exec(message) ?? [];
  return number === undefined ? undefined : Number(number);
}
