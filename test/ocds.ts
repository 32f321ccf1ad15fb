import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ValidateFunction } from 'ajv';
import AjvDraft04 from 'ajv-draft-04';
import addFormats from 'ajv-formats';

/** Schemas and codelists of OCDS 1.1.5, kept outside the project: where they are not, what they judge is skipped. */
const FOLDER = resolve(import.meta.dirname, '../../shared/ocds');

export const ocdsThere = existsSync(FOLDER);
export const OCDS_MARK = ocdsThere ? '' : ' (sem ../shared/ocds)';

const schemaOf = (name: string): object => JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8'));

/** The codes of a codelist of the standard. */
export function ocdsCodelist(name: string): string[] {
  const lines = readFileSync(`${FOLDER}/codelists/${name}.csv`, 'utf8').split(/\r?\n/);
  const at = (lines[0] ?? '').split(',').indexOf('Code');
  return lines.slice(1).flatMap((line) => cellsOf(line)[at] || []);
}

const cellsOf = (line: string): string[] =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replace(/^"|"$/g, ''));

/** Holds releases and packages to the schemas of the standard. */
export class OcdsJudge {
  readonly #release: ValidateFunction;
  readonly #packages: Readonly<Record<'release' | 'record', ValidateFunction>>;

  constructor() {
    const ajv = new AjvDraft04.default({ strict: false, allErrors: true });
    addFormats.default(ajv);
    this.#release = ajv.compile(schemaOf('release-schema'));
    // What is in a package is judged one by one: that no two are alike is checked in a time that grows with their square.
    const bare = new AjvDraft04.default({ strict: false, allErrors: true });
    addFormats.default(bare);
    for (const inner of ['release-schema', 'versioned-release-validation-schema'])
      bare.addSchema({ id: `https://standard.open-contracting.org/schema/1__1__5/${inner}.json`, type: 'object' });
    this.#packages = {
      release: bare.compile(schemaOf('release-package-schema')),
      record: bare.compile(schemaOf('record-package-schema')),
    };
  }

  /** What is wrong with a release. Empty when nothing is. */
  release(value: unknown): string[] {
    return faultsOf(this.#release, value);
  }

  package(kind: 'release' | 'record', value: unknown): string[] {
    return faultsOf(this.#packages[kind], value);
  }
}

function faultsOf(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
