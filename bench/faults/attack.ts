import type pg from 'pg';

/** The portal that is attacked, as the attackers' process knows it. Sent between processes, so it holds plain data. */
export interface AttackedPortal {
  port: number;
  /** Process of the server, for measures of its memory. */
  pid: number;
  /** `DATA_DIR` of the portal; prepared files wait in it. */
  folder: string;
  /** Access key of the attacked body, such as each of its systems has. */
  token: string;
  /** Owner's connection to its database, to see what an attack leaves behind there. */
  database: pg.ClientConfig;
}

/** What an attack achieved. */
export interface AttackOutcome {
  /** The attacker's success, in a few words or figures. */
  success: string;
  /** Whether the portal's own promise about this attack held; what the other body's visitor saw is judged apart. */
  held: boolean;
}

/** One line of the table. */
export interface Attack {
  /** Row of the list of attacks and a letter, such as `4b`, or a word for those of no row. */
  id: string;
  name: string;
  /**
   * Group that runs at the same time and shares what the other visitor saw: `waiting` for those who do nothing but wait,
   * `brief` for those of a few requests. Together they take as long as the longest of them.
   */
  group?: 'waiting' | 'brief';
  /** Makes what the attack needs, such as a large file, before anything is measured. */
  prepare?(portal: AttackedPortal): Promise<void>;
  run(portal: AttackedPortal): Promise<AttackOutcome>;
}

/** Host of the attacked body, and of the other one, whose visitor should notice nothing. */
export const ATTACKED = 'pmdemo.transparencia.localhost';
export const OTHER = 'cmdemo.transparencia.localhost';

/** Milliseconds that an attack goes on for, unless it needs longer to show what it does. */
export const ATTACK_MS = 8_000;
