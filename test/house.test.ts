import { describe, expect, it } from 'vitest';
import { datasets } from '../catalog/datasets/index.ts';
import { paths, sourceOf as read } from './graph.ts';

const files = paths.filter((path) => /\.(tsx?|mjs|css)$/.test(path));
const code = files.filter((path) => /\.tsx?$/.test(path));
const shipped = code.filter((path) => !/\.(test|spec)\.tsx?$/.test(path) && !/^(test|e2e|bench)\//.test(path));

/** Lines of some files that hold a pattern, as `path:line`. */
function lines(paths: readonly string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
  );
}

const KINDS = 'text|code|money|number|percent|date|month|year|choice|flag|taxId|file|link';
const PREFIXES = 'num|cod|txt|dt|vlr|bln|pct|qtd|arq|lnk';

/** Ways of asking what kind a field is, the disguises included: what they would decide is a property of the kind. */
const KIND_QUESTIONS: Readonly<Record<string, RegExp>> = {
  'its name': /[fF]ield\??\.kind\b|fieldOf\([^)]*\)\.kind\b|fields\[[^\]]*\]\??\.kind\b/,
  'the name taken out of it': /\{[^{}]*\bkind\b[^{}]*\}[^=]*(?:: Field\b|(?:of|=) .*(?:fields|storedOf|fieldOf)\b)/,
  'a comparison with a name': new RegExp(`\\bkind [!=]== '(?:${KINDS})'`),
  'a list of names': new RegExp(`\\[\\s*'(?:${KINDS})'(?:,\\s*'(?:${KINDS})')+`),
  'the prefix of a column': new RegExp(
    `startsWith\\('(?:${PREFIXES})'\\)|/\\^(?:\\(\\??:?)?(?:${PREFIXES})(?:\\||\\)|\\[|\\()`,
  ),
  'the type of its column': /[fF]ield\)?\.type\.|\.type\.startsWith\('(?:numeric|date|bool)|\bscaleOf\(\w*\.?type\b/,
  'its JSON schema':
    /[fF]ield\S*\.schema\.(?:type|format|pattern|enum|examples)|\]\??\.schema\.(?:type|format|pattern|enum|examples)/,
};

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

  it.each(Object.entries(KIND_QUESTIONS))(
    'asks the kind of a field nowhere outside fields/, by %s',
    (_disguise, pattern) => {
      const outside = shipped.filter((path) => !/^(?:(?:catalog|web)\/fields|demo)\//.test(path));
      expect(lines(outside, pattern)).toEqual([]);
    },
  );

  it('types the rows of the database at the query', () => {
    const untyped =
      /\{[^}]*\brows\b[^}]*\} = await [\w.#]+\.query\(|\(await [\w.#]+\.query\([^<]*\)\)\.rows|\brows(?:\[\d+\])? as [A-Z{]/;
    expect(
      lines(
        shipped.filter((path) => path.startsWith('server/')),
        untyped,
      ),
    ).toEqual([]);
  });

  it('speaks in its pages of no file that is gone', () => {
    const pages = paths.filter((path) => /^(?:docs\/(?!publicar\/)|README|CONTRIBUTING|SECURITY).*\.md$/.test(path));
    // What a page tells the reader to write, or draws by an example, is not there yet.
    const invented = /veiculos|hora\.|001-name/;
    const named = pages.flatMap((page) =>
      [...read(page).matchAll(/`((?:catalog|server|web|demo|test|e2e|scripts)\/[a-zA-Z/]+(?:\.[a-z]+)*)`/g)]
        .map(([, path = '']) => path.replace(/\/$/, ''))
        .filter((path) => !invented.test(path) && !paths.some((own) => own === path || own.startsWith(`${path}/`)))
        .map((path) => `${page}: ${path}`),
    );
    expect(named).toEqual([]);
  });

  it('numbers each decision by its file', () => {
    const pages = paths.filter((path) => /^docs\/decisions\/\d/.test(path));
    const wrong = pages.filter((path) => !read(path).startsWith(`# ${path.split('/').at(-1)?.slice(0, 3)} `));
    expect(wrong).toEqual([]);
    expect(pages.map((path) => Number(path.split('/').at(-1)?.slice(0, 3)))).toEqual(pages.map((_, i) => i + 1));
  });

  it('names no dataset in the engine', () => {
    const engine = shipped.filter((path) =>
      /^(server\/(database|export|import|dataset)|web\/(dataset|fields|ui))\//.test(path),
    );
    const ids = datasets.map(({ id }) => id).join('|');
    expect(lines(engine, new RegExp(`['"\`/](?:${ids})['"\`/?]`))).toEqual([]);
  });

  it('writes money and percentages in one way each: R$ joined to its number, and 12,3%', () => {
    const others = shipped.filter((path) => path !== 'catalog/texto/figures.ts');
    expect(lines(others, /style: '(?:currency|percent)'/)).toEqual([]);
    const ours = shipped.filter((path) => !path.startsWith('demo/'));
    expect(lines(ours, /[\d}] %/)).toEqual([]);
  });

  it('opens connections in one file, and the commands and places that start before it', () => {
    const openers = lines(
      shipped.filter((path) => /^server\//.test(path)),
      /new pg\.(Client|Pool)\(/,
    ).map((line) => line.split(':')[0]);
    expect([...new Set(openers)].sort()).toEqual(['server/database/connection.ts', 'server/database/pool.ts']);
  });

  it('keeps every file short enough to read', () => {
    const long = code
      .map((path) => ({ path, lines: read(path).split('\n').length }))
      .filter(({ lines: count }) => count > 300);
    expect(long).toEqual([]);
  });

  it('holds no full CPF', () => {
    const texts = paths.filter((path) => /\.(tsx?|mjs|md|csv|json|ya?ml|html|sql)$/.test(path));
    expect(lines(texts, /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/)).toEqual([]);
  });
});
