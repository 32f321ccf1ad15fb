import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractsDesk, openContracts } from '../../../test/contracts.ts';
import { type SignedIn, signIn } from '../../../test/desk.ts';
import { row } from '../../../test/loads.ts';

let desk: ContractsDesk;

beforeAll(async () => {
  desk = await openContracts();
  await desk.send([row('1/2025', '2025', '10,00'), row('1/2026', '2026')]);
});

afterAll(() => desk.portal.close());

describe('a preview of a rehearsal', () => {
  const ensaio = randomUUID();
  const see = async (who: SignedIn | null, path: string, id = ensaio) => {
    const headers = who?.headers ?? { host: desk.host };
    const {
      statusCode,
      payload,
      headers: came,
    } = await desk.portal.app.inject({ url: `/painel/previa/${id}${path}`, headers });
    return { status: statusCode, text: payload, headers: came };
  };

  beforeAll(async () => {
    const { setting, db } = desk.portal;
    const dir = join(setting.stagingDir, '1', ensaio);
    await mkdir(dir, { recursive: true });
    const lines = [
      'numContrato;numAnoPub;vlrContrato;txtNomeRazaoContratada;txtObjeto',
      '77/2026;2026;7700.00;Ponte Nova Ltda;Ponte',
    ];
    await writeFile(join(dir, 'aceitas.csv.gz'), gzipSync(`${lines.join('\n')}\n`));
    const relato = {
      report: { periods: ['2026'], append: false, changes: [{ periodo: '2026', referencia: '2026-11-18' }] },
    };
    await db.staff(1, (client) =>
      client.query(
        `INSERT INTO portal.ensaios (tenant, id, lote, dataset, estado, pessoa, quem, arquivos, pedido, relato)
         VALUES (1, $1, $1, 'contratos', 'ensaiado', $2, 'Ana', '[]', '{}', $3)`,
        [ensaio, desk.ana.id, JSON.stringify(relato)],
      ),
    );
  });

  it('shows list, filter, record and the rows that would stay, on pages that run nothing and lead nowhere else', async () => {
    const list = await see(desk.ana, '/contratos');
    expect(list.status).toBe(200);
    expect(list.text).toContain('77/2026');
    expect(list.text).toContain('nada disto foi publicado');
    expect(list.text).not.toMatch(/<script/);
    expect(list.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(String(list.headers['content-security-policy'])).toContain("script-src 'none'");
    expect(list.text).toContain(`href="/painel/previa/${ensaio}/contratos/`);
    expect(list.text.replaceAll(`/painel/previa/${ensaio}/`, '')).not.toMatch(/ href="\/contratos/);
    const year = await see(desk.ana, '/contratos?numAnoPub=2025');
    expect([year.text.includes('77/2026'), year.text.includes('1/2025')]).toEqual([false, true]);
    const record = await see(desk.ana, '/contratos/77%2F2026/2026');
    expect([record.status, record.text.includes('Ponte Nova')]).toEqual([200, true]);
  });

  it('is seen by nobody else: another person, another body, a visitor, the public API', async () => {
    const colleague = await signIn(desk.portal, { papeis: ['publicador'] });
    expect((await see(colleague, '/contratos')).status).toBe(404);
    expect((await see(desk.stranger, '/contratos')).status).toBe(404);
    expect((await see(null, '/contratos')).status).toBe(401);
    expect((await see(await signIn(desk.portal, { papeis: ['editor'] }), '/contratos')).status).toBe(403);
    expect((await see(desk.ana, '/api/v1/contratos.csv')).status).toBe(404);
    expect(await desk.listed()).not.toContain('77/2026');
    expect((await desk.portal.ask('/contratos', desk.host)).text).not.toContain('77/2026');
    for (const carga of ['0', '-1'])
      expect((await desk.portal.ask(`/api/v1/contratos?_carga=${carga}`, desk.host)).status).toBe(400);
    expect((await desk.portal.ask('/contratos/77%2F2026/2026', desk.host)).status).toBe(404);
  });

  it('is gone when the rehearsal was published or given up', async () => {
    await desk.portal.db.staff(1, (client) =>
      client.query(`UPDATE portal.ensaios SET estado = 'desistido' WHERE id = $1`, [ensaio]),
    );
    expect((await see(desk.ana, '/contratos')).status).toBe(404);
  });
});

describe('the mirror of a body that keeps it to itself', () => {
  const see = async (who: SignedIn | null, url: string) => {
    const { statusCode, payload, headers } = await desk.portal.app.inject({
      url,
      headers: who?.headers ?? { host: desk.host },
    });
    return { status: statusCode, text: payload, headers };
  };

  beforeAll(async () => {
    await desk.portal.db.own((client) =>
      client.query(`UPDATE portal.tenants SET dados = jsonb_set(dados, '{pntp,publico}', 'false') WHERE id = 1`),
    );
    desk.portal.setting.tenants.forget();
  });

  it('is no page and no answer for a visitor', async () => {
    expect((await see(null, '/pntp')).status).toBe(404);
    for (const url of ['/api/v1/pntp', '/api/v1/pntp/8.3', '/api/v1/pntp.xlsx'])
      expect({ url, status: (await see(null, url)).status }).toEqual({ url, status: 404 });
    for (const url of ['/painel/espelho', '/painel/espelho/9.1', '/painel/espelho.xlsx', '/painel/espelho.json'])
      expect({ url, status: (await see(null, url)).status }).toEqual({ url, status: 401 });
  });

  it('is seen in the panel, criterion by criterion, on pages that lead to one another and stay in no memory', async () => {
    const whole = await see(desk.ana, '/painel/espelho?ver=falta');
    expect(whole.status).toBe(200);
    expect(whole.text).toContain('Índice de transparência');
    expect(whole.text).toContain('href="/painel/espelho/');
    expect(whole.text).toContain('href="/painel/espelho.xlsx"');
    expect(whole.text).not.toMatch(/ href="\/pntp|<script/);
    expect(whole.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const one = await see(desk.ana, '/painel/espelho/9.1');
    expect([one.status, one.text.includes('Critério 9.1')]).toEqual([200, true]);
    expect((await see(desk.ana, '/painel/espelho/99.9')).status).toBe(404);
    expect((await see(desk.ana, '/painel/espelho.xlsx')).headers['content-disposition']).toContain('pmdemo-pntp-');
    expect((await see(null, '/api/v1/pntp')).status).toBe(404);
  });

  it('is not of another body', async () => {
    expect((await see(desk.stranger, '/painel/espelho')).text).not.toContain('Prefeitura Municipal de Vale Claro');
  });
});
