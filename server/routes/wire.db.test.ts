import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '../../test/portal.ts';

const API = 'pmdemo.apitransparencia.localhost';
const READ = [
  'numContrato',
  'numAnoPub',
  'txtNomeRazaoContratada',
  'txtCpfCnpjContratada',
  'txtModalidade',
  'txtObjeto',
  'vlrContrato',
];

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
}, 120_000);

afterAll(() => portal.close());

describe.each(['/contrato/contratopordataasync', '/Contrato/ContratoPorDataAsync', '/contrato/contratoasync'])(
  '%s',
  (path) => {
    it('gives the rows of a period whole, in the envelope and with the fields that clients read', async () => {
      const { status, json } = await portal.ask(`${path}?dtInicio=2025-01-01&dtFim=2025-12-31`, API);
      expect(status).toBe(200);
      expect(json.ok).toBe(true);
      const same = await portal.ask('/v1/contratos?dtAssinatura.gte=2025-01-01&dtAssinatura.lte=2025-12-31', API);
      expect(json.data.length).toBe(same.json.total);
      for (const row of json.data) {
        expect(Object.keys(row)).toEqual(expect.arrayContaining(READ));
        expect(row.vlrContrato).toBeTypeOf('number');
        expect(row.dtAssinatura).toMatch(/^2025-\d\d-\d\dT00:00:00$/);
      }
    });

    it('names the parameter that is missing', async () => {
      const { status, json } = await portal.ask(`${path}?dtInicio=2025-01-01`, API);
      expect(status).toBe(400);
      expect(json).toMatchObject({
        ok: false,
        type: 'MISSING_PARAMETER',
        metadata: { message: expect.stringContaining('dtFim') },
      });
    });

    it('refuses a day that does not exist', async () => {
      const { status, json } = await portal.ask(`${path}?dtInicio=2025-02-30&dtFim=2025-12-31`, API);
      expect(status).toBe(400);
      expect(json.message).toContain('dtInicio');
    });
  },
);

it('prints a CPF with # and a CNPJ with its punctuation', async () => {
  const { json } = await portal.ask('/contrato/contratoasync?dtInicio=2020-01-01&dtFim=2026-12-31', API);
  const ids = json.data
    .map((row) => row.txtCpfCnpjContratada)
    .filter(Boolean)
    .map(String);
  expect(ids.some((id) => /^###\.\d{3}\.\d{3}-##$/.test(id))).toBe(true);
  for (const id of ids)
    expect(id).toMatch(/^###\.\d{3}\.\d{3}-##$|^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}$/);
});

it('works under /api on the site, and refuses what is no call', async () => {
  const site = 'pmdemo.transparencia.localhost';
  expect((await portal.ask('/api/contrato/contratoasync?dtInicio=2025-01-01&dtFim=2025-12-31', site)).status).toBe(200);
  expect((await portal.ask('/contrato/outraasync', API)).json).toMatchObject({ ok: false, type: 'NOT_FOUND' });
});
