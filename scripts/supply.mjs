// The parts that the portal is made of: `npm run sbom` writes the list of them, and `npm test` asks whether a weakness of
// one is known.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { npm, root } from './tasks.mjs';

/** Where the list is written. It is derived from the lockfile and not committed. */
export const SBOM = join(root, 'dist/sbom.cdx.json');

/** The parts of what runs in production, in CycloneDX, as npm itself writes them. */
export async function writeSbom() {
  const { code, output } = await npm(['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']);
  const begin = output.indexOf('{');
  if (code !== 0 || begin < 0) throw new Error(`A lista de componentes não pôde ser feita:\n\n${output.trim()}\n`);
  const list = JSON.parse(output.slice(begin, output.lastIndexOf('}') + 1));
  // npm names the whole after the folder that it stands in.
  list.metadata.component.name = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).name;
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(SBOM, `${JSON.stringify(list, null, 2)}\n`);
  return list;
}

/** @typedef {{ severity: string, via: (string | { title: string, url: string })[] }} Advisory */

/**
 * What is known against the parts that run in production, of high severity or worse. Where the registry cannot be asked,
 * nothing is known and `asked` is false: a machine without a network tests the portal all the same.
 * @returns {Promise<{ asked: boolean, found: string[] }>}
 */
export async function knownAdvisories() {
  const { output } = await npm(['audit', '--omit', 'dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000']);
  return readAdvisories(output);
}

/**
 * Reads npm's answer.
 * @param {string} output
 * @returns {{ asked: boolean, found: string[] }}
 */
export function readAdvisories(output) {
  /** @type {{ vulnerabilities?: Record<string, Advisory> }} */
  const { vulnerabilities } = parsed(output);
  if (!vulnerabilities) return { asked: false, found: [] };
  const grave = Object.entries(vulnerabilities).filter(([, { severity }]) => /^(?:high|critical)$/.test(severity));
  const found = grave.map(([name, { severity, via }]) => {
    const about = via.map((one) => (typeof one === 'string' ? one : `${one.title} ${one.url}`)).join('; ');
    return `${name} (${severity}): ${about}`;
  });
  return { asked: true, found };
}

/** The JSON in what npm wrote, among its warnings. @param {string} output */
function parsed(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return {};
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { components = [] } = await writeSbom();
  console.log(`${components.length} componentes em ${SBOM}`);
}
