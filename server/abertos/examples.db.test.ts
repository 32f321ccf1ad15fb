import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CodeExample, codeExamples } from '../../catalog/abertos/examples.ts';
import { type ListeningPortal, listeningPortal } from '../../test/listening.ts';
import { type Portal, sharePortal } from '../../test/portal.ts';

const run = promisify(execFile);
/** Bytes and cells that a spreadsheet takes from an address without complaint. */
const SHEET_BYTES = 10_000_000;
const SHEET_CELLS = 1_000_000;
const CHAMBER = 'cmdemo.transparencia.localhost';

let portal: Portal;
let listening: ListeningPortal;
let folder: string;
let list: { total: number; totals: Record<string, number> };
let examples: ReadonlyMap<CodeExample['id'], string>;

beforeAll(async () => {
  portal = await sharePortal();
  listening = await listeningPortal(portal);
  folder = await mkdtemp(join(tmpdir(), 'exemplos-'));
  list = (await portal.ask('/api/v1/contratos?numAnoPub=2026&_size=1')).json;
  const subject = { dataset: 'contratos', query: 'numAnoPub=2026', total: 'vlrInicial' };
  examples = new Map(codeExamples({ base: `${listening.site}/api/v1`, ...subject }).map(({ id, code }) => [id, code]));
});

afterAll(async () => {
  listening.close();
  await rm(folder, { recursive: true });
  await portal.close();
});

/** Whether a program is on this machine; where it is not, its example is not tried, and the report says so. */
async function has(program: string): Promise<boolean> {
  return run(program, ['--version']).then(
    () => true,
    () => false,
  );
}

const INSTALLED = { curl: await has('curl'), python3: await has('python3'), Rscript: await has('Rscript') };

describe('the examples of a page, copied and run', () => {
  it.runIf(INSTALLED.curl)('curl saves every row, and shows the first', async () => {
    const { stdout } = await run('bash', ['-e', '-c', examples.get('curl') ?? ''], { cwd: folder });
    expect((await readFile(join(folder, 'contratos.csv'), 'utf8')).split('\n')[0]).toMatch(/^numContrato,/);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, total: list.total, size: 3 });
  });

  it.runIf(INSTALLED.python3)('Python counts the rows and adds them up as the list does', async () => {
    const { stdout } = await run('python3', ['-c', examples.get('python') ?? ''], { cwd: folder });
    expect(stdout.trim().split(' ').map(Number)).toEqual([list.total, list.totals.vlrInicial]);
  });

  it.runIf(INSTALLED.Rscript)('R counts the rows and adds them up as the list does', async () => {
    const { stdout } = await run('Rscript', ['-e', examples.get('r') ?? ''], { cwd: folder });
    expect(stdout).toContain(`[1] ${list.total}`);
  });

  it('a spreadsheet gets columns in its own language, small enough to import', async () => {
    const formula = examples.get('planilha') ?? '';
    const [, address = '', separator = ''] = /^=IMPORTDATA\("([^"]+)"; "(.)"; "pt_BR"\)$/.exec(formula) ?? [];
    const response = await fetch(address);
    const text = await response.text();
    const [head = '', ...rows] = text.trim().split(/\r?\n/);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/csv');
    expect(head.split(separator)[0]).toBe('Contrato');
    expect(rows).toHaveLength(list.total);
    expect(text).toMatch(/;\d+,\d{2};/);
    expect(Buffer.byteLength(text)).toBeLessThan(SHEET_BYTES);
    expect(head.split(separator).length * rows.length).toBeLessThan(SHEET_CELLS);
  });

  it('stand on the page of the dataset as they are run', async () => {
    const { text } = await portal.ask('/dados-abertos/contratos');
    const shown = text
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&');
    const own = codeExamples({
      base: 'http://localhost/api/v1',
      dataset: 'contratos',
      query: 'numAnoPub=2026',
      total: 'vlrInicial',
    });
    expect(own.filter(({ code }) => !shown.includes(code)).map(({ id }) => id)).toEqual([]);
  });
});

describe('the page of an operation', () => {
  it('begins with values of the body’s own data, and answers on the page where no program runs', async () => {
    const empty = await portal.ask('/dados-abertos/api/get_contratos_numContrato_numAnoPub');
    expect({ status: empty.status, text: empty.text }).toEqual({
      status: 200,
      text: expect.stringMatching(/name="numContrato" value="[^"]+"/),
    });
    const asked = await portal.ask(
      '/dados-abertos/api/get_contratos?numAnoPub=2026&_size=1&txtObjeto.has=&experimentar=1',
    );
    expect(asked.status).toBe(200);
    expect(asked.text).toContain('Status 200');
    expect(asked.text).toContain('href="/api/v1/contratos?numAnoPub=2026&amp;_size=1"');
    expect(asked.text).toContain(`&quot;total&quot;: ${list.total}`);
  });

  it('tells a refusal in the portal’s own words', async () => {
    const { text } = await portal.ask('/dados-abertos/api/get_contratos?dtAssinatura=ontem&experimentar=1');
    expect(text).toContain('Status 400');
    expect(text).toContain('Assinatura: “ontem”');
  });

  it('is not there for an operation that is not', async () => {
    expect((await portal.ask('/dados-abertos/api/nada')).status).toBe(404);
  });
});

it.each(['localhost', CHAMBER])('llms.txt of %s leads to nothing that is not there', async (host) => {
  const { text, status } = await portal.ask('/llms.txt', host);
  expect(status).toBe(200);
  expect(text).toMatch(/^# Portal da Transparência – .+\n\n> /);
  const led = [...text.matchAll(/https?:\/\/[^/\s)]+(\/[^\s)]*)/g)].map(([, path = '']) => path);
  const lists = led
    .filter((path) => path.endsWith('?_size=5'))
    .map((path) => path.slice('/api/v1/'.length, -'?_size=5'.length));
  const { json } = await portal.ask('/api/v1/dados-abertos', host);
  expect(lists.sort()).toEqual(json.data.map(({ dataset }) => dataset).sort());
  // The lists and the sheets of all datasets are asked by tests of their own.
  const own = led.filter((path) => path !== '/mcp' && !/^\/api\/v1\/(?:dados-abertos\/|.*_size=5$)/.test(path));
  const answers = [];
  for (const path of own) answers.push({ path, status: (await portal.ask(path, host)).status });
  expect(answers.length).toBeGreaterThan(4);
  expect(answers.filter((answer) => answer.status !== 200)).toEqual([]);
});
