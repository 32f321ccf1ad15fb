import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Cells } from '../../catalog/samples/sample.ts';
import { atosMaker } from '../atos/atos.ts';
import { dayOf, isWorkingDay, weekdayOf } from '../kit/calendar.ts';
import { readDay } from '../kit/reading.ts';
import { makeDatasets } from '../maker.ts';
import { membersOn } from '../town/officers.ts';
import { makeWorld, type WorldOptions } from '../town/world.ts';
import { minutesParagraphs } from './papers.ts';
import { pautaMaker } from './pauta.ts';
import { presencasMaker } from './presencas.ts';
import { PROFILES } from './profiles.ts';
import { proposicoesMaker } from './proposicoes.ts';
import { sessoesMaker } from './sessoes.ts';
import { sittings } from './sittings.ts';
import { tramitacoesMaker } from './tramitacoes.ts';
import { vereadoresMaker } from './vereadores.ts';
import { votacoesMaker } from './votacoes.ts';
import { votosMaker } from './votos.ts';

const options: WorldOptions = { seed: 1, scale: 1, until: '2026-11-16', tenant: 'cmdemo' };
const MAKERS = [
  proposicoesMaker,
  tramitacoesMaker,
  sessoesMaker,
  pautaMaker,
  presencasMaker,
  votacoesMaker,
  votosMaker,
  vereadoresMaker,
  atosMaker,
];
const { datasets, files } = makeDatasets(MAKERS, makeWorld(options));
const made = new Map(datasets.map(({ dataset, rows }) => [dataset.id, [...rows()]]));
const rowsOf = (id: string): Cells[] => made.get(id) ?? expect.fail(`no rows of ${id}`);
/** Rows by the values of some fields. */
function by(rows: readonly Cells[], ...names: string[]): Map<string, Cells[]> {
  const found = new Map<string, Cells[]>();
  for (const row of rows) {
    const key = names.map((name) => row[name]).join(' ');
    found.set(key, [...(found.get(key) ?? []), row]);
  }
  return found;
}

describe('the sessions of the demonstration', () => {
  it('are on the days and at the hour that the house tells its visitors, none in recess, on a holiday or still to come', () => {
    for (const { txtReuniao, dtSessao, txtHora } of rowsOf('sessoes')) {
      const day = readDay(dtSessao);
      expect(day <= options.until).toBe(true);
      expect(['-01-', '-07-2', '-07-3'].some((part) => day.includes(part))).toBe(false);
      expect(isWorkingDay(dayOf(day))).toBe(true);
      if (txtReuniao !== 'Plenário') continue;
      expect([2, 4]).toContain(weekdayOf(dayOf(day)));
      expect(txtHora).toBe('09:00');
    }
  });

  it('are fresh: the plenary and every committee met within thirty days of the last day', () => {
    const newest = (rows: readonly Cells[]): string =>
      rows
        .map(({ dtSessao }) => readDay(dtSessao))
        .sort()
        .at(-1) ?? '';
    const groups = by(rowsOf('sessoes'), 'txtReuniao', 'txtComissao');
    expect(groups.size).toBe(6);
    for (const [name, rows] of groups)
      if (!name.startsWith('Audiência')) expect(dayOf(options.until) - dayOf(newest(rows))).toBeLessThanOrEqual(30);
  });

  it('name in their minutes whom the list of presences has as present', async () => {
    const there = by(rowsOf('sessoes-presencas'), 'codSessao', 'numExercicio');
    for (const { codSessao, numExercicio, txtPresentes } of rowsOf('sessoes')) {
      const present = (there.get(`${codSessao} ${numExercicio}`) ?? []).filter((row) => row.txtPresenca === 'Presente');
      expect(txtPresentes).toBe(present.map((row) => row.txtVereador).join('; '));
    }
    const [sitting] = sittings(makeWorld(options)).filter(({ items }) =>
      items.some(({ phase }) => phase === 'Ordem do dia'),
    );
    const told = sitting ? minutesParagraphs(makeWorld(options), sitting) : [];
    const order = told.flatMap((line) => /^(Expediente|Ordem do dia|Explicações pessoais): /.exec(line)?.[1] ?? []);
    expect(order).toEqual(sitting?.items.map(({ phase }) => phase));
    const minutes = [...files].find(({ path }) => /^sessoes\/2026\/so-\d+-ata\.pdf$/.test(path));
    expect(minutes?.bytes.toString('latin1')).toContain('Presentes:');
  });
});

it('no bill of a member comes back in the year in which it was proposed', () => {
  const groups = by(
    rowsOf('proposicoes').filter(({ codSigla }) => codSigla === 'PL'),
    'numExercicio',
    'txtEmenta',
  );
  expect([...groups].filter(([, rows]) => rows.length > 1).map(([ementa]) => ementa)).toEqual([]);
});

describe('the votes of the demonstration', () => {
  it('add up: what is counted of a nominal vote is what its members said', () => {
    const said = by(rowsOf('votacoes-votos'), 'numVotacao', 'numExercicio');
    const nominal = rowsOf('votacoes').filter(({ txtTipo }) => txtTipo === 'Nominal');
    expect(nominal.length).toBe(said.size);
    for (const { numVotacao, numExercicio, qtdSim, qtdNao, qtdAbstencoes } of nominal) {
      const votes = said.get(`${numVotacao} ${numExercicio}`) ?? [];
      const count = (choice: string): string => String(votes.filter(({ txtVoto }) => txtVoto === choice).length);
      expect([qtdSim, qtdNao, qtdAbstencoes]).toEqual(['Sim', 'Não', 'Abstenção'].map(count));
    }
  });

  it('are of those who were there', () => {
    const away = new Set(
      rowsOf('sessoes-presencas')
        .filter(({ txtPresenca }) => txtPresenca !== 'Presente')
        .map((row) => `${row.dtSessao} ${row.txtVereador} ${row.txtReuniao}`),
    );
    for (const { txtVoto, dtVotacao, txtVereador } of rowsOf('votacoes-votos'))
      expect(txtVoto === 'Ausente').toBe(away.has(`${dtVotacao} ${txtVereador} Plenário`));
  });
});

describe('the propositions of the demonstration', () => {
  it('became the acts that they name, voted before they were signed', () => {
    const acts = by(rowsOf('atos-normativos'), 'txtTipoAto', 'numAtoNormativo', 'numExercicio');
    const votes = by(rowsOf('votacoes'), 'codSigla', 'numProposicao', 'numAnoProposicao');
    const became = rowsOf('proposicoes').filter(({ numNorma }) => numNorma);
    expect(became.length).toBeGreaterThan(60);
    for (const row of became) {
      const act = acts.get(`${row.txtTipoNorma} ${row.numNorma} ${row.numAnoNorma}`)?.[0];
      const vote = votes.get(`${row.codSigla} ${row.numProposicao} ${row.numExercicio}`)?.[0];
      expect(act?.txtEmenta).toBe(row.txtEmenta);
      expect(readDay(row.dtApresentacao) < readDay(vote?.dtVotacao)).toBe(true);
      expect(readDay(vote?.dtVotacao) < readDay(act?.dtAto)).toBe(true);
    }
  });

  it('are in the situation of their last step, and their steps follow each other', () => {
    const steps = by(rowsOf('proposicoes-tramitacoes'), 'codSigla', 'numProposicao', 'numExercicio');
    for (const { codSigla, numProposicao, numExercicio, txtSituacao } of rowsOf('proposicoes')) {
      const own = steps.get(`${codSigla} ${numProposicao} ${numExercicio}`) ?? [];
      expect(own.at(-1)?.txtSituacao).toBe(txtSituacao);
      expect(own.map(({ dtTramitacao }) => readDay(dtTramitacao))).toEqual(
        own.map(({ dtTramitacao }) => readDay(dtTramitacao)).sort(),
      );
    }
  });
});

it('the members of today are those of the structure of the body, with the same party, life, office, seats and picture', async () => {
  const { membros, comissoes } = parse(await readFile('tenants/cmdemo/estrutura.yaml', 'utf8'));
  const today = rowsOf('vereadores').filter(({ numExercicio }) => numExercicio === '2026');
  const seats = (name: string): string[] =>
    comissoes.filter((board: { membros: { nome: string }[] }) => board.membros.some(({ nome }) => nome === name));
  const told = membros.map((one: Record<string, string>) => [
    one.nome,
    one.partido,
    one.mandato,
    one.mesa ?? '',
    one.biografia,
    one.gabinete,
    one.telefone,
    one.email,
    one.foto,
    seats(one.nome ?? '').length,
  ]);
  const shown = today.map((row) => [
    row.txtNome,
    row.txtPartido,
    row.txtMandato,
    row.txtMesa,
    row.txtBiografia,
    row.txtGabinete,
    row.txtTelefone,
    row.txtEmail,
    row.arqFoto,
    row.txtComissoes?.split('; ').filter(Boolean).length,
  ]);
  expect(shown).toEqual(told);
});

it('a member is said to be in a first or second mandate as the rolls of both mandates say', () => {
  const before = new Set(membersOn(dayOf('2024-06-01')));
  const told = membersOn(dayOf('2026-06-01')).flatMap((name) => {
    const mandate = /(primeiro|segundo) mandato/i.exec(PROFILES[name]?.biography ?? '')?.[1]?.toLowerCase();
    return mandate ? [{ name, mandate }] : [];
  });
  expect(told.length).toBeGreaterThan(8);
  expect(told.filter(({ name, mandate }) => (mandate === 'segundo') !== before.has(name))).toEqual([]);
});
