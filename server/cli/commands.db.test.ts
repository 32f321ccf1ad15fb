import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { portal as run } from '../../test/cli.ts';
import { openPortal, PORTAL_KEY, type Portal } from '../../test/portal.ts';
import { settleIndexes } from '../database/indexes/settle.ts';
import type { DoctorFinding } from '../doctor/finding.ts';
import { freshnessFindings } from '../doctor/freshness.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});

afterAll(() => portal.close());

describe('loads', () => {
  it('says who published what, when, of what period and how many rows', async () => {
    const { value, out } = await run(portal, 'loads', '--tenant', 'pmdemo', 'contratos');
    const { total } = (await portal.ask('/api/v1/contratos')).json;
    const load = {
      slug: 'pmdemo',
      dataset: 'contratos',
      autor: 'demonstração',
      arquivo: 'contratos.csv',
      linhas: total,
    };
    expect(value).toMatchObject({
      cargas: [{ ...load, recusadas: 0, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    });
    expect(out.join('\n')).toMatch(/pmdemo {2}contratos .* por demonstração\n.*sha256.*\n.*2026; dados até 2026-10-31/);
  });

  it('shows as many as were asked for, newest first', async () => {
    const { value } = await run(portal, 'loads', '--limite', '3');
    const ids = (value as { cargas: { id: number }[] }).cargas.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(ids).toHaveLength(3);
  });

  it.each([
    [['--limite', 'dez'], '--limite deve ser um número'],
    [['--tenant', 'nada'], 'Os órgãos são: cmdemo, pmdemo'],
    [['nada'], 'Não há o conjunto “nada”. Os conjuntos são:'],
  ])('refuses %j', async (words, message) => {
    await expect(run(portal, 'loads', ...words)).rejects.toThrow(message);
  });
});

const said = (changes: Record<string, string> = {}): string[] =>
  Object.entries({
    tenant: 'cmdemo',
    dataset: 'contratos',
    de: '1990-01-01',
    ate: '1990-12-31',
    texto: 'Não houve contratos em 1990.',
    ...changes,
  }).flatMap(([name, value]) => [`--${name}`, value]);

describe('state', () => {
  it('puts a sentence in place of the empty list', async () => {
    const { err } = await run(portal, 'state', ...said());
    expect(err).toEqual([]);
    const { json } = await portal.ask('/api/v1/contratos?numAnoPub=1990', 'cmdemo.transparencia.localhost');
    expect(json.declaracao).toMatchObject({ de: '1990-01-01', texto: 'Não houve contratos em 1990.' });
  });

  it('says which criteria take no statement', async () => {
    const { out } = await run(portal, 'state', ...said({ dataset: 'empenhos' }));
    expect(out.join('\n')).toContain('não conta para 4.1, 4.2, 4.3 do PNTP');
  });

  it('speaks of a part of a dataset, named by a filter', async () => {
    const part = { tenant: 'pmdemo', dataset: 'emenda-parlamentar', texto: 'Não houve emendas municipais em 1990.' };
    await run(portal, 'state', ...said({ ...part, onde: 'txtOrigemRecurso=municipal' }));
    const { json } = await portal.ask('/api/v1/emenda-parlamentar?numAnoEmenda=1990&txtOrigemRecurso=Municipal');
    expect(json.declaracao).toMatchObject({ texto: part.texto, parte: { valor: 'Municipal' } });
  });

  it.each([
    [{ dataset: 'contratos' }, /Há \d+ contratos de 2026-01-01 a 2026-12-31 neste portal/],
    [
      { dataset: 'emenda-parlamentar', onde: 'txtOrigemRecurso=Federal' },
      /Há \d+ emendas? parlamentar(?:es)? com origem Federal de 2026-01-01/,
    ],
  ])('refuses %j, which published rows contradict', async (changes, message) => {
    const asked = said({ tenant: 'pmdemo', de: '2026-01-01', ate: '2026-12-31', ...changes });
    await expect(run(portal, 'state', ...asked)).rejects.toThrow(message);
  });

  it.each([
    [{ dataset: 'covidcontratos' }, 'mostra linhas de contratos: use contratos'],
    [{ dataset: 'dividaativa' }, 'dividaativa não se aplica a cmdemo (camara)'],
    [{ de: '31/12/1990' }, '--de não é uma data como 2025-03-01'],
    [{ de: '1991-01-01' }, 'termina antes de começar'],
    [{ texto: 'Não' }, '--texto precisa ser uma frase'],
    [{ onde: 'txtCor=azul' }, '“txtCor” não é um campo de contratos'],
    [{ onde: 'numAnoPub=1990' }, '“numAnoPub” não é um campo de contratos'],
    [{ onde: 'txtSituacao=Perdido' }, 'Os valores são: '],
  ])('refuses %j', async (changes, message) => {
    await expect(run(portal, 'state', ...said(changes))).rejects.toThrow(message);
  });
});

describe('doctor', () => {
  beforeAll(() => {
    vi.stubEnv('PORTAL_KEY', PORTAL_KEY);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });

  const states = (findings: readonly DoctorFinding[]) =>
    Object.fromEntries(findings.map((one) => [one.assunto, one.estado]));
  const grant = (text: string) => portal.db.own((client) => client.query(`${text} "${portal.place.web.user}"`));

  it('finds a healthy installation healthy', async () => {
    const { value, out } = await run(portal, 'doctor');
    const { achados } = value as { achados: DoctorFinding[] };
    expect(states(achados)).toMatchObject({ 'Banco de dados': 'OK', Esquema: 'OK', Muro: 'OK', Relógio: 'OK' });
    expect(out.join('\n')).toContain('OK     Banco de dados: PostgreSQL');
  });

  it('says which indexes large bodies still lack, and then how large those are that were made', async () => {
    vi.stubEnv('LIMIT_PLAIN_ROWS', '1000');
    const indexes = async () => {
      const { achados } = (await run(portal, 'doctor')).value as { achados: DoctorFinding[] };
      return achados.find(({ assunto }) => assunto === 'Índices');
    };
    expect(await indexes()).toMatchObject({ estado: 'AVISO', texto: expect.stringMatching(/por fazer \(.*empenhos/) });
    await portal.db.own((client) => settleIndexes(client, datasets, 1_000));
    expect(await indexes()).toMatchObject({ estado: 'OK', texto: expect.stringMatching(/\d+ índices próprios.* MB/) });
    vi.stubEnv('LIMIT_PLAIN_ROWS', '');
    expect(await indexes()).toMatchObject({ estado: 'AVISO', texto: expect.stringContaining('sem uso') });
  });

  it('fails when the wall has a hole, and says how to close it', async () => {
    await grant('GRANT USAGE ON SCHEMA dados TO');
    const failed = run(portal, 'doctor');
    await expect(failed).rejects.toThrow('Há uma falha.');
    const { details } = await failed.catch((error) => error);
    const wall = details.achados.find(({ assunto }: DoctorFinding) => assunto === 'Muro');
    expect(wall).toMatchObject({ estado: 'FALHA', remedio: expect.stringContaining('REVOKE ALL ON SCHEMA dados') });
    await grant('REVOKE ALL ON SCHEMA dados FROM');
  });

  it('fails when it has not the key that messages are sealed with', async () => {
    vi.stubEnv('PORTAL_KEY', '');
    await expect(run(portal, 'doctor')).rejects.toThrow('Há uma falha.');
    vi.stubEnv('PORTAL_KEY', PORTAL_KEY);
  });

  it('knows a schema of another version', async () => {
    await portal.db.own((client) => client.query("UPDATE portal.esquema SET resumo = resumo || 'x'"));
    const { value } = await run(portal, 'doctor');
    expect(states((value as { achados: DoctorFinding[] }).achados)).toMatchObject({ Esquema: 'AVISO' });
    await portal.db.own((client) => client.query("UPDATE portal.esquema SET resumo = rtrim(resumo, 'x')"));
  });

  it('names the datasets whose data are of more than thirty days ago, and says by what rule', async () => {
    const on = (day: string) => portal.db.own((client) => freshnessFindings(client, new Date(day)));
    expect((await on('2026-11-30')).map(({ estado }) => estado)).not.toContain('AVISO');
    const late = (await on('2026-12-02')).find(({ assunto }) => assunto === 'pmdemo');
    expect(late).toMatchObject({ estado: 'AVISO', texto: expect.stringContaining('PNTP') });
    expect(late?.texto).toContain(`${contratos.id} (até 31/10/2026)`);
  });
});
