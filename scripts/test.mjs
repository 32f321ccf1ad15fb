// All checks and tests, in the order in which they fail fastest. `npm test -- unit db e2e check` runs only some.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install, node, program, root } from './tasks.mjs';

/** @typedef {{ passed: number, failed: number, output: string }} Tally */

const reports = mkdtempSync(join(tmpdir(), 'portal-relatorios-'));
const total = { passed: 0, failed: 0 };
let interrupted = false;

// Whatever is running gets the same signal and ends; what it started is then cleared away before we go.
process.on('SIGINT', () => {
  interrupted = true;
});

/** @param {string[]} args @returns {Promise<Tally>} */
async function single(args) {
  const { code, output } = await node(args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/** @param {string} project @param {NodeJS.ProcessEnv} [env] @returns {Promise<Tally>} */
async function vitest(project, env) {
  const file = join(reports, `${project}-${Date.now()}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await node([program.vitest, 'run', '--project', project, ...reporters], env);
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read(file);
  // A file that could not even be read has no tests to fail.
  const broken = testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ one) =>
      one.status === 'failed' && one.assertionResults.every(({ status }) => status !== 'failed'),
  );
  return honest(code, { passed: numPassedTests, failed: numFailedTests + broken.length, output });
}

/** @returns {Promise<Tally>} */
async function playwright() {
  const { provide } = await import('./chromium.mjs');
  await provide();
  const file = join(root, 'test-results/e2e.json');
  rmSync(file, { force: true });
  const { code, output } = await node([program.playwright, 'test']);
  const { expected = 0, unexpected = 0, flaky = 0 } = read(file).stats ?? {};
  if (flaky > 0) process.stdout.write(`${flaky} só na segunda tentativa… `);
  return honest(code, { passed: expected + flaky, failed: unexpected, output });
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** A run that failed with no failed test to show for it, or that ran none, failed all the same. @param {number} code @param {Tally} tally */
const honest = (code, tally) =>
  (code !== 0 && tally.failed === 0) || tally.passed + tally.failed === 0
    ? { ...tally, failed: tally.failed + 1 }
    : tally;

/** @returns {Promise<Tally>} */
async function ownPostgres(/** @type {string} */ bin) {
  const { throwaway } = await import('./cluster.mjs');
  return throwaway(bin, (url) => vitest('db', { TEST_DATABASE_URL: url }));
}

/** @returns {Promise<{ name: string, title: string, work: () => Promise<Tally> }[]>} */
async function steps() {
  const { found } = await import('./cluster.mjs');
  const own = found();
  const given = process.env.TEST_DATABASE_URL;
  return [
    {
      name: 'check',
      title: 'Formato e estilo',
      work: () => single([program.biome, 'check', '--error-on-warnings', '.']),
    },
    { name: 'check', title: 'Tipos', work: () => single([program.tsc, '-b']) },
    { name: 'unit', title: 'Testes de unidade', work: () => vitest('unit') },
    { name: 'db', title: 'Testes no PostgreSQL embutido', work: () => vitest('db', { TEST_DATABASE_URL: '' }) },
    ...(own
      ? [{ name: 'db', title: `Testes no PostgreSQL ${own.version} desta máquina`, work: () => ownPostgres(own.bin) }]
      : []),
    ...(given ? [{ name: 'db', title: 'Testes no PostgreSQL de TEST_DATABASE_URL', work: () => vitest('db') }] : []),
    { name: 'e2e', title: 'Testes no navegador', work: playwright },
  ];
}

/** @param {string} title @param {() => Promise<Tally>} work */
async function step(title, work) {
  process.stdout.write(`${title}… `);
  const begun = Date.now();
  const { passed, failed, output } = await work().catch((error) => ({ passed: 0, failed: 1, output: error.message }));
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(failed ? `${failed} com falha (${seconds} s)\n\n${output.trim()}\n` : `${passed} (${seconds} s)`);
}

async function main() {
  const only = process.argv.slice(2);
  const all = await install().then(steps);
  const unknown = only.find((name) => all.every((one) => one.name !== name));
  if (unknown) throw new Error(`Não há testes “${unknown}”: check, unit, db ou e2e.`);
  const chosen = all.filter(({ name }) => only.length === 0 || only.includes(name));
  if (chosen.some(({ name }) => name === 'e2e')) await build();
  for (const { title, work } of chosen) if (!interrupted) await step(title, work);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed += 1;
}
rmSync(reports, { recursive: true, force: true });
if (interrupted) total.failed += 1;
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
