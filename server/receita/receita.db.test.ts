import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, sharePortal } from '../../test/portal.ts';

const CHAMBER = 'cmdemo.transparencia.localhost';

interface Figures {
  vlrPrevisaoInicial: number | null;
  vlrPrevisaoAtualizado: number | null;
  vlrArrecadacao: number;
  vlrDeducao: number;
  pctRealizado: number | null;
}

interface Revenue {
  no: string;
  por: string | null;
  data: (Figures & { codigo: string; nome: string; no: string | null })[];
  totals: Figures;
  meses: { dtMes: string; vlrArrecadacao: number | null; vlrAcumulado: number | null }[];
  procedencia: { nome: string; vlrArrecadacao: number; lista: string }[];
  caminho: { dimensao: string; codigo: string; nome: string; no: string }[];
  exercicios: { numExercicio: number; ate: string }[];
  listas: { arrecadado: string; deducoes: string; previsto: string | null };
  says: string;
}

let portal: Portal;

beforeAll(async () => {
  portal = await sharePortal();
});

afterAll(() => portal.close());

async function revenue(query: string, host?: string): Promise<Revenue> {
  const { status, text } = await portal.ask(`/api/v1/receita?${query}`, host);
  expect(status, `${query} ${text.slice(0, 200)}`).toBe(200);
  return JSON.parse(text);
}

const cents = (value: number | string | null | undefined): number => Math.round(Number(value ?? 0) * 100);
const MEASURES = ['vlrPrevisaoInicial', 'vlrPrevisaoAtualizado', 'vlrArrecadacao', 'vlrDeducao'] as const;

/** What the rows of a list's CSV add up to. */
async function csvSum(address: string, name: string): Promise<number> {
  const { text } = await portal.ask(`/api/v1/${address.replace('?', '.csv?')}`);
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
  return rows.reduce((sum, row) => sum + cents(row[name]), 0);
}

/** What the list says its rows add up to, as the screen that the link leads to shows it. */
async function listSum(address: string, name: string): Promise<number> {
  return cents((await portal.ask(`/api/v1/${address}`)).json.totals[name]);
}

/** Goes down from a node through every child, to the bottom, and gives each answer. */
async function* walk(query: string): AsyncGenerator<Revenue> {
  const here = await revenue(query);
  yield here;
  for (const { no } of here.data) if (no && here.por !== 'unidade') yield* walk(`no=${encodeURIComponent(no)}`);
}

describe('the tree of revenue', () => {
  it('has at every node the total of its children, and at one in seven, and each level, that of the rows behind it, to the cent', async () => {
    let nodes = 0;
    const levels = new Set<string | null>();
    for await (const node of walk('no=2025')) {
      nodes++;
      for (const name of MEASURES) {
        const children = node.data.reduce((sum, child) => sum + cents(child[name]), 0);
        if (node.por !== null) expect([node.no, name, children]).toEqual([node.no, name, cents(node.totals[name])]);
      }
      const { listas, totals, por } = node;
      if (nodes % 7 !== 0 && levels.has(por)) continue;
      levels.add(por);
      expect([node.no, await listSum(listas.arrecadado, 'vlrArrecadacao')]).toEqual([
        node.no,
        cents(totals.vlrArrecadacao),
      ]);
      expect(await listSum(listas.deducoes, 'vlrArrecadacao')).toBe(cents(totals.vlrDeducao));
      expect(await listSum(listas.previsto ?? '', 'vlrPrevisaoAtualizado')).toBe(cents(totals.vlrPrevisaoAtualizado));
    }
    expect(nodes).toBeGreaterThan(100);
    expect(levels.size).toBeGreaterThan(4);
  });

  it.each(['2023', '2024', '2025', '2026', '2026-01-06', '2020', '2021'])(
    'has in %s the totals of its CSV, by every dimension',
    async (no) => {
      const { totals, listas } = await revenue(`no=${no}`);
      expect(await csvSum(listas.arrecadado, 'vlrArrecadacao')).toBe(cents(totals.vlrArrecadacao));
      expect(await csvSum(listas.deducoes, 'vlrArrecadacao')).toBe(cents(totals.vlrDeducao));
      expect(await csvSum(listas.previsto ?? '', 'vlrPrevisaoInicial')).toBe(cents(totals.vlrPrevisaoInicial));
      for (const por of ['categoria', 'origem', 'especie', 'desdobramento', 'tipo', 'fonte', 'unidade', 'conta']) {
        const { data, totals: same } = await revenue(`no=${no}&por=${por}`);
        expect(same).toEqual(totals);
        const sum = data.reduce((all, { vlrArrecadacao }) => all + cents(vlrArrecadacao), 0);
        expect([por, sum]).toEqual([por, cents(totals.vlrArrecadacao)]);
      }
    },
    60_000,
  );

  it('crosses dimensions in any order and finds the same', async () => {
    const one = await revenue('no=2025~fonte-1.500.0000~origem-1.1');
    const other = await revenue('no=2025~categoria-1~origem-1.1~fonte-1.500.0000');
    expect(one.totals).toEqual(other.totals);
    expect(one.caminho.map(({ dimensao }) => dimensao)).toEqual(['fonte', 'categoria', 'origem']);
    expect(await csvSum(one.listas.arrecadado, 'vlrArrecadacao')).toBe(cents(one.totals.vlrArrecadacao));
  });

  it('names every step of a deep node, though its address says only the last', async () => {
    const { caminho, no, por } = await revenue('no=2025~desdobramento-1.7.1.1.51.1');
    expect(caminho.map(({ codigo }) => codigo)).toEqual(['1', '1.7', '1.7.1', '1.7.1.1.51.1']);
    expect(caminho.map(({ nome }) => nome)[1]).toBe('Transferências correntes');
    expect([no, por]).toEqual(['2025~categoria-1~origem-1.7~especie-1.7.1~desdobramento-1.7.1.1.51.1', 'tipo']);
  });

  it('keeps deductions below zero, and shows no percentage of nothing or less', async () => {
    const { totals } = await revenue('no=2025~tipo-1.7.2.1.50.0.1');
    expect(totals.vlrDeducao).toBeLessThan(0);
    expect(cents(totals.vlrArrecadacao - totals.vlrDeducao) * -0.2).toBeCloseTo(cents(totals.vlrDeducao), -2);
    expect(totals.pctRealizado).toBeGreaterThan(50);
    for await (const { data } of walk('no=2025~origem-2.4'))
      for (const { vlrPrevisaoAtualizado, pctRealizado } of data)
        if (Number(vlrPrevisaoAtualizado) <= 0) expect(pctRealizado).toBeNull();
  });

  it('tells twelve months and what they come to, and leaves those to come empty', async () => {
    const { meses, totals } = await revenue('no=2026');
    expect(meses.map(({ dtMes }) => dtMes)).toEqual(MONTHS);
    expect(meses[9]?.vlrAcumulado).toBe(totals.vlrArrecadacao);
    expect(meses.slice(10).map(({ vlrAcumulado }) => vlrAcumulado)).toEqual([null, null]);
  });

  it('splits what the body collects from what is passed to it, and the parts are the whole', async () => {
    const { procedencia, totals } = await revenue('no=2025');
    expect(procedencia.map(({ nome }) => nome)).toEqual(['Receita própria', 'Transferências', 'Intraorçamentárias']);
    const sum = procedencia.reduce((all, { vlrArrecadacao }) => all + cents(vlrArrecadacao), 0);
    expect(sum).toBe(cents(totals.vlrArrecadacao));
    for (const { lista, vlrArrecadacao } of procedencia)
      expect(await csvSum(lista, 'vlrArrecadacao')).toBe(cents(vlrArrecadacao));
  });

  it('opens on the latest exercise, by category', async () => {
    const { no, por, says, exercicios } = await revenue('');
    expect([no, por]).toEqual(['2026', 'categoria']);
    expect(says).toBe('Receita prevista e arrecadada em 2026, por categoria econômica');
    expect(exercicios.map(({ numExercicio }) => numExercicio)).toEqual([2026, 2025, 2024, 2023, 2021, 2020]);
  });

  it.each([
    ['no=ontem', 'no'],
    ['no=2025~planeta-1', 'no'],
    ['no=2025~origem-1.1&por=categoria', 'por'],
    ['por=planeta', 'por'],
    ['corte=tudo', 'corte'],
    ['no=2025~desdobramento-1.1.1.2.50.0&corte=depositos', 'no'],
    ['exercicio=2025', 'exercicio'],
    ['no=2025&no=2026', 'no'],
  ])('refuses %s and says what is wrong', async (query, field) => {
    const { status, json } = await portal.ask(`/api/v1/receita?${query}`);
    expect([status, json.type, json.problems[0]?.field]).toEqual([400, 'BAD_QUERY', field]);
  });

  it('is empty for a câmara, which collects nothing', async () => {
    const { data, exercicios, totals } = await revenue('', CHAMBER);
    expect([data, exercicios, totals.vlrArrecadacao]).toEqual([[], [], 0]);
  });
});

const MONTHS = Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}`);

describe('the cuts', () => {
  it.each(['2020', '2021', '2025'])(
    'of interest in %s are its rows by account, in the code of its time',
    async (no) => {
      const { data, totals, listas, por } = await revenue(`no=${no}&corte=depositos`);
      expect(por).toBe('conta');
      expect(data.length).toBeGreaterThan(0);
      expect(data.every(({ codigo, vlrPrevisaoAtualizado }) => codigo !== '' && vlrPrevisaoAtualizado === null)).toBe(
        true,
      );
      expect(await csvSum(listas.arrecadado, 'vlrArrecadacao')).toBe(cents(totals.vlrArrecadacao));
      const [first] = data;
      const deep = await revenue(`no=${encodeURIComponent(first?.no ?? '')}&corte=depositos`);
      expect(deep.totals.vlrArrecadacao).toBe(first?.vlrArrecadacao);
      expect(deep.listas.previsto).toBeNull();
      expect(await csvSum(deep.listas.arrecadado, 'vlrArrecadacao')).toBe(cents(deep.totals.vlrArrecadacao));
    },
  );

  it('of the pandemic hold what came for it, and expect nothing', async () => {
    const { data, totals, exercicios, listas } = await revenue('corte=covid');
    expect(exercicios.map(({ numExercicio }) => numExercicio)).toEqual([2021, 2020]);
    expect(data.map(({ codigo }) => codigo)).toContain('1.602.0000');
    expect(totals.vlrPrevisaoAtualizado).toBeNull();
    expect(await csvSum(listas.arrecadado, 'vlrArrecadacao')).toBe(cents(totals.vlrArrecadacao));
    for await (const node of walk('no=2020&corte=covid')) expect(node.data.every(({ nome }) => nome !== '')).toBe(true);
  });
});

describe('the reference wire', () => {
  const CALL = '/api/ReceitaPrevistaArrecadada/ReceitaPrevistaArrecadadaAsync?classificacaoPor=receita';

  it('answers what was expected and what came, from the same sums', async () => {
    const { json } = await portal.ask(`${CALL}&numExercicio=2025&mesIni=1&mesFim=6`);
    const { totals } = await revenue('no=2025-01-06');
    for (const name of ['vlrPrevisaoAtualizado', 'vlrArrecadacao'] as const)
      expect(json.data.reduce((sum, row) => sum + cents(Number(row[name])), 0)).toBe(cents(totals[name]));
    expect(json.data[0]).toMatchObject({
      numExercicioFinanc: 2025,
      txtDescricaoUnidade: expect.stringMatching(/^Secretaria|^Fundo/),
    });
    expect(json.data[0]?.txtClassificacao).toMatch(/^1\.1\.1\.2\.50\.0\.1 - Imposto/);
  });

  it.each([
    ['', 400, 'MISSING_PARAMETER'],
    ['&numExercicio=2025&mesIni=13', 400, 'BAD_QUERY'],
    ['&numExercicio=2025&classificacaoPor=planeta', 400, 'BAD_QUERY'],
  ])('refuses %s', async (rest, status, type) => {
    const { status: given, json } = await portal.ask(CALL + rest);
    expect([given, json.type]).toEqual([status, type]);
  });
});

describe('the file of revenue', () => {
  const rowsOf = async (query: string): Promise<Record<string, string>[]> => {
    const { status, text } = await portal.ask(`/api/v1/receita.csv?${query}`);
    expect(status, text.slice(0, 200)).toBe(200);
    return parse(text, { columns: true });
  };
  const cents = (rows: readonly Record<string, string>[], name: string): number =>
    rows.reduce((sum, row) => sum + Math.round(Number(row[name] ?? 0) * 100), 0) / 100;

  it('holds what was foreseen and what came, and adds up to the page', async () => {
    const { no, totals } = await revenue('no=2026-01-03');
    const rows = await rowsOf(`no=${no}`);
    expect(cents(rows, 'vlrPrevisaoAtualizado')).toBe(totals.vlrPrevisaoAtualizado);
    expect(cents(rows, 'vlrArrecadacao')).toBe(totals.vlrArrecadacao);
    const months = ['01', '02', '03'].map((month) => cents(rows, `vlrMes${month}`));
    expect(Math.round(months.reduce((sum, one) => sum + one * 100, 0))).toBe(Math.round(totals.vlrArrecadacao * 100));
    expect(rows.every((row) => row.vlrMes04 === '')).toBe(true);
  });

  it('names every level of the nature beside its code', async () => {
    const rows = await rowsOf('no=2026~origem-1.1');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect([row.codCategoria, row.txtCategoria, row.codOrigem]).toEqual(['1', 'Receitas correntes', '1.1']);
      for (const level of ['txtOrigem', 'txtEspecie', 'txtDesdobramento', 'txtTipo']) expect(row[level]).not.toBe('');
    }
  });

  it('is a workbook and JSON too, and refuses what it does not know', async () => {
    const { json } = await portal.ask('/api/v1/receita.json?no=2026');
    expect(json.data.length).toBeGreaterThan(0);
    expect((await portal.ask('/api/v1/receita.xlsx?no=2026')).status).toBe(200);
    expect((await portal.ask('/api/v1/receita.csv?por=fonte')).status).toBe(400);
  });
});

it('a row of what was collected names the levels above it', async () => {
  const { json } = await portal.ask('/api/v1/receitas?codOrigem=1.1&_size=1');
  expect(json.data[0]).toMatchObject({ codCategoria: '1', txtCategoria: 'Receitas correntes', codOrigem: '1.1' });
  expect(json.data[0]?.txtEspecie).toBeTypeOf('string');
  expect(json.data[0]?.txtDesdobramento).toBeTypeOf('string');
});
