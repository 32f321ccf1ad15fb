import { describe, expect, it } from 'vitest';
import { TOWN_DAY } from '../test/documents.ts';
import { eachContrato } from './contratos/all.ts';
import { actionOf, type BudgetAction } from './despesa/actions.ts';
import { allEmpenhos } from './despesa/all.ts';
import { allDiarias } from './diarias/model.ts';
import { brDate, isWorkingDay } from './kit/calendar.ts';
import { readDay } from './kit/reading.ts';
import { licitacaoMaker } from './licitacao/licitacao.ts';
import { licitDocumentosMaker } from './licitacao/licitDocumentos.ts';
import { allObras } from './obras/all.ts';
import { presentAt, sittings } from './sessoes/sittings.ts';
import { DEMO_SLUGS, type DemoSlug } from './town/units.ts';
import { makeWorld } from './town/world.ts';

const townOf = (scale: number, tenant: DemoSlug) => makeWorld({ seed: 1, scale, until: TOWN_DAY, tenant });
const whole = (tenant: DemoSlug) => townOf(1, tenant);
const worlds = { pmdemo: townOf(0.05, 'pmdemo'), cmdemo: townOf(0.05, 'cmdemo') };

/** Words that say what is bought, and the function of government under which alone a budget pays it. */
const MEANT: readonly (readonly [RegExp, string])[] = [
  [/paviment|drenagem|urbanização de praça|mercado público|resíduos|varrição/i, '15'],
  [/creche|\bescolas?\b|merenda/i, '12'],
  [/unidades? (?:básicas? )?de saúde|hospital|medicamento|laudo médico|curativo|SUS\b/i, '10'],
  [/festa da padroeira|festejos|carnaval/i, '13'],
];

describe('what is bought', () => {
  const strangers = (bought: readonly { object: string; action: BudgetAction }[]): string[] => {
    expect(bought.length).toBeGreaterThan(500);
    return bought
      .filter(({ object, action }) =>
        MEANT.some(([words, role]) => words.test(object) && !action.role.startsWith(role)),
      )
      .map(({ object, action }) => `${action.unit.name}, ${action.name}: ${object}`);
  };

  it('by contract is paid by the secretaria and under the function that it is for', () => {
    const drafts = [...eachContrato(whole('pmdemo'), ({ draft }) => [draft])];
    expect(strangers(drafts.map(({ unit, object }) => ({ object, action: actionOf(unit, object) })))).toEqual([]);
  });

  it.each(DEMO_SLUGS)('by %s in small is too, and no well is dug for mineral water', (slug) => {
    const small = allEmpenhos(worlds[slug]).filter(({ contract }) => !contract);
    const bought = small.map(({ about, line }) => ({ object: about.replace(/ para .*/, ''), action: line.action }));
    expect(strangers(bought)).toEqual([]);
    expect(bought.filter(({ object, action }) => object === 'Água mineral' && /Poços/.test(action.name))).toEqual([]);
  });
});

describe.each(DEMO_SLUGS)('the process of a tender of %s', (slug) => {
  it('bears the month in which it was opened, before its first paper', () => {
    const [tenders, papersOf] = [licitacaoMaker, licitDocumentosMaker].map(({ rows }) => [...rows(worlds[slug])]);
    const first = new Map<string, string>();
    for (const { numCertame = '', dtDocumento } of papersOf ?? []) {
      const day = readDay(dtDocumento);
      if (day < (first.get(numCertame) ?? '9')) first.set(numCertame, day);
    }
    const opened = (tenders ?? []).map(({ numCertame = '', numProcesso = '' }) => {
      const [year, month] = numProcesso.split('.');
      return { numCertame, numProcesso, since: `${year}-${month}`, paper: first.get(numCertame) ?? '' };
    });
    expect(opened.length).toBeGreaterThan(20);
    expect(
      opened.filter(({ since, paper }) => paper.startsWith(since.slice(0, 4)) && since > paper.slice(0, 7)),
    ).toEqual([]);
  });
});

describe('a working day', () => {
  it('is in one place: no member of the council sits in it on a day of a journey', () => {
    const world = whole('cmdemo');
    const present = sittings(world).flatMap((one) => presentAt(one).map(({ name }) => ({ name, day: one.day })));
    const journeys = allDiarias(world);
    const both = present.filter(({ name, day }) =>
      journeys.some(({ who, start, end }) => who.name === name && start <= day && day <= end),
    );
    expect(present.length).toBeGreaterThan(4_000);
    expect(both).toEqual([]);
    for (const { attendance } of sittings(world))
      expect(attendance.filter(({ presence }) => presence === 'Presente').length * 2).toBeGreaterThan(
        attendance.length,
      );
  });

  it('is neither of a weekend nor a holiday, for what is committed, ordered or decided', () => {
    const days = [
      ...DEMO_SLUGS.flatMap((slug) => allEmpenhos(worlds[slug]).map(({ day }) => day)),
      ...[...allObras(whole('pmdemo'))].map(({ order }) => order),
      ...sittings(whole('cmdemo')).map(({ day }) => day),
    ];
    expect(days.length).toBeGreaterThan(3_000);
    expect(days.filter((day) => !isWorkingDay(day)).map(brDate)).toEqual([]);
  });
});
