// All checks and tests, in the order in which they fail fastest. `npm test -- unit db e2e check` runs only some.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build, install, node, program, root } from './tasks.mjs';

/** @typedef {{ passed: number, failed: number, output: string, names?: string[] }} Tally */
/** @typedef {{ status: string, fullName: string }} Assertion */
/** @typedef {{ name: string, status: string, assertionResults: Assertion[] }} TestFile */
/** @typedef {{ title: string, suites?: Suite[], specs?: { title: string, ok: boolean }[] }} Suite */

const reports = mkdtempSync(join(tmpdir(), 'portal-relatorios-'));
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];
let interrupted = false;
/** How many tests were skipped because the files of real bodies are not beside the project. */
let unread = 0;

// Whatever is running gets the same signal and ends; what it started is then cleared away before we go.
process.on('SIGINT', () => {
  interrupted = true;
});

/** @param {string[]} args @returns {Promise<Tally>} */
async function single(args) {
  const { code, output } = await node(args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/** @param {string} project @param {NodeJS.ProcessEnv} [env] @param {string[]} [less] @returns {Promise<Tally>} */
async function vitest(project, env, less = []) {
  const file = join(reports, `${project}-${Date.now()}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await node([program.vitest, 'run', '--project', project, ...reporters, ...less], env);
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read(file);
  const names = testResults.flatMap(failedIn);
  unread += testResults.flatMap(testsIn).filter(isUnread).length;
  // A file that could not even be read has no tests to fail.
  const failed = Math.max(numFailedTests, names.length);
  return honest(code, { passed: numPassedTests, failed, output, names });
}

/** The mark that test/realdata.ts puts into the title of what it skips. */
const ABSENT = 'sem ../shared/realdata';

/** @param {TestFile} file */
const testsIn = ({ assertionResults }) => assertionResults;

/** @param {Assertion} test */
const isUnread = ({ status, fullName }) => status !== 'passed' && status !== 'failed' && fullName.includes(ABSENT);

/** @param {TestFile} file */
function failedIn({ name, status, assertionResults }) {
  const path = relative(root, name);
  const broken = assertionResults.filter((one) => one.status === 'failed').map((one) => `${path}: ${one.fullName}`);
  return status === 'failed' && broken.length === 0 ? [path] : broken;
}

/** @returns {Promise<Tally>} */
async function playwright() {
  const { provide } = await import('./chromium.mjs');
  await provide();
  const file = join(root, 'test-results/e2e.json');
  rmSync(file, { force: true });
  const { code, output } = await node([program.playwright, 'test']);
  const { stats = {}, suites = [] } = read(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = stats;
  if (flaky > 0) process.stdout.write(`${flaky} só na segunda tentativa… `);
  return honest(code, { passed: expected + flaky, failed: unexpected, output, names: suites.flatMap(failedUnder) });
}

/** @param {Suite} suite @returns {string[]} */
function failedUnder({ title, suites = [], specs = [] }) {
  const own = specs.filter(({ ok }) => !ok).map((spec) => spec.title);
  return [...own, ...suites.flatMap(failedUnder)].map((name) => `${title}: ${name}`);
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

/**
 * Beginnings of paths: the tests that are run on a second PostgreSQL too. An older server can refuse a statement, sort, search
 * or lock otherwise. Here is every statement that is made of a definition, and a request to every address of the API and of the
 * panel. What is promised of processes, files, pages, mail and the network is the same whatever stands behind.
 */
const BOTH = [
  'server/database/',
  'server/dataset/',
  'server/sums/',
  'server/busca/',
  'server/despesa/',
  'server/favorecidos/',
  'server/receita/',
  'server/import/load.db',
  'server/import/periods.db',
  'server/import/publish/',
  // What is read of the server's own catalogs.
  'server/backup/backup.db',
  'server/describe/answers.db',
  'server/describe/sent.db',
  'server/mensagens/forms/',
  'server/painel/publicar/publicar.db',
  'test/painel.db',
];

/** @returns {Promise<Tally>} */
async function ownPostgres(/** @type {string} */ bin) {
  const { throwaway } = await import('./cluster.mjs');
  return throwaway(bin, (url) =>
    vitest('db', { TEST_DATABASE_URL: url }, [...BOTH, '--exclude', 'server/database/embedded.db.test.ts']),
  );
}

/** Every statement that makes a table goes to three servers: what takes seconds on one may take minutes here. */
const PATIENT = ['--testTimeout=900000', '--hookTimeout=900000'];

/** The whole database project on a distributed database. @param {string} bin @returns {Promise<Tally>} */
async function citus(bin) {
  const { throwawayCitus } = await import('./cluster.mjs');
  return throwawayCitus(bin, ([url, ...workers]) =>
    vitest('db', { TEST_DATABASE_URL: url, TEST_CITUS_WORKERS: workers.join(',') }, PATIENT),
  );
}

/** The folder of programs of a PostgreSQL with Citus, by CITUS_BIN. Without it the tests on a cluster are left out, and say so. */
async function citusBin() {
  const { hasCitus } = await import('./cluster.mjs');
  const bin = process.env.CITUS_BIN;
  if (bin && hasCitus(bin)) return bin;
  if (bin) throw new Error(`CITUS_BIN=${bin}: não há ali um PostgreSQL com Citus.`);
  console.log('Sem testes em um cluster Citus: ponha em CITUS_BIN a pasta de programas de um PostgreSQL com Citus.');
  return null;
}

/** Known weaknesses of what runs in production. Where nobody can be asked, that is told and nothing fails. @returns {Promise<Tally>} */
async function advisories() {
  const { knownAdvisories } = await import('./supply.mjs');
  const { asked, found } = await knownAdvisories();
  if (!asked) process.stdout.write('sem rede para perguntar… ');
  return { passed: asked && found.length === 0 ? 1 : 0, failed: found.length, output: found.join('\n') };
}

/** @returns {Promise<{ name: string, title: string, work: () => Promise<Tally> }[]>} */
async function steps() {
  const { found } = await import('./cluster.mjs');
  const own = found();
  const given = process.env.TEST_DATABASE_URL;
  const clustered = await citusBin();
  return [
    {
      name: 'check',
      title: 'Formato e estilo',
      work: () => single([program.biome, 'check', '--error-on-warnings', '.']),
    },
    { name: 'check', title: 'Tipos', work: () => single([program.tsc, '-b']) },
    { name: 'check', title: 'Avisos sobre as dependências', work: advisories },
    { name: 'unit', title: 'Testes de unidade', work: () => vitest('unit') },
    { name: 'db', title: 'Testes no PostgreSQL embutido', work: () => vitest('db', { TEST_DATABASE_URL: '' }) },
    ...(own
      ? [{ name: 'db', title: `Testes no PostgreSQL ${own.version} desta máquina`, work: () => ownPostgres(own.bin) }]
      : []),
    ...(given ? [{ name: 'db', title: 'Testes no PostgreSQL de TEST_DATABASE_URL', work: () => vitest('db') }] : []),
    ...(clustered
      ? [{ name: 'db', title: 'Testes em um coordenador e dois servidores Citus', work: () => citus(clustered) }]
      : []),
    { name: 'e2e', title: 'Testes no navegador', work: playwright },
  ];
}

/** @param {string} title @param {() => Promise<Tally>} work */
async function step(title, work) {
  process.stdout.write(`${title}… `);
  const begun = Date.now();
  /** @type {Tally} */
  const { passed, failed, output, names } = await work().catch((error) => ({
    passed: 0,
    failed: 1,
    output: error.message,
  }));
  total.passed += passed;
  total.failed += failed;
  if (failed) failures.push(title, ...(names ?? []).map((name) => `  ${name}`));
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(failed ? `${failed} com falha (${seconds} s)\n\n${output.trim()}\n` : `${passed} (${seconds} s)`);
}

async function main() {
  const only = process.argv.slice(2);
  const all = await install().then(steps);
  const unknown = only.find((name) => all.every((one) => one.name !== name));
  if (unknown) throw new Error(`Não há testes “${unknown}”: check, unit, db ou e2e.`);
  const chosen = all.filter(({ name }) => only.length === 0 || only.includes(name));
  // Database tests start the built portal too, where they start processes.
  if (chosen.some(({ name }) => name === 'e2e' || name === 'db')) await build();
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
if (unread > 0) {
  console.log(`${unread} conferências com arquivos reais não foram feitas: falta a pasta ../shared/realdata.`);
  // Where they have to be there, a run without them proves too little.
  if (process.env.PORTAL_REALDATA) {
    total.failed += 1;
    failures.push('Arquivos reais');
  }
}
// The long output is far above by now: what failed, once more, by name.
if (failures.length) console.log(`\nCom falha:\n${failures.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
