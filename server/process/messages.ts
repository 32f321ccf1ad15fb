import type { DrainManner } from './drain.ts';

/** Connection of the owner to the embedded database, which the principal process started. */
export interface EmbeddedOwner {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
}

/** What the principal process tells a serving one. */
export type PrimaryMessage =
  | {
      kind: 'serve';
      /** Absent where the environment names the database. */
      owner?: EmbeddedOwner;
      /** How many processes share the limits of the installation. */
      processes: number;
    }
  | { kind: 'end'; manner: DrainManner }
  /** Asked by whoever collects metrics, and answered by `answerPrimary`. */
  | { kind: 'metrics'; id: number };

/** What a serving process tells: that it listens to what it is told, and then that it answers visitors. */
export interface WorkerMessage {
  kind: 'begun' | 'ready';
}
