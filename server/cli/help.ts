import type { Command, CommandArgument, CommandOption } from './command.ts';

const EVERY: Record<string, CommandOption> = {
  json: { text: 'Responde com um objeto JSON, para programas.' },
  help: { text: 'Mostra esta ajuda.', short: 'h' },
};

const ENDINGS = 'Código de saída: 0 feito, 1 recusado, 2 comando escrito errado, 130 interrompido com Ctrl-C.';

/** List of all commands, or those of a group, one line each. */
export function commandOverview(commands: readonly Command[]): string {
  const rows = commands.map((one): Row => [one.name, one.summary]);
  return [
    'Uso: portal COMANDO [opções]',
    '',
    'Comandos:',
    ...columns(rows),
    '',
    'portal COMANDO --help mostra as opções e exemplos de cada um.',
    'O banco de dados é o de DATABASE_URL; sem ela, o da pasta DATA_DIR (./data), com o portal em execução ou parado.',
    ENDINGS,
  ].join('\n');
}

/** Full help of one command. */
export function commandManual(command: Command): string {
  const { args, examples, about = [] } = command;
  const options = { ...command.options, ...EVERY };
  return [
    `Uso: ${usageLine(command)}`,
    '',
    command.summary,
    ...about.flatMap((text) => ['', ...wrap(text, 100)]),
    '',
    ...(args.length ? columns(args.map(({ name, text }): Row => [name, text])).concat('') : []),
    'Opções:',
    ...columns(Object.entries(options).map(([name, one]): Row => [flag(name, one), one.text])),
    '',
    examples.length > 1 ? 'Exemplos:' : 'Exemplo:',
    ...examples.map((text) => `  ${text}`),
  ].join('\n');
}

/** `portal loads --tenant SLUG [DATASET] [opções]` */
export function usageLine({ name, args, options }: Command): string {
  const needed = Object.entries(options).filter(([, { required }]) => required);
  return [
    'portal',
    name,
    ...needed.map(([flag, { value }]) => `--${flag} ${value}`),
    ...args.map(shown),
    '[opções]',
  ].join(' ');
}

function shown({ name, optional, many }: CommandArgument): string {
  const text = many ? `${name}…` : name;
  return optional ? `[${text}]` : text;
}

const flag = (name: string, { short, value }: CommandOption): string =>
  `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`;

type Row = readonly [string, string];

/** Width of the help, in characters. */
const WIDTH = 100;

function columns(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return rows.flatMap(([left, right]) =>
    wrap(right, WIDTH - width - 2).map((text, i) => `  ${(i ? '' : left).padEnd(width)}${text}`),
  );
}

function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
