import { afterAll, beforeAll, expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import type { PntpAnswer } from '../../catalog/pntp/answer.ts';
import { plusDays } from '../../catalog/texto/day.ts';
import { PostOffice } from '../../test/office.ts';
import { publishSamples } from '../../test/publish.ts';
import { unzip } from '../../test/zip.ts';
import { type ControllerWorkerOptions, writeControllerLetters } from './controller.ts';
import { readHeard } from './heard.ts';
import { measureBody } from './mirror.ts';
import { readMirror } from './read.ts';

const CONTROLLER = 'controladoria@valeclaro.example';
const SITE = 'https://pmdemo.transparencia.example';

const contracts = datasets.filter(({ id }) => id === 'contratos');

let office: PostOffice;
let options: Omit<ControllerWorkerOptions, 'hour' | 'hasMail' | 'failed'>;

beforeAll(async () => {
  office = await PostOffice.open();
  await publishSamples(office.portal.db, 'pmdemo', ['contratos']);
  options = {
    db: office.portal.db,
    keyring: office.keyring,
    siteOf: () => SITE,
    measure: async (client, tenant, today) =>
      measureBody(
        await readMirror(client, {
          tenant,
          datasets: contracts,
          today,
          page: '',
          tried: new Map(),
          heard: await readHeard(client, tenant.id),
        }),
      ),
  };
});

afterAll(() => office.close());

/** The day on which the contracts of the body are too old, by their own newest date. */
async function lapseOfContracts(): Promise<string> {
  const { rows } = await office.portal.db.own((client) =>
    client.query<{ dia: string }>('SELECT max(referencia)::text AS dia FROM portal.periodos WHERE dataset = $1', [
      'contratos',
    ]),
  );
  const newest = rows[0]?.dia ?? '';
  const found = await office.portal.db.own(async (client) => {
    const { rows: bodies } = await client.query(
      "SELECT id, slug, tipo, hosts, dados FROM portal.tenants WHERE slug = 'pmdemo'",
    );
    await client.query("SELECT set_config('app.tenant', $1, false)", [String(bodies[0]?.id)]);
    return options.measure(client, bodies[0], newest);
  });
  const item = found.criterios.find(({ numero }) => numero === '9.1')?.itens.find(({ item }) => item === 'atualidade');
  return item?.venceEm ?? '';
}

it('a letter to the controller is written on day 20 and day 28, one letter for all, once each, in plain words', async () => {
  const lapse = await lapseOfContracts();
  expect(lapse).toMatch(/^\d{4}-/);
  const on = (day: number): Promise<number> => writeControllerLetters(options, plusDays(lapse, day - 31));
  expect(await on(19)).toBe(0);
  const first = await on(20);
  expect(first).toBeGreaterThan(0);
  expect(await on(20)).toBe(0);
  expect(await on(21)).toBe(0);
  const last = await on(28);
  expect(last).toBe(first);
  expect(await on(29)).toBe(0);
  await office.send();
  const letters = await office.smtp.arrived(CONTROLLER, 2);
  expect(letters).toHaveLength(2);
  expect(letters[0]?.assunto).toMatch(/^Prefeitura Municipal de Vale Claro: \d+ critérios? venc\S+ no PNTP/);
  expect(letters[0]?.texto).toContain('9.1 – ');
  expect(letters[0]?.texto).toContain(`${SITE}/contratos`);
  expect(letters[0]?.texto).not.toContain('último aviso');
  expect(letters[1]?.texto).toContain('último aviso');
});

it('no letter is written where the body says no address', async () => {
  await office.portal.db.own((client) =>
    client.query(`UPDATE portal.tenants SET dados = jsonb_set(dados, '{pntp,controlador}', 'null')`),
  );
  await office.portal.db.own((client) => client.query('DELETE FROM portal.vencimentos'));
  expect(await writeControllerLetters(options, plusDays(await lapseOfContracts(), -3))).toBe(0);
});

it('the self-assessment is a line for each criterion, in the order of the form, with the addresses to paste', async () => {
  const host = 'pmdemo.transparencia.localhost';
  const { data }: PntpAnswer = JSON.parse((await office.portal.ask('/api/v1/pntp', host)).text);
  const { statusCode, headers, rawPayload } = await office.portal.app.inject({
    url: '/api/v1/pntp.xlsx',
    headers: { host },
  });
  expect(statusCode).toBe(200);
  expect(headers['content-disposition']).toBe(`attachment; filename="pmdemo-pntp-${data.edicao}.xlsx"`);
  const sheet = (await unzip(rawPayload)).get('xl/worksheets/sheet1.xml')?.toString() ?? '';
  const numbers = [...sheet.matchAll(/<row><c[^>]*><is><t[^>]*>([\d.]+)</g)].map(([, numero]) => numero);
  expect(numbers).toEqual(data.criterios.map(({ numero }) => numero));
  for (const verdict of ['Atende', 'Não atende', 'Não se aplica']) expect(sheet).toContain(`>${verdict}<`);
  expect(sheet).toContain(`http://${host}/`);
});
