/** Progress of long work, shown on the terminal. */
export interface TerminalProgress {
  /** Begins a task. `unit` is what it counts: linhas, bytes; a known `total` gives the time left. */
  begin(title: string, unit: string, total?: number): ProgressTask;
}

export interface ProgressTask {
  at(count: number): void;
  /**
   * Shows a stage that counts nothing, such as adding up sums, with the time it has taken, until the next update.
   */
  doing(what: string): void;
  end(): void;
}

export interface ProgressReporter extends TerminalProgress {
  /** Ends the line that a failed task left open. */
  close(): void;
}

export interface ProgressScreen {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

/** Milliseconds between updates: a terminal rewrites one line often, a log gets a line now and then. */
const LIVELY = 100;
const CALM = 2_000;
const SECOND = 1_000;

/** Repeats some work at an interval until the returned function is called. */
export type Every = (milliseconds: number, work: () => void) => () => void;

const every: Every = (milliseconds, work) => {
  const timer = setInterval(work, milliseconds).unref();
  return () => clearInterval(timer);
};

export interface Clock {
  now(): number;
  every: Every;
}

export function terminalProgress(screen: ProgressScreen, clock: Clock = { now: Date.now, every }): ProgressReporter {
  const line: Line = { open: false, stop: () => undefined };
  return {
    begin: (title, unit, total) => task(screen, clock, { title, unit, total }, line),
    close() {
      line.stop();
      if (line.open) screen.write('\n');
      line.open = false;
    },
  };
}

interface Line {
  open: boolean;
  /** Stops the repeated line of a stage. */
  stop(): void;
}

interface What {
  title: string;
  unit: string;
  total: number | undefined;
}

function task(screen: ProgressScreen, { now, every }: Clock, what: What, row: Line): ProgressTask {
  const begun = now();
  const pause = screen.isTTY ? LIVELY : CALM;
  let told = begun;
  let count = 0;
  let stage: { name: string; since: number } | null = null;
  const tell = (): void => {
    told = now();
    row.open = screen.isTTY === true;
    const text = stage
      ? staged(what, stage.name, (told - stage.since) / SECOND)
      : line(what, count, (told - begun) / SECOND);
    screen.write(screen.isTTY ? `\r${text.slice(0, (screen.columns ?? 80) - 1)}\u001b[K` : `${text}\n`);
  };
  const tellNow = (): void => {
    if (now() - told >= pause) tell();
  };
  const leave = (): void => {
    row.stop();
    stage = null;
  };
  return {
    at(reached) {
      if (stage) leave();
      count = reached;
      tellNow();
    },
    doing(name) {
      if (stage?.name !== name) {
        leave();
        stage = { name, since: now() };
        row.stop = every(Math.max(pause, SECOND), tellNow);
      }
      tellNow();
    },
    end() {
      leave();
      // A task that took no time is not written to a log, and leaves no line on a terminal.
      if (told === begun) return;
      tell();
      if (row.open) screen.write('\n');
      row.open = false;
    },
  };
}

/** `contratos: gravando as linhas, há 25 s` */
const staged = ({ title }: What, stage: string, seconds: number): string =>
  `${title}: ${stage}${seconds >= 1 ? `, há ${duration(seconds)}` : ''}`;

/** `contratos: 12.345 de 99.000 linhas (12%), 4.100/s, faltam 21 s` */
function line({ title, unit, total }: What, count: number, seconds: number): string {
  const rate = seconds > 0 ? count / seconds : 0;
  const share = total ? ` de ${formatCount(total)}` : '';
  const percent = total ? ` (${Math.min(100, Math.floor((count / total) * 100))}%)` : '';
  const left = total && rate > 0 && count < total ? `, faltam ${duration((total - count) / rate)}` : '';
  return `${title}: ${formatCount(count)}${share} ${unit}${percent}, ${formatCount(Math.round(rate))}/s${left}`;
}

export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.');

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
