/** Tells how far long work has come. */
export interface Progress {
  /** `total` when it is known, which gives the time left; `unit` is what is counted: linhas, bytes. */
  begin(title: string, unit: string, total?: number): Task;
}

export interface Task {
  at(count: number): void;
  end(): void;
}

export interface Reporter extends Progress {
  /** Work that failed left its line open: what is said next begins another. */
  close(): void;
}

export interface Screen {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

/** A terminal's line is rewritten as often as an eye can follow; a log gets a line now and then. */
const LIVELY = 100;
const CALM = 5_000;

export const silent: Reporter = {
  begin: () => ({ at: () => undefined, end: () => undefined }),
  close: () => undefined,
};

export function progress(screen: Screen, now: () => number = Date.now): Reporter {
  const line: Line = { open: false };
  return {
    begin: (title, unit, total) => task(screen, now, { title, unit, total }, line),
    close() {
      if (line.open) screen.write('\n');
      line.open = false;
    },
  };
}

interface Line {
  open: boolean;
}

interface What {
  title: string;
  unit: string;
  total: number | undefined;
}

function task(screen: Screen, now: () => number, what: What, row: Line): Task {
  const begun = now();
  const pause = screen.isTTY ? LIVELY : CALM;
  let told = begun;
  let count = 0;
  const tell = (): void => {
    told = now();
    row.open = screen.isTTY === true;
    const text = line(what, count, (told - begun) / 1000);
    screen.write(screen.isTTY ? `\r${text.slice(0, (screen.columns ?? 80) - 1)}\u001b[K` : `${text}\n`);
  };
  return {
    at(reached) {
      count = reached;
      if (now() - told >= pause) tell();
    },
    end() {
      // What took no time needs no account in a log, and leaves no trace on a terminal.
      if (told === begun) return;
      tell();
      if (row.open) screen.write('\n');
      row.open = false;
    },
  };
}

/** `contratos: 12.345 de 99.000 linhas (12%), 4.100/s, faltam 21 s` */
function line({ title, unit, total }: What, count: number, seconds: number): string {
  const rate = seconds > 0 ? count / seconds : 0;
  const share = total ? ` de ${dotted(total)}` : '';
  const percent = total ? ` (${Math.min(100, Math.floor((count / total) * 100))}%)` : '';
  const left = total && rate > 0 && count < total ? `, faltam ${duration((total - count) / rate)}` : '';
  return `${title}: ${dotted(count)}${share} ${unit}${percent}, ${dotted(Math.round(rate))}/s${left}`;
}

export const dotted = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.');

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
