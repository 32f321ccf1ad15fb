import { describe, expect, it } from 'vitest';
import type { Cells } from '../../catalog/samples/sample.ts';
import { TOWN_DAY, townPapers, wordsOf } from '../../test/documents.ts';
import { atosMaker } from '../atos/atos.ts';
import { empenhosMaker } from '../despesa/empenhos.ts';
import { brDate } from '../kit/calendar.ts';
import { readCents } from '../kit/reading.ts';
import { reais } from '../kit/text.ts';
import { receitasMaker } from '../receita/receitas.ts';
import { renunciasMaker } from '../renuncias/renuncias.ts';
import { votacoesMaker } from '../sessoes/votacoes.ts';
import { votosMaker } from '../sessoes/votos.ts';
import { opinionDay } from '../town/court.ts';
import { makeWorld } from '../town/world.ts';
import { judgement } from './julgamento.ts';

const { worlds, papers, paperOf } = townPapers();

const sumOf = (rows: readonly Cells[], name: string): string =>
  reais(rows.reduce((sum, row) => sum + readCents(row[name]), 0));

describe('the law of guidelines and what follows from it', () => {
  const law = paperOf('pmdemo', 'LDO para 2026');
  const planned = [...renunciasMaker.rows(worlds.pmdemo)].filter(({ numExercicio }) => numExercicio === '2026');

  it('expect each waiver to cost what the list of waivers has as foreseen', () => {
    expect(planned.length).toBeGreaterThan(5);
    for (const { txtTributo, txtEspecie = '', txtTipoRenuncia, vlrPrevisto } of planned)
      expect(law).toContain(`${txtTributo}, ${txtEspecie.toLowerCase()}: ${txtTipoRenuncia} | ${vlrPrevisto} | `);
    expect(law).toContain(`Total | ${sumOf(planned, 'vlrPrevisto')} | `);
  });

  it('set the targets that the RREO compares with what came', () => {
    const text = paperOf('pmdemo', 'RREO do 4º bimestre de 2026');
    for (const name of ['Resultado primário', 'Resultado nominal']) {
      const [, target = '-'] = new RegExp(`^${name} \\| ([\\d.,-]+)`, 'm').exec(law) ?? [];
      expect(text).toContain(`${name} para 2026 | ${target}`);
    }
  });

  it('look back on the worth that the balance of a closed year shows', () => {
    const [, worth = '-'] = /^Patrimônio líquido \| ([\d.,]+)/m.exec(paperOf('pmdemo', 'Balanço geral de 2024')) ?? [];
    expect(law).toMatch(new RegExp(`^Patrimônio líquido \\|.*\\| ${worth}$`, 'm'));
  });
});

describe('the minimums of education and health', () => {
  const reports = papers.pmdemo?.filter(({ titulo }) => titulo.startsWith('RREO do 6º bimestre')) ?? [];

  it('are settled in the last report of a year, and no opinion of the Court says otherwise', () => {
    expect(reports.length).toBe(3);
    for (const { text, titulo } of reports) {
      expect(text).not.toMatch(/ainda não alcançado|é a do 6º bimestre/);
      const opinion = paperOf('pmdemo', `Parecer do TCE sobre as contas de ${titulo.slice(-4)}`);
      const [, share = '-'] = /^Manutenção e desenvolvimento do ensino \| \S+ \| (\S+%)/m.exec(text) ?? [];
      if (!opinion) continue;
      expect(opinion).toContain(`Aplicaram-se ${share} em manutenção`);
      const isKept = !/MDE até o bimestre: não|15% até o bimestre: não/.test(text);
      expect(opinion.includes('Limites constitucionais e legais observados')).toBe(isKept);
      expect(opinion.includes('apontou três falhas') && /Faltaram R\$ \S+ para o mínimo/.test(opinion)).toBe(!isKept);
    }
  });
});

describe('the revenue that limits are counted from', () => {
  const report = paperOf('pmdemo', 'RREO do 4º bimestre de 2026');
  const row = (name: string): string =>
    report
      .split('\n')
      .find((line) => line.startsWith(name))
      ?.split(' | ')[1] ?? '-';

  /** What came of running transfers in the twelve months to August, under the sources that end so. */
  const came = (source: string): string =>
    sumOf(
      [...receitasMaker.rows(worlds.pmdemo)].filter(
        ({ dtMes = '', codNaturezaReceita, codFonte }) =>
          codNaturezaReceita?.startsWith('1.7') && codFonte?.endsWith(source) && isLastYear(dtMes),
      ),
      'vlrArrecadacao',
    );
  const isLastYear = (month: string): boolean => /^0[1-8].2026$/.test(month) || /^(09|1[0-2]).2025$/.test(month);

  it('leaves out the earmarks that the federal government sent, and no others', () => {
    const singles = row('Transferências da União por emendas individuais');
    expect(readCents(singles)).toBeGreaterThan(0);
    expect(singles).toBe(came('.3110'));
    expect(row('Transferências da União por emendas de bancada')).toBe(came('.3120'));
    const [personnel, debt] = ['RCL para os limites da despesa com pessoal', 'RCL para os limites de endividamento'];
    const limits = paperOf('pmdemo', 'RGF do 2º quadrimestre de 2026');
    expect(limits).toContain(`RCL ajustada, sem as emendas individuais e de bancada | ${row(personnel)} | 100,00%`);
    expect(limits).toContain(`RCL ajustada, sem as emendas individuais | ${row(debt)}`.replace(' | ', ' |  | '));
  });
});

describe('money borrowed', () => {
  it('is neither received nor spent, as the reports say', () => {
    expect([...empenhosMaker.rows(worlds.pmdemo)].filter(({ codFonte }) => codFonte?.startsWith('1.754'))).toEqual([]);
    expect(paperOf('pmdemo', 'RGF do 2º quadrimestre de 2026')).toContain(
      'Não houve contratação de operação de crédito',
    );
  });
});

describe('the judgement of the accounts of the Executive', () => {
  const whole = makeWorld({ seed: 1, scale: 1, until: TOWN_DAY, tenant: 'cmdemo' });
  const [acts, ballots, voices] = [atosMaker, votacoesMaker, votosMaker].map(({ rows }) => [...rows(whole)]);

  it.each([2020, 2021, 2022, 2023])('of %i is one in the act, in the session and in the document', (year) => {
    const about = `julgamento das contas anuais do Poder Executivo do exercício de ${year}.`;
    const act = acts?.find(({ txtEmenta }) => txtEmenta?.endsWith(about));
    const ballot = ballots?.find(({ txtMateria }) => txtMateria?.endsWith(about));
    const paper = judgement(whole, year);
    const text = wordsOf(paper.blocks()).join('\n');
    expect(brDate(paper.day)).toBe(act?.dtAto);
    expect(text).toContain(`Decreto Legislativo nº ${act?.numAtoNormativo}, de `);
    for (const article of act?.txtTexto?.split('\n') ?? ['']) expect(text).toContain(article);
    expect(text).toContain(`em ${ballot?.dtVotacao}.`);
    expect(text).toContain(
      `${ballot?.qtdSim} a favor, ${ballot?.qtdNao} contra, ${ballot?.qtdAbstencoes} em abstenção`,
    );
    const own = voices?.filter(
      ({ numVotacao, numExercicio }) => numVotacao === ballot?.numVotacao && numExercicio === ballot?.numExercicio,
    );
    expect(own?.length).toBe(13);
    for (const { txtVereador, txtVoto } of own ?? []) expect(text).toContain(`${txtVereador} | ${txtVoto}`);
  });

  it('comes after the opinion of the Court and has the same case', () => {
    for (const year of [2020, 2021, 2022, 2023]) {
      const text = paperOf('pmdemo', `Julgamento das contas do Executivo de ${year}`);
      const [, process = '-'] =
        /Processo nº (\S+)\./.exec(paperOf('pmdemo', `Parecer do TCE sobre as contas de ${year}`)) ?? [];
      expect(text).toContain(`no processo nº ${process}`);
      expect(judgement(worlds.pmdemo, year).day).toBeGreaterThan(opinionDay(year));
    }
  });
});
