import { expect, it } from 'vitest';
import { commands } from './commands.ts';
import { commandManual, commandOverview } from './help.ts';
import { findCommand, parseCommand } from './parse.ts';

it('lists every command with its line, within a terminal of a hundred columns', () => {
  const text = commandOverview(commands);
  for (const { name, summary } of commands) {
    expect(text).toContain(`  ${name} `);
    expect(text.replace(/\s+/g, ' ')).toContain(summary);
  }
  const wide = text.split('\n').filter((line) => line.startsWith('  ') && line.length > 100);
  expect(wide).toEqual([]);
});

it.each(commands.map((one) => [one.name, one] as const))('explains all that %s takes', (_name, command) => {
  const text = commandManual(command).replace(/\s+/g, ' ');
  for (const { text: what } of [...command.args, ...Object.values(command.options)]) expect(text).toContain(what);
  for (const option of Object.keys(command.options)) expect(text).toContain(`--${option}`);
  expect(text).toContain('--json');
});

/** As a shell would: words, or what is between quotes; what follows # is a remark. */
const words = (line: string): string[] =>
  [...line.replace(/ +#.*/, '').matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

it.each(commands.flatMap(({ examples }) => examples))('gives an example that works as written: %s', (line) => {
  const [program, ...rest] = words(line);
  const found = findCommand(commands, rest);
  expect(program).toBe('portal');
  expect(() => found && parseCommand(found.command, found.rest)).not.toThrow();
  expect(found).not.toBeNull();
});
