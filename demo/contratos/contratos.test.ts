import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseTaxId } from '../../catalog/fields/taxId.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { plusDays } from '../../catalog/texto/day.ts';
import { readCents, readDay } from '../kit/reading.ts';
import { makeDatasets } from '../maker.ts';
import { makeWorld, type WorldOptions } from '../town/world.ts';
import { aditivosMaker } from './aditivos.ts';
import { eachContrato } from './all.ts';
import { contractText } from './clauses.ts';
import { contratosMaker } from './contratos.ts';
import { documentosMaker } from './documentos.ts';
import { fiscaisMaker } from './fiscais.ts';

const options: WorldOptions = { seed: 1, scale: 0.2, until: '2026-10-31', tenant: 'pmdemo' };
const MAKERS = [contratosMaker, aditivosMaker, fiscaisMaker, documentosMaker];

function rowsOf(change: Partial<WorldOptions> = {}): Record<string, Cells[]> {
  const { datasets } = makeDatasets(MAKERS, makeWorld({ ...options, ...change }));
  return Object.fromEntries(datasets.map(({ dataset, rows }) => [dataset.id, [...rows()]]));
}

const key = ({ numContrato, numAnoPub }: Cells): string => `${numContrato} ${numAnoPub}`;
const paths = (rows: readonly Cells[] = [], name: string): string[] => rows.map((row) => row[name] ?? '');

describe.each(['pmdemo', 'cmdemo'] as const)('the contracts of %s', (tenant) => {
  const rows = rowsOf({ tenant });

  it('tell in their documents the clauses, value and inspectors that the lists have', () => {
    const world = makeWorld({ ...options, tenant });
    const texts = new Map(
      [...eachContrato(world, (one) => [one])].map((one) => [
        `${one.draft.number} ${one.draft.year}`,
        contractText(world, one).join('\n'),
      ]),
    );
    for (const row of rows.contratos ?? []) {
      const text = texts.get(key(row)) ?? '';
      for (const said of [row.vlrInicial, row.numProcesso, row.dtInicioVigencia]) expect(text).toContain(said);
      expect(text).toContain('Cláusula décima – ');
      if (row.numAnoPub === '2020') expect(text).not.toContain('14.133');
    }
    for (const row of rows['relacao-fiscais'] ?? []) expect(texts.get(key(row))).toContain(row.txtNome);
  });
  const { contratos = [] } = rows;
  const aditivos = new Map<string, Cells[]>();
  for (const row of rows['contratos-aditivos'] ?? []) aditivos.set(key(row), [...(aditivos.get(key(row)) ?? []), row]);

  it('have a key of their own, which everything that belongs to them repeats', () => {
    const keys = new Set(contratos.map(key));
    expect(keys.size).toBe(contratos.length);
    expect(Object.keys(rows)).toHaveLength(MAKERS.length);
    for (const set of Object.values(rows)) expect(set.filter((row) => !keys.has(key(row)))).toEqual([]);
  });

  it('are worth what they were, plus what was added, less what was cut', () => {
    for (const row of contratos) {
      const values = (aditivos.get(key(row)) ?? []).map(({ vlrAditivo }) => readCents(vlrAditivo));
      const added = values.filter((value) => value > 0).reduce((sum, value) => sum + value, 0);
      const cut = values.filter((value) => value < 0).reduce((sum, value) => sum - value, 0);
      expect([readCents(row.vlrAcrescimos), readCents(row.vlrSupressoes)]).toEqual([added, cut]);
      expect(readCents(row.vlrContrato)).toBe(readCents(row.vlrInicial) + added - cut);
    }
  });

  it('end when their last amendment says, each signed before the validity it changed was over', () => {
    for (const row of contratos) expect(astray(row, aditivos.get(key(row)) ?? [])).toEqual([]);
  });

  it('are in force, over or rescinded as their dates say', () => {
    for (const row of contratos) {
      const rescinded = (aditivos.get(key(row)) ?? []).some(({ txtTipoAditivo }) => txtTipoAditivo === 'Rescisão');
      const over = readDay(row.dtFimVigencia) < options.until;
      const expected = rescinded ? ['Rescindido'] : over ? ['Encerrado'] : ['Vigente', 'Suspenso', 'Anulado'];
      expect(expected).toContain(row.txtSituacao);
    }
    expect(new Set(contratos.map(({ txtSituacao }) => txtSituacao))).toContain('Vigente');
  });

  it('know nothing of the days after the last one', () => {
    const past = ['dtAssinatura', 'dtPublicacao', 'dtDocumento', 'dtInicio'];
    const days = Object.values(rows).flatMap((set) => set.flatMap((row) => past.map((name) => readDay(row[name]))));
    expect(days.filter((day) => day > options.until)).toEqual([]);
  });

  it('have one to three inspectors of different names, appointed by an order', () => {
    const count = new Map<string, Set<string | undefined>>();
    for (const row of rows['relacao-fiscais'] ?? [])
      count.set(key(row), (count.get(key(row)) ?? new Set()).add(row.txtNome));
    expect(count.size).toBe(contratos.length);
    expect([...new Set([...count.values()].map(({ size }) => size))].sort()).toEqual([1, 2, 3]);
  });

  it('have a document each, and their amendments too, and every document is there to be opened', () => {
    const named = paths(rows['contratos-documentos'], 'arqDocumento');
    const files = [...makeDatasets(MAKERS, makeWorld({ ...options, tenant })).files];
    expect(files.map(({ path }) => path)).toEqual(named);
    expect(new Set(named).size).toBe(contratos.length + (rows['contratos-aditivos']?.length ?? 0));
    expect(named).toEqual(expect.arrayContaining(paths(rows['contratos-aditivos'], 'arqAditivo')));
    for (const { bytes } of files) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('are of a body with the CNPJ of its folder', async () => {
    const file = resolve(import.meta.dirname, '../../tenants', tenant, 'tenant.yaml');
    const { entidade } = parse(await readFile(file, 'utf8'));
    expect(parseTaxId(entidade.cpfCnpj)).toEqual({ ok: true, value: makeWorld({ ...options, tenant }).cnpj });
  });
});

/** Goes back through the amendments of a contract, from its last end to its first, and gives those that do not fit. */
function astray({ dtFimVigencia }: Cells, changes: readonly Cells[]): Cells[] {
  let end = readDay(dtFimVigencia);
  return [...changes].reverse().filter(({ dtAssinatura, dtNovaVigencia, numDias, txtTipoAditivo }) => {
    const moved = dtNovaVigencia ? readDay(dtNovaVigencia) : end;
    const fits = [moved, UNKNOWN].includes(end) && readDay(dtAssinatura) <= moved;
    if (numDias) end = back(moved, Number(numDias));
    // What the end would have been is not on record once the contract was rescinded.
    if (txtTipoAditivo === 'Rescisão') end = UNKNOWN;
    return !fits;
  });
}

const UNKNOWN = '9999-12-31';

const back = (day: string, days: number): string => plusDays(day, -days);

describe('the suppliers', () => {
  const { contratos = [] } = rowsOf({ scale: 2, until: '2026-12-30' });

  it('have valid check digits, and one identity to a name', () => {
    const ids = contratos.map(({ txtCpfCnpjContratada: id = '' }) => id);
    expect(ids.filter((id) => !parseTaxId(id).ok)).toEqual([]);
    const pairs = contratos.map((row) => `${row.txtCpfCnpjContratada} ${row.txtNomeRazaoContratada}`);
    expect(new Set(pairs).size).toBe(new Set(ids).size);
  });

  it('have letters in their CNPJ only from August 2026 on, and some do', () => {
    const lettered = contratos.filter(({ txtCpfCnpjContratada }) => /[A-Z]/.test(txtCpfCnpjContratada ?? ''));
    expect(lettered.length).toBeGreaterThan(0);
    expect(lettered.filter(({ dtAssinatura }) => readDay(dtAssinatura) < '2026-08-01')).toEqual([]);
  });

  it('are companies for the most part, some persons, some companies of one', () => {
    const persons = contratos.filter(({ txtCpfCnpjContratada }) => txtCpfCnpjContratada?.length === 14);
    const alone = contratos.filter(({ txtNomeRazaoContratada }) => /\d{11}$/.test(txtNomeRazaoContratada ?? ''));
    for (const few of [persons, alone]) expect(few.length / contratos.length).toBeGreaterThan(0.01);
    expect((persons.length + alone.length) / contratos.length).toBeLessThan(0.25);
  });
});

describe('the rows that every screen must bear', () => {
  const { contratos = [] } = rowsOf();
  const objects = contratos.map(({ txtObjeto = '' }) => txtObjeto);

  it.each<[string, boolean]>([
    ['a value of nothing', contratos.some(({ vlrContrato }) => vlrContrato === '0,00')],
    ['quotes, semicolons and line breaks', objects.some((text) => /".*;.*\n/s.test(text))],
    ['a very long object', objects.some((text) => text.length > 2_000)],
    ['accents and signs', objects.some((text) => /ç.*–.*ª.*%/.test(text))],
    ['a company named after a CPF', contratos.some((row) => / \d{11}$/.test(row.txtNomeRazaoContratada ?? ''))],
    ['a CPF', contratos.some((row) => row.txtCpfCnpjContratada?.length === 14)],
    ['one number in different years', new Set(contratos.map(({ numContrato }) => numContrato)).size < contratos.length],
  ])('hold %s', (_, found) => {
    expect(found).toBe(true);
  });
});
