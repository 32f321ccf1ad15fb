import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedOf } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { openPortal, type Portal, UNTIL } from '../../test/portal.ts';
import { ident } from '../database/sql/names.ts';
import { WIRE_CALLS } from './calls.ts';
import { type HarvestOptions, type HarvestReport, harvestPortal } from './harvest.ts';

let there: Portal;
let here: Portal;
let address: string;
const empty = { id: 0, tipo: 'prefeitura' };

beforeAll(async () => {
  [there, here] = await Promise.all([openPortal(), openPortal()]);
  address = await there.app.listen({ port: 0, host: '127.0.0.1' });
  empty.id = await newTenant('pmnova');
});

afterAll(() => Promise.all([there.close(), here.close()]));

const newTenant = (slug: string): Promise<number> =>
  here.db.own(async (client) => {
    const text = "INSERT INTO portal.tenants (slug, tipo, dados) VALUES ($1, 'prefeitura', '{}') RETURNING id";
    return (await client.query(text, [slug])).rows[0].id;
  });

const take = (more: Partial<HarvestOptions> = {}): Promise<HarvestReport> =>
  harvestPortal((work) => here.db.own(work), {
    address,
    tenant: empty,
    datasets,
    only: null,
    range: { from: null, to: null },
    dry: false,
    force: false,
    author: 'teste',
    courtesy: { rest: 0, pause: 1, patience: 2_000 },
    today: UNTIL,
    ...more,
  });

/** Rows, and the sum of whatever can be added up, of each dataset that the wire carries. */
async function figures(portal: Portal, tenant: number, ids: readonly string[], where = 'true') {
  const told: Record<string, unknown> = {};
  for (const id of ids) {
    const set = datasets.find((one) => one.id === id);
    if (!set) continue;
    const sums = storedOf(set).flatMap(([name, { summable }]) =>
      summable ? [`sum(${ident(name)})::text AS ${ident(name)}`] : [],
    );
    const text = `SELECT ${['count(*)::int AS linhas', ...sums].join(', ')} FROM dados.${ident(id)} WHERE tenant = $1 AND ${where}`;
    told[id] = (await portal.db.own((client) => client.query(text, [tenant]))).rows[0];
  }
  return told;
}

describe('harvesting a portal', () => {
  it('brings every row and every cent of what the wire carries into an empty body, and says what it does not carry', async () => {
    const only = WIRE_CALLS.map(({ dataset }) => dataset).filter((id) => id !== 'servidores');
    const report = await take({ only });
    expect(await figures(here, empty.id, only)).toEqual(await figures(there, 1, only));
    expect(report.referencia).toBe(UNTIL);
    expect(report.conjuntos.map(({ dataset }) => dataset)).toEqual(only);
    for (const { dataset, estado, recebidas, fora, perdidas, periodos, ausentes } of report.conjuntos) {
      expect({ dataset, estado, fora, perdidas, ausentes }).toEqual({
        dataset,
        estado: 'publicado',
        fora: 0,
        perdidas: 0,
        ausentes: [],
      });
      expect(periodos.reduce((sum, { linhas }) => sum + linhas, 0)).toBe(recebidas);
    }
    expect(report.semChamada).toContain('empenhos');
  });

  it('brings a payroll month by month, each person still behind a mask', async () => {
    await take({ only: ['servidores'], range: { from: '2026-08-01', to: '2026-09-30' } });
    const months = `"dtMesAno" IN ('2026-08', '2026-09')`;
    const [ours, theirs] = [
      await figures(here, empty.id, ['servidores']),
      await figures(there, 1, ['servidores'], months),
    ];
    expect(ours).toEqual(theirs);
    const text = `SELECT DISTINCT "txtCpf" AS cpf FROM dados.servidores WHERE tenant = $1 AND "txtCpf" IS NOT NULL`;
    const { rows } = await here.db.own((client) => client.query(text, [empty.id]));
    expect(rows.length).toBeGreaterThan(100);
    for (const { cpf } of rows) expect(cpf).toMatch(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/);
  });

  it('changes nothing the second time', async () => {
    const report = await take({ only: ['diarias', 'contratos'] });
    const loads = report.conjuntos.flatMap(({ periodos }) => periodos.map(({ relatorio }) => relatorio?.unchanged));
    expect(new Set(loads)).toEqual(new Set([true]));
  });

  it('takes only the periods asked for, whole, and only counts when told so', async () => {
    const tenant = { id: await newTenant('pmparte'), tipo: 'prefeitura' };
    const range = { from: '2025-03-10', to: '2025-08-20' };
    const dry = await take({ tenant, only: ['contratos', 'servidores'], range, dry: true });
    expect((await figures(here, tenant.id, ['contratos'])).contratos).toMatchObject({ linhas: 0 });
    const [people, contracts] = dry.conjuntos;
    expect(contracts?.periodos.map(({ periodo }) => periodo)).toEqual(['2025']);
    expect(contracts?.fora).toBeGreaterThan(0);
    expect(people?.periodos.map(({ periodo }) => periodo).at(0)).toBe('2025-03');
    expect(people?.periodos.map(({ periodo }) => periodo).at(-1)).toBe('2025-08');
    const { json } = await there.ask('/api/v1/contratos?numAnoPub=2025&_size=1');
    expect(contracts?.periodos[0]?.linhas).toBe(json.total);
  });
});

describe('a portal of another make', () => {
  let other: Server;
  let busy = 2;

  /** Speaks as the reference does: its own names, a few calls, and not always at the first try. */
  const speak: RequestListener = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
    const path = pathname.toLowerCase().replace('/api/', '');
    const answer = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body));
    if (path === 'dadoscliente/dadosclientesasync') return answer(200, { ok: true, data: {} });
    if (path === 'diaria/diariaasync') return answer(400, { ok: false, message: 'Falta dtIni' });
    if (path === 'obra/obraasync') return response.writeHead(200).end('<!doctype html>');
    if (path !== 'servidor/servidorpormesanoasync') return answer(404, { ok: false });
    if (busy-- > 0) return answer(503, {});
    const rows = searchParams.get('numMes') === '10' && searchParams.get('numAno') === '2026' ? [ROW, MEND] : [];
    return answer(200, { ok: true, data: rows });
  };

  const ROW = {
    nome: 'ANA LUZ',
    cpf: '###.456.789-##',
    vinculo: 'EFETIVO',
    cargo: 'PROFESSOR',
    orgao: 'SECRETARIA DE EDUCAÇÃO - EF',
    numMatricula: '0000123',
    idTipoFolha: 0,
    vlrRemuneracaoBruta: 3500.5,
    vlrRemuAposDescObrig: '3.100,25',
    matriculaAntiga: '77',
  };
  const MEND = { ...ROW, numMatricula: '0000124', vlrRemuneracaoBruta: 'sigilo' };

  beforeAll(async () => {
    other = createServer(speak).listen(0, '127.0.0.1');
    await once(other, 'listening');
  });
  afterAll(() => other.close());

  it('is read by its own names; what it lacks is said and skipped, and what it sends amiss is refused with the reason', async () => {
    const place = other.address();
    const port = place && typeof place === 'object' ? place.port : 0;
    const tenant = { id: await newTenant('pmoutra'), tipo: 'prefeitura' };
    const only = ['servidores', 'diarias', 'obras', 'contratos'];
    const { conjuntos } = await take({ address: `http://127.0.0.1:${port}`, tenant, only });
    const of = (id: string) => conjuntos.find(({ dataset }) => dataset === id);
    expect(of('diarias')).toMatchObject({ estado: 'ausente', mensagem: 'O portal respondeu 400 (Falta dtIni).' });
    expect(of('obras')?.estado).toBe('ausente');
    expect(of('contratos')?.estado).toBe('ausente');
    expect(of('servidores')).toMatchObject({ recebidas: 2, datadas: 2, ignorados: ['matriculaAntiga'] });
    expect(of('servidores')?.ausentes).toContain('dtExercicio');
    expect(of('servidores')?.periodos).toMatchObject([{ periodo: '2026-10', relatorio: { read: 2, accepted: 1 } }]);
    expect(of('servidores')?.mensagem).toContain('sigilo');
  });

  it('that is none is refused with what to do', async () => {
    await expect(take({ address: 'http://127.0.0.1:9' })).rejects.toThrow('Nenhum portal fala');
    await expect(take({ address: 'pmdemo' })).rejects.toThrow('não é um endereço');
    await expect(take({ only: ['empenhos'] })).rejects.toThrow('não leva empenhos');
  });
});
