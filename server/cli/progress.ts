/** Tells how far long work has come. */
export interface TerminalProgress {
  /** `total` when it is known, which gives the time left; `unit` is what is counted: linhas, bytes. */
  begin(title: string, unit: string, total?: number): ProgressTask;
}

export interface ProgressTask {
  at(count: number): void;
  /** Work that counts nothing, as the building of an index: told again and again, with its time, until the next word. */
  doing(what: string): void;
  end(): void;
}

export interface ProgressReporter extends TerminalProgress {
  /** Work that failed left its line open: what is said next begins another. */
  close(): void;
}

export interface ProgressScreen {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

/** A terminal's line is rewritten as often as an eye can follow; a log gets a line now and then. */
const LIVELY = 100;
const CALM = 5_000;
const SECOND = 1_000;

/** Does something every so many milliseconds until it is told to stop. */
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
  /** Ends what is told by the clock. */
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
      // What took no time needs no account in a log, and leaves no trace on a terminal.
      if (told === begun) return;
      tell();
      if (row.open) screen.write('\n');
      row.open = false;
    },
  };
}

/** `contratos: montando os índices (3 de 7), há 25 s` */
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
