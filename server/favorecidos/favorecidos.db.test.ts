import { parse as readCsv } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dataset } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { keyOf } from '../../catalog/favorecidos/favorecido.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { cpf, dotted } from '../../catalog/samples/digits.ts';
import { type Portal, sharePortal } from '../../test/portal.ts';

const CHAMBER = 'cmdemo.transparencia.localhost';

interface Section {
  dataset: string;
  campo: string;
  total: number;
  totals: Record<string, number>;
  query: string;
  data: Row[];
}

interface Payee {
  data: { chave: string; tipo: string; nome: string; documento: string | null }[];
  nomes: string[];
  anos: (Record<string, number> & { ano: number; listas: Record<string, string> })[];
  sancoes: {
    tipo: string;
    prazo: { from: string; to: string | null } | null;
    vigente: boolean;
    durante: { dataset: string; total: number; query: string }[];
  }[];
  related: Section[];
}

let portal: Portal;

beforeAll(async () => {
  portal = await sharePortal();
});

afterAll(() => portal.close());

const named = (id: string): Dataset => {
  const set = datasets.find((known) => known.id === id);
  if (!set) throw new Error(`no dataset ${id}`);
  return set;
};

async function read(key: string, host?: string): Promise<Payee> {
  const { status, json } = await portal.ask(`/api/v1/favorecidos/${key}`, host);
  expect(status, key).toBe(200);
  return json as unknown as Payee;
}

/** The rows of a list as a program reads them. */
async function csvOf(id: string, query: string, host?: string): Promise<Record<string, string>[]> {
  const { status, text } = await portal.ask(`/api/v1/${id}.csv?${query}`, host);
  expect(status, `${id}?${query}`).toBe(200);
  return readCsv(text, { columns: true, bom: true });
}

const cents = (value: number | string | undefined): number => Math.round(Number(value || 0) * 100);

/** A field added up by hand, only the rows that count. */
function added(set: Dataset, rows: readonly Record<string, string>[], name: string): number {
  const counted = set.list.counted?.[name];
  const own = rows.filter((row) => !counted || counted.values.includes(row[counted.field] ?? ''));
  return own.reduce((sum, row) => sum + cents(row[name]), 0);
}

const keys = async (id: string, name: string, document: string, host?: string): Promise<string[]> => {
  const rows = await csvOf(id, '', host);
  return [...new Set(rows.map((row) => keyOf(row[document] || null, row[name] || null)))];
};

async function reconcile(key: string, host?: string): Promise<void> {
  const { related, anos } = await read(key, host);
  expect(related.length, key).toBeGreaterThan(0);
  for (const section of related) await sameRows(key, section, host);
  for (const year of anos) await sameYear(key, year, host);
  for (const [name, dataset] of Object.entries(STAGE)) {
    const whole = related.find((section) => section.dataset === dataset)?.totals[name];
    const parts = anos.reduce((sum, year) => sum + cents(year[name]), 0);
    expect([key, name, parts]).toEqual([key, name, cents(whole)]);
  }
}

async function sameRows(key: string, { dataset, total, totals, query }: Section, host?: string): Promise<void> {
  const set = named(dataset);
  const rows = await csvOf(dataset, query, host);
  expect([key, dataset, rows.length]).toEqual([key, dataset, total]);
  for (const name of set.list.totals)
    expect([key, dataset, name, cents(totals[name])]).toEqual([key, dataset, name, added(set, rows, name)]);
}

async function sameYear(key: string, { ano, listas, ...sums }: Payee['anos'][number], host?: string): Promise<void> {
  for (const [dataset, query] of Object.entries(listas)) {
    const rows = await csvOf(dataset, query, host);
    for (const name of Object.keys(sums).filter((own) => STAGE[own] === dataset))
      expect([key, ano, name, cents(sums[name])]).toEqual([key, ano, name, added(named(dataset), rows, name)]);
  }
}

const STAGE: Readonly<Record<string, string>> = {
  vlrEmpenhado: 'empenhos',
  vlrReforco: 'empenhos-eventos',
  vlrAnulado: 'empenhos-eventos',
  vlrLiquidado: 'liquidacoes',
  vlrPago: 'pagamentos',
};

/** All of them would take minutes, and differ by nothing but who they are. */
const some = (all: readonly string[]): string[] => all.filter((_, i) => i % 20 === 0);

describe('the sums of a payee are those of the lists they link to, to the cent,', () => {
  it('of one in twenty of the companies and persons with a contract', async () => {
    const all = await keys('contratos', 'txtNomeRazaoContratada', 'txtCpfCnpjContratada');
    expect(all.length).toBeGreaterThan(60);
    for (const key of some(all)) await reconcile(key);
  });

  it('of one in twenty of the people who were paid anything', async () => {
    const persons = (await keys('empenhos', 'txtCredor', 'txtCpfCnpj')).filter((key) => /^\d{6}-/.test(key));
    expect(persons.length).toBeGreaterThan(100);
    for (const key of some(persons)) await reconcile(key);
  });

  it('of who was published without a document, found by the name', async () => {
    const nameless = (await keys('empenhos', 'txtCredor', 'txtCpfCnpj')).filter((key) =>
      key.startsWith('sem-documento'),
    );
    expect(nameless.length).toBeGreaterThan(0);
    for (const key of some(nameless)) await reconcile(key);
  });

  it('and of those of the câmara, which are its own', async () => {
    const [key = ''] = await keys('contratos', 'txtNomeRazaoContratada', 'txtCpfCnpjContratada', CHAMBER);
    await reconcile(key, CHAMBER);
  });
});

describe('a person', () => {
  it('is shown as the lists show them: masked, and nobody else of the same digits', async () => {
    const persons = (await keys('contratos', 'txtNomeRazaoContratada', 'txtCpfCnpjContratada')).filter((key) =>
      /^\d{6}-/.test(key),
    );
    expect(persons.length).toBeGreaterThan(0);
    for (const key of persons) {
      const answer = await read(key);
      expect(answer.data[0]?.documento).toBe(`***.${key.slice(0, 3)}.${key.slice(3, 6)}-**`);
      expect(JSON.stringify(answer)).not.toMatch(/(?<![\d.])\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/);
      for (const { campo, data } of answer.related)
        for (const row of data) expect(keyOf(answer.data[0]?.documento ?? null, String(row[campo]))).toBe(key);
    }
  });

  it('is not found by a whole CPF', async () => {
    for (const key of [cpf('529982247'), dotted(cpf('529982247')), '529982-']) {
      const { status, json } = await portal.ask(`/api/v1/favorecidos/${key}`);
      expect(status).toBe(404);
      expect(json.message).toContain('Nada foi publicado');
    }
  });
});

describe('an address', () => {
  it('of a company is read with its punctuation too, and answers the same', async () => {
    const [key = ''] = await keys('ata-de-registro-de-preco', 'txtNomeRazaoSocial', 'txtCpfCnpj');
    const spelt = key.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3%2F$4-$5');
    expect(await read(spelt)).toEqual(await read(key));
  });

  it.each(['11222333000181', '000000-ninguem', 'sem-documento-ninguem', 'x'])(
    'of nobody, %s, is told so',
    async (key) => {
      const { status, json } = await portal.ask(`/api/v1/favorecidos/${key}`);
      expect(status).toBe(404);
      expect(json.message).toMatch(/[.]$/);
    },
  );

  it('takes no filter', async () => {
    const { status, json } = await portal.ask('/api/v1/favorecidos/11222333000181?ano=2025');
    expect(status).toBe(400);
    expect(json.message).toContain('“ano”');
  });
});

it('a sanction tells what was signed and committed while it was in force', async () => {
  const barred = (await keys('empresas-inidoneas', 'txtNomeRazaoSocial', 'txtCpfCnpj')).slice(0, 40);
  const answers: Payee[] = [];
  for (const key of barred) answers.push(await read(key));
  const all = answers.flatMap(({ sancoes }) => sancoes);
  expect(all.some(({ vigente }) => vigente)).toBe(true);
  expect(all.some(({ vigente }) => !vigente)).toBe(true);
  for (const { prazo, durante } of all)
    for (const { dataset, total, query } of durante) {
      const { date = '' } = named(dataset);
      const rows = await csvOf(dataset, query);
      expect(rows.length).toBe(total);
      for (const row of rows) {
        expect(String(row[date]) >= String(prazo?.from)).toBe(true);
        expect(prazo?.to === null || String(row[date]) <= String(prazo?.to)).toBe(true);
      }
    }
});

it('the key is the one that the database makes', async () => {
  const names = [
    'Maria da Silva',
    'JOÃO  D’ÁVILA',
    "Conceição Sant'Ana",
    'José 1º de Maio',
    'Drª. Ângela — ME',
    'Weiß & Söhne',
    'Łukasz Đorđević',
    '  Æther œuvre  ',
    '-Traços-',
    '???',
    '',
  ];
  const letters = Array.from({ length: 0x17f - 0xc0 }, (_, i) => `a${String.fromCodePoint(0xc0 + i)}b`);
  const documents = ['***.456.789-**', '12ABC34501DE35', '', null];
  const pairs = [...names, ...letters].flatMap((name) => documents.map((document) => [document, name] as const));
  const made = await portal.db.own(async (client) => {
    const { rows } = await client.query(
      'SELECT portal.favorecido(d, n) AS chave FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS x (d, n, i) ORDER BY i',
      [pairs.map(([document]) => document), pairs.map(([, name]) => name)],
    );
    return rows.map(({ chave }) => chave);
  });
  expect(pairs.map(([document, name]) => keyOf(document, name))).toEqual(made);
});
