import { describe, expect, it } from 'vitest';
import type { Cells } from '../../catalog/samples/sample.ts';
import { eachOfExercises } from '../contratos/dossiers.ts';
import { biddersOf } from '../licitacao/bidders.ts';
import { tenders } from '../licitacao/tenders.ts';
import { makeDatasets } from '../maker.ts';
import { readDay } from '../reading.ts';
import { makeWorld, type WorldOptions } from '../town/world.ts';
import { inidoneasMaker } from './inidoneas.ts';
import { licitantesMaker } from './licitantes.ts';
import { sancionadosMaker } from './sancionados.ts';

const MAKERS = [sancionadosMaker, licitantesMaker, inidoneasMaker];

const options: WorldOptions = { seed: 1, scale: 1, until: '2026-10-31', tenant: 'pmdemo' };

function rowsOf(change: Partial<WorldOptions> = {}): Record<string, Cells[]> {
  const { datasets } = makeDatasets(MAKERS, makeWorld({ ...options, ...change }));
  return Object.fromEntries(datasets.map(({ dataset, rows }) => [dataset.id, [...rows()]]));
}

const heavy = ({ txtTipoSancao }: Cells): boolean => /^(?:Impedimento|Declaração)/.test(txtTipoSancao ?? '');

describe.each(['pmdemo', 'cmdemo'] as const)('the sanctions of %s', (tenant) => {
  const made = makeWorld({ ...options, tenant });
  const rows = rowsOf({ tenant });
  const contratos = rows['contratos-sancionados'] ?? [];
  const licitacoes = rows['licitacao-sancionado'] ?? [];
  const cadastro = rows['empresas-inidoneas'] ?? [];
  const signed = [...eachOfExercises(made, ({ draft }) => [draft])];

  it('hit the companies that signed the contracts they name', () => {
    expect(contratos.length).toBeGreaterThan(0);
    const known = new Set(signed.map(({ number, year, supplier }) => `${number} ${year} ${supplier.id}`));
    expect(contratos.filter((row) => !known.has(`${row.numContrato} ${row.numAnoPub} ${row.txtCpfCnpj}`))).toEqual([]);
  });

  it('hit companies that came to the tenders they name', () => {
    const known = new Set(
      [...tenders(made)].flatMap((tender) =>
        biddersOf(made, tender).map(
          ({ supplier }) => `${tender.number} ${tender.modality.name} ${tender.unit} ${supplier.id}`,
        ),
      ),
    );
    const names = licitacoes.map(
      (row) => `${row.numCertame} ${row.txtModalidadeLicit} ${row.txtUnidadeOrcamentaria} ${row.txtCpfCnpj}`,
    );
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('bar nobody who signs again while barred', () => {
    for (const row of [...contratos, ...licitacoes].filter(heavy)) {
      const days = signed.filter(({ supplier }) => supplier.id === row.txtCpfCnpj).map(({ signed: day }) => day);
      const [from, to] = [row.dtInicio, row.dtFim].map((day) => Date.parse(readDay(day)) / 86_400_000);
      expect(days.filter((day) => day >= Number(from) && day <= Number(to))).toEqual([]);
    }
  });

  it('are over, lifted or in force as their days say', () => {
    for (const row of [...contratos, ...licitacoes].filter(heavy)) {
      if (row.dtReabilitacao) expect(readDay(row.dtReabilitacao) < readDay(row.dtFim)).toBe(true);
      else expect(row.txtSituacao === 'Encerrada').toBe(readDay(row.dtFim) < options.until);
    }
  });

  it('are told to the national registers when they bar, and shown there while they last', () => {
    const shown = new Set(
      cadastro.map(({ numProcesso, txtCpfCnpj, numExercicio }) => `${numProcesso} ${txtCpfCnpj} ${numExercicio}`),
    );
    const now = [...contratos, ...licitacoes].filter(
      (row) => heavy(row) && ['Vigente', 'Suspensa'].includes(row.txtSituacao ?? ''),
    );
    expect(now.filter((row) => !shown.has(`${row.numProcesso} ${row.txtCpfCnpj} 2026`))).toEqual([]);
  });

  it('of the registers are some sixty in each exercise, and say who works here', () => {
    const ids = new Set(signed.map(({ supplier }) => supplier.id));
    for (const { year } of made.exercises) {
      const own = cadastro.filter(({ numExercicio }) => numExercicio === String(year));
      expect(own.length).toBeGreaterThan(40);
      expect(own.length).toBeLessThan(90);
      expect(new Set(own.map(({ codSancao }) => codSancao)).size).toBe(own.length);
    }
    const marked = cadastro.filter(({ blnFornecedor }) => blnFornecedor === 'Sim');
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.filter(({ txtCpfCnpj }) => !ids.has(txtCpfCnpj ?? ''))).toEqual([]);
  });
});

it('a body that punished nobody says so, with the days it speaks of', () => {
  const { statements, datasets } = makeDatasets(MAKERS, makeWorld({ ...options, tenant: 'cmdemo', scale: 0.02 }));
  const empty = datasets.filter(({ rows }) => [...rows()].length === 0).map(({ dataset }) => dataset.id);
  expect(statements.map(({ dataset }) => dataset.id)).toEqual(empty);
  expect(empty).toContain('contratos-sancionados');
});
