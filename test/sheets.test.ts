import { expect, it } from 'vitest';
import { shipped, sourceOf } from './graph.ts';

/**
 * Addresses that a screen names without `_planilha`: a report, the charter of services, refused rows and the log have one form,
 * guarded; a model holds our own rows of example; and the file of a load is cited as it is kept.
 */
const PLAIN = [
  /\/relatorios\//,
  /apiAddress\(`\/servicos/,
  /apiAddress\(`\/modelos/,
  /recusadas\.csv/,
  /deskAddress\(`\/registro/,
  /const fileOf =/,
  /href=\{fileOf\(set, carga\)\}>/,
];

const screens = shipped.filter((path) => /^web\/.*\.tsx?$|^server\/.*\/page\.ts$/.test(path));

it('every CSV that a screen hands to a spreadsheet is the one that is guarded against formulas', () => {
  const links = screens.flatMap((path) =>
    sourceOf(path)
      .split('\n')
      .filter((line) => /\.csv\b|fileOf\(/.test(line) && /apiAddress|href/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(links.length).toBeGreaterThan(5);
  const raw = links.filter((link) => !link.includes('_planilha=1') && !PLAIN.some((plain) => plain.test(link)));
  expect(raw).toEqual([]);
});
