import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { datasets } from '../catalog/datasets/index.ts';

const root = resolve(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(tsx?|mjs|css)$/.test(path));
const code = files.filter((path) => /\.tsx?$/.test(path));
const shipped = code.filter((path) => !/\.(test|spec)\.tsx?$/.test(path) && !/^(test|e2e|bench)\//.test(path));
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');

/** Lines of some files that hold a pattern, as `path:line`. */
function lines(paths: readonly string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
  );
}

describe('the house', () => {
  it('names files with one word', () => {
    const names = files.map((path) => path.split('/').at(-1) ?? '');
    const long = names.filter(
      (name) =>
        !/^[a-zA-Z]+(\.(db\.)?(test|spec|config|module|d))?\.(tsx?|mjs|css)$/.test(name) ||
        /[a-z][A-Z].*[a-z][A-Z]/.test(name),
    );
    expect(long).toEqual([]);
  });

  it('has no any, no suppression and no non-null assertion', () => {
    const suppressed = new RegExp(
      ['@ts-(?:ignore|expect-error|nocheck)', 'biome-ignore', '\\bas any\\b', '[a-zA-Z)]: any\\b[^ ]', '<any>'].join(
        '|',
      ),
    );
    expect(
      lines(
        code.filter((path) => path !== 'test/house.test.ts'),
        suppressed,
      ),
    ).toEqual([]);
  });

  it('asks the kind of a field nowhere outside fields/', () => {
    const outside = shipped.filter((path) => !/^(catalog|web)\/fields\//.test(path));
    expect(lines(outside, /[fF]ield\.kind\s*[!=]==|switch \(.*[fF]ield\.kind/)).toEqual([]);
  });

  it('names no dataset in the engine', () => {
    const engine = shipped.filter((path) =>
      /^(server\/(database|export|import|dataset)|web\/(dataset|fields|ui))\//.test(path),
    );
    const ids = datasets.map(({ id }) => id).join('|');
    expect(lines(engine, new RegExp(`['"\`/](?:${ids})['"\`/?]`))).toEqual([]);
  });

  it('writes money and percentages in one way each: R$ joined to its number, and 12,3%', () => {
    const others = shipped.filter((path) => !/^catalog\/fields\/(money|percent)\.ts$/.test(path));
    expect(lines(others, /style: '(?:currency|percent)'/)).toEqual([]);
    const ours = shipped.filter((path) => !path.startsWith('demo/'));
    expect(lines(ours, /[\d}] %/)).toEqual([]);
  });

  it('opens connections in one file, and the commands and places that start before it', () => {
    const openers = lines(
      shipped.filter((path) => /^server\//.test(path)),
      /new pg\.(Client|Pool)\(/,
    ).map((line) => line.split(':')[0]);
    expect([...new Set(openers)]).toEqual(['server/database/db.ts', 'server/database/connection.ts']);
  });

  it('keeps every file short enough to read', () => {
    const long = code
      .map((path) => ({ path, lines: read(path).split('\n').length }))
      .filter(({ lines: count }) => count > 300);
    expect(long).toEqual([]);
  });

  it('holds no full CPF', () => {
    const texts = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((path) => /\.(tsx?|mjs|md|csv|json|ya?ml|html|sql)$/.test(path));
    expect(lines(texts, /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/)).toEqual([]);
  });
});
