import { describe, expect, it } from 'vitest';
import { datasets } from '../catalog/datasets/index.ts';
import { routes } from '../catalog/routes.ts';
import { openapi } from '../server/describe/openapi.ts';
import { cyclesOf, edges, isTest, paths, shipped, sourceOf } from './graph.ts';

/**
 * Words of machinery: a folder at feature level that bears none of them bears the word of a public address or of a
 * dataset. `texto` and `referencia` (the original system's wire) are the two that design.md names in Portuguese. `painel` is
 * the desk of who keeps a body: like the command line, it commands every feature.
 */
const MACHINERY: Readonly<Record<string, readonly string[]>> = {
  catalog: [
    'codes',
    'contract',
    'dataset',
    'datasets',
    'dossie',
    'explorar',
    'fields',
    'list',
    'mudancas',
    'painel',
    'query',
    'referencia',
    'samples',
    'site',
    'sums',
    'texto',
  ],
  demo: ['kit', 'town'],
  server: [
    ...[
      'cli',
      'database',
      'dataset',
      'describe',
      'explorar',
      'export',
      'harvest',
      'historico',
      'http',
      'imagem',
      'import',
      'index',
      'page',
      'referencia',
    ],
    ...[
      'backup',
      'cells',
      'doctor',
      'forms',
      'limits',
      'mail',
      'mcp',
      'metrics',
      'mudancas',
      'painel',
      'process',
      'remote',
      'saude',
      'seal',
      'seed',
      'sums',
      'tenants',
    ],
  ],
  web: [
    'app',
    'chart',
    'citar',
    'dataset',
    'dossie',
    'explorar',
    'fields',
    'form',
    'novidades',
    'painel',
    'ui',
    'words',
  ],
};

const wordsIn = (path: string): string[] => path.split(/[/.:{}-]+/).filter((word) => word !== '');

/** Words of the public: of every page, every address of the API and every dataset. */
const PUBLIC: ReadonlySet<string> = new Set(
  [
    ...routes(datasets).map(({ path }) => path.split('/:')[0] ?? ''),
    ...Object.keys(openapi(datasets, '1').paths).map((path) => path.split('/{')[0] ?? ''),
    ...datasets.map(({ id }) => id),
  ].flatMap(wordsIn),
);

/** Whether a folder bears a public word: the whole of it, or its plural, or how a long one begins (`divida` of `dividaativa`). */
const isPublic = (folder: string): boolean =>
  [...PUBLIC].some((word) => word === folder || word.startsWith(folder.replace(/s$/, '')));

/** Features that are made of other features: the home page, the comparison, the mirror and the original system's calls. */
const COMPOSERS = ['server/comparar', 'server/inicio', 'server/pntp', 'server/referencia'];

const ROOMS = Object.keys(MACHINERY);
const featureOf = (path: string): string => path.split('/').slice(0, 2).join('/');
const isMachinery = (path: string): boolean => {
  const [room = '', folder = '', ...rest] = path.split('/');
  if (COMPOSERS.includes(`${room}/${folder}`)) return false;
  return rest.length === 0 || (MACHINERY[room] ?? []).includes(folder);
};

describe('the rooms', () => {
  it('bear the word of a public address or of a dataset, or a word of machinery', () => {
    const folders = [...new Set(shipped.filter((path) => path.split('/').length > 2).map(featureOf))];
    const strange = folders.filter((path) => {
      const [room = '', folder = ''] = path.split('/');
      return !MACHINERY[room]?.includes(folder) && !isPublic(folder);
    });
    expect(strange).toEqual([]);
  });

  it('call nothing by a second, English word', () => {
    const second = /(?:^|\/)(?:expenses?|income|revenues?|payees?|tenders?|payroll|ombudsman|amendments?)(?=[/.])/;
    expect(paths.filter((path) => /\.(tsx?|css)$/.test(path) && second.test(path))).toEqual([]);
  });

  it.each(['catalog', 'server', 'demo', 'web'])('keep the root of %s to a dozen files', (room) => {
    const standing = paths.filter((path) => path.startsWith(`${room}/`) && path.split('/').length === 2);
    expect(standing.length, standing.join(' ')).toBeLessThanOrEqual(12);
  });
});

/** Rooms that each room may import from. The server may fill its database with what the demonstration makes. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  catalog: ['catalog'],
  demo: ['demo', 'catalog'],
  server: ['server', 'catalog', 'demo'],
  web: ['web', 'catalog'],
};

/** Files of a feature that those who compose features may open: what it answers, shows, owes, adds up and stores. */
const DOORS = /\/(?:routes|view|sums|page|tables|calls|index|duties|atendimento)\.tsx?$/;

describe('the arrows', () => {
  const between = edges.filter(({ from, to }) => featureOf(from) !== featureOf(to));

  it('point at the catalog', () => {
    const roomOf = (path: string): string => path.split('/')[0] ?? '';
    const wrong = edges.filter(({ from, to }) => !MAY[roomOf(from)]?.includes(roomOf(to)));
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
    const demonstrated = edges.filter(({ from, to }) => roomOf(from) === 'server' && roomOf(to) === 'demo');
    const others = demonstrated.filter(({ from }) => !/^server\/(?:seed\/|cli\/demo\.ts)/.test(from));
    expect(others.map(({ from }) => from)).toEqual([]);
  });

  it('lead from no feature into another, but in the demonstration, where an empenho names its contract', () => {
    const wrong = between.filter(
      ({ from, to }) =>
        !from.startsWith('demo/') &&
        from.split('/')[0] === to.split('/')[0] &&
        !isMachinery(from) &&
        !isMachinery(to) &&
        !(COMPOSERS.includes(featureOf(from)) && DOORS.test(to)),
    );
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('lead from no machinery into a feature, but from what composes, fills or commands it', () => {
    const free =
      /^(?:catalog\/(?:painel\/|[a-z]+\.ts$)|server\/(?:cli\/|doctor\/|painel\/|seed\/|[a-z]+\.ts$)|web\/(?:app\/|painel\/|[a-z]+\.tsx?$)|demo\/)/;
    const wrong = between.filter(
      ({ from, to }) =>
        from.split('/')[0] === to.split('/')[0] && isMachinery(from) && !isMachinery(to) && !free.test(from),
    );
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('run in no circle, types included', () => {
    expect(cyclesOf(edges)).toEqual([]);
  });

  it('bring types alone from an answer to the web: no schema travels to the browser', () => {
    const heavy = edges.filter(({ from, to, typesOnly }) => /^web\//.test(from) && isAnswer(to) && !typesOnly);
    expect(heavy.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });
});

const isAnswer = (path: string): boolean => /^catalog\/(?:[a-z]+\/)+answer\.ts$/.test(path);

describe('the checks themselves', () => {
  it('see a circle of three, and no circle where two roads meet', () => {
    const road = (from: string, to: string) => ({ from, to });
    expect(cyclesOf([road('a', 'b'), road('b', 'c'), road('c', 'a'), road('c', 'd')])).toEqual([['a', 'b', 'c']]);
    expect(cyclesOf([road('a', 'b'), road('a', 'c'), road('b', 'd'), road('c', 'd')])).toEqual([]);
  });

  it('see every room and its imports', () => {
    for (const room of ROOMS)
      expect(edges.filter(({ from }) => from.startsWith(`${room}/`)).length).toBeGreaterThan(50);
  });
});

it('exports each type name once', () => {
  const names = shipped.flatMap((path) =>
    [...sourceOf(path).matchAll(/^export (?:abstract )?(?:interface|type|class) ([A-Z]\w+)/gm)].map(
      ([, name]) => name ?? '',
    ),
  );
  const twice = [...new Set(names.filter((name, i) => names.indexOf(name) < i))];
  expect(twice.sort()).toEqual([]);
});

it('reads the environment in one file of the server', () => {
  const readers = shipped.filter((path) => /^server\//.test(path) && /process\.env\b/.test(sourceOf(path)));
  // PostgreSQL's own programs are started with the environment that they find, and tests say where a build is.
  expect(readers).toEqual(['server/database/embedded/program.ts', 'server/process/beside.ts', 'server/settings.ts']);
});

it('leaves no test without an assertion', () => {
  const tests = paths.filter((path) => isTest(path) && !path.startsWith('test/'));
  expect(tests.filter((path) => !/expect|assert/.test(sourceOf(path)))).toEqual([]);
});
