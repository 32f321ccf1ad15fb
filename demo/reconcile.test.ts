import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Cells } from '../catalog/samples/sample.ts';
import { TOWN_DAY, townPapers, wordsOf } from '../test/documents.ts';
import { dailyRateTable } from './arquivos/outros.ts';
import { atosMaker } from './atos/atos.ts';
import { allSelections } from './concursos/all.ts';
import { conselhosMaker } from './conselhos/conselhos.ts';
import { empenhosMaker } from './despesa/empenhos.ts';
import { liquidacoesMaker } from './despesa/liquidacoes.ts';
import { orcamentoMaker } from './despesa/orcamento.ts';
import { pagamentosMaker } from './despesa/pagamentos.ts';
import { valoresMaker } from './diarias/valores.ts';
import { dayOf, weekdayOf } from './kit/calendar.ts';
import { readCents, readDay } from './kit/reading.ts';
import { reais } from './kit/text.ts';
import { receitasMaker } from './receita/receitas.ts';
import { renunciasMaker } from './renuncias/renuncias.ts';
import { unidadesMaker } from './saude/unidades.ts';
import { allServidores, isServing } from './servidores/model.ts';
import { padraoMaker } from './servidores/padrao.ts';
import * as officers from './town/officers.ts';
import { DEMO_SLUGS, type DemoSlug } from './town/units.ts';
import { tetosMaker } from './verba/tetos.ts';

const { worlds, books, papers, paperOf } = townPapers();

const FOLDER = join(import.meta.dirname, '../tenants');

/** The files of a body's folder, as text. */
const filesOf = (slug: DemoSlug): { name: string; text: string }[] =>
  readdirSync(join(FOLDER, slug), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:yaml|md|csv)$/.test(name))
    .map((name) => ({ name: `${slug}/${name}`, text: readFileSync(join(FOLDER, slug, name), 'utf8') }));

interface Person {
  nome: string;
}
interface Unit extends Person {
  titular?: Person;
  unidades?: Unit[];
}
const estruturaOf = (slug: DemoSlug): { unidades: Unit[]; membros?: Person[] } =>
  parse(readFileSync(join(FOLDER, slug, 'estrutura.yaml'), 'utf8'));

const headsIn = (units: readonly Unit[]): string[] =>
  units.flatMap(({ titular, unidades = [] }) => [...(titular ? [titular.nome] : []), ...headsIn(unidades)]);

const sumOf = (rows: Iterable<Cells>, name: string, where: (row: Cells) => boolean): string =>
  reais([...rows].filter(where).reduce((sum, row) => sum + readCents(row[name]), 0));

describe('a report and the rows it sums up', () => {
  const inPeriod = (date: string) => (row: Cells) =>
    row.numExercicio === '2026' && readDay(row[date]).startsWith('2026') && readDay(row[date]) <= '2026-08-31';
  const { pmdemo: world, cmdemo: council } = worlds;

  it('say the same revenue and expense in the RREO of the 4th bimester', () => {
    const text = paperOf('pmdemo', 'RREO do 4º bimestre de 2026');
    const came = sumOf(
      receitasMaker.rows(world),
      'vlrArrecadacao',
      ({ numExercicio, dtMes = '' }) => numExercicio === '2026' && Number(dtMes.slice(0, 2)) <= 8,
    );
    expect(text).toContain(`Receitas realizadas | ${came}`);
    const both = <T>(rows: (of: typeof world) => Iterable<T>): T[] => [...rows(world), ...rows(council)];
    const settled = sumOf(both(liquidacoesMaker.rows), 'vlrLiquidado', inPeriod('dtLiquidacao'));
    expect(text).toContain(`Despesas liquidadas | ${settled}`);
    const paid = sumOf(both(pagamentosMaker.rows), 'vlrPago', inPeriod('dtPagamento'));
    expect(text).toContain(`Despesas pagas | ${paid}`);
  });

  it('say the same in the budget law, whose revenue is what both powers may spend', () => {
    const initial = (of: typeof world): string =>
      sumOf(orcamentoMaker.rows(of), 'vlrOrcamentoInicial', ({ numExercicioFinanc }) => numExercicioFinanc === '2026');
    const law = paperOf('pmdemo', 'LOA de 2026');
    const [, came = '', fixed = ''] =
      /estima a receita .* em (R\$ \S+) e fixa a despesa em (R\$ [\d.,]+):/.exec(law) ?? [];
    expect(came).toBe(fixed);
    expect(law).toContain(`: R$ ${initial(world)} do Poder Executivo e R$ ${initial(council)} do Poder Legislativo.`);
    expect(law.match(new RegExp(`^Total \\| ${came.slice(3)}`, 'gm'))?.length).toBeGreaterThan(5);
  });

  it('say the same cost of personnel in the RGF of the council', () => {
    const twelve = sumOf(
      liquidacoesMaker.rows(council),
      'vlrLiquidado',
      ({ codNaturezaDespesa = '', dtLiquidacao }) => {
        const day = readDay(dtLiquidacao);
        return codNaturezaDespesa.startsWith('3.1') && day > '2025-08-31' && day <= '2026-08-31';
      },
    );
    expect(paperOf('cmdemo', 'RGF do 2º quadrimestre de 2026')).toContain(`Despesa total com pessoal | ${twelve}`);
  });

  it('say the same total in the balance of a closed year', () => {
    const all = [...empenhosMaker.rows(world)].filter(({ numExercicio }) => numExercicio === '2025');
    const { committed } = books.pmdemo.spent(2025, [1, 12]);
    expect(all.length).toBeGreaterThan(0);
    expect(paperOf('pmdemo', 'Balanço geral de 2025')).toContain(
      `Despesa orçamentária empenhada | ${reais(committed)}`,
    );
  });
});

describe.each(DEMO_SLUGS)('the selections of %s', (slug) => {
  const acts = allSelections(worlds[slug]).flatMap(({ acts: own }) => own);

  it('say in each act what was decided, and in each result who passed and in what order', () => {
    expect(acts.length).toBeGreaterThan(4);
    for (const { paragraphs, title } of acts) expect(paragraphs.join(' ').length, title).toBeGreaterThan(60);
    for (const { paragraphs, title } of acts.filter(({ kind }) => kind.startsWith('Resultado')))
      expect(paragraphs[0], title).toMatch(/: 1º [^;]+ \([\d,]+\); 2º /);
  });

  it('are for posts whose pay is published, with exams on Sundays, and nobody waits once they have ended', () => {
    const all = allSelections(worlds[slug]);
    const paid = new Set([...padraoMaker.rows(worlds[slug])].map(({ txtCargo }) => txtCargo));
    expect(all.flatMap(({ posts }) => posts).filter((post) => !paid.has(post))).toEqual([]);
    expect(all.filter(({ exam }) => weekdayOf(exam) !== 0)).toEqual([]);
    const ended = all.filter(({ state }) => state === 'Encerrado');
    expect(ended.flatMap(({ approved }) => approved).filter(({ state }) => state === 'Aguardando')).toEqual([]);
  });
});

describe.each(DEMO_SLUGS)('the daily rates of %s', (slug) => {
  it.each([2021, 2025])('are the same in the document and in the table of the mandate of %i', (since) => {
    const year = String(Math.max(since, 2023));
    const rows = [...valoresMaker.rows(worlds[slug])].filter(({ numExercicio }) => numExercicio === year);
    const text = wordsOf(dailyRateTable(worlds[slug], since).blocks());
    for (const { txtCargo, vlrNoEstado, vlrForaEstado, vlrExterior } of rows)
      expect(text).toContain([txtCargo, vlrNoEstado, vlrForaEstado, vlrExterior || 'Não previsto'].join(' | '));
    expect(rows.length).toBeGreaterThan(2);
  });
});

/** Federal norms, and one of the Senate, that the demonstration cites by number and year. */
const FEDERAL = new Set(
  `4.320/1964 7.990/1989 8.069/1990 8.080/1990 8.142/1990 8.742/1993 9.394/1996 11.079/2004 11.947/2009 12.527/2011
  12.846/2013 13.005/2014 13.019/2014 13.146/2015 13.460/2017 13.709/2018 13.874/2019 13.979/2020 14.063/2020 14.113/2020
  14.129/2021 14.133/2021 14.685/2023 15.270/2025 101/2000 123/2006 141/2012 40/2001 7.508/2011 10.540/2020 11.788/2008`.split(
    /\s+/,
  ),
);

const CITED =
  /(Lei Complementar|Lei|LC|Decreto|Resolução)(?: municipal| federal)?(?: do Senado Federal)?(?: nº)? (\d[\d.]*)\/(\d{4})/g;

/** The municipal acts that a text cites, as `Lei 1.137/2015`. */
const municipalIn = (text: string): string[] =>
  [...text.matchAll(CITED)]
    .filter(([, , number, year]) => !FEDERAL.has(`${number}/${year}`))
    .map(([, kind, number, year]) => `${kind} ${number}/${year}`);

describe.each(DEMO_SLUGS)('the acts that %s cites', (slug) => {
  const world = worlds[slug];
  const published = new Set(
    [...atosMaker.rows(world)].map(
      ({ txtTipoAto, numAtoNormativo, numExercicio }) =>
        `${txtTipoAto === 'Lei Ordinária' ? 'Lei' : txtTipoAto} ${numAtoNormativo}/${numExercicio}`,
    ),
  );
  const citing = [valoresMaker, padraoMaker, ...(slug === 'pmdemo' ? [renunciasMaker, conselhosMaker] : [tetosMaker])];

  it('in its tables are published whole', () => {
    const cells = citing.flatMap(({ rows }) => [...rows(world)].flatMap((row) => Object.values(row)));
    const cited = new Set(cells.flatMap((cell) => municipalIn(cell ?? '')));
    expect(cited.size).toBeGreaterThan(3);
    expect([...cited].filter((name) => !published.has(name))).toEqual([]);
  });

  it('in its documents and in the files of its folder are published whole', () => {
    const texts = [
      ...(papers[slug] ?? []).map(({ text, titulo }) => `${titulo}\n${text}`),
      ...filesOf(slug).map(({ text }) => text),
    ];
    const cited = new Set(texts.flatMap(municipalIn));
    expect(cited.size).toBeGreaterThan(1);
    expect([...cited].filter((name) => !published.has(name))).toEqual([]);
  });
});

describe('the sessions of the council', () => {
  const says = [
    ...filesOf('cmdemo').map(({ text }) => text),
    ...[...atosMaker.rows(worlds.cmdemo)].map(({ txtTexto = '' }) => txtTexto),
  ].flatMap((text) =>
    text.split('\n').filter((line) => /sessões (?:ordinárias )?.*terças|terças e quintas/i.test(line)),
  );

  it('are on the same days and at the same hour wherever they are spoken of', () => {
    expect(says.length).toBeGreaterThan(2);
    for (const line of says) expect(line).toMatch(/terças e quintas(?:-feiras)?, às 9(?:h| horas)/);
  });

  it('are broadcast, and the questions say so', () => {
    expect(filesOf('cmdemo').find(({ name }) => name.endsWith('assistir-sessao.md'))?.text).toContain('ao vivo');
  });
});

describe('the people who hold offices', () => {
  const today = dayOf(TOWN_DAY);
  const named = Object.values(officers).flatMap((one) => (typeof one === 'object' && 'post' in one ? [one.name] : []));

  it.each(DEMO_SLUGS)('of %s are the same in documents, in the structure and on the payroll', (slug) => {
    const heads = headsIn(estruturaOf(slug).unidades);
    const serving = allServidores(worlds[slug]).filter((one) => isServing(one, today));
    const names = [
      officers.headOf(slug, today).name,
      officers.controllerOf(slug, today).name,
      ...(slug === 'pmdemo' ? named : []),
    ];
    for (const name of names) {
      expect(heads).toContain(name);
      expect(serving.map((one) => one.name)).toContain(name);
    }
  });

  it('of the council are its members in both mandates', () => {
    const members = estruturaOf('cmdemo').membros?.map(({ nome }) => nome) ?? [];
    expect([...officers.membersOn(today)].sort()).toEqual([...members].sort());
    for (const day of [today, dayOf('2024-06-25')]) {
      const seated = allServidores(worlds.cmdemo).filter((one) => one.post === 'Vereador' && isServing(one, day));
      expect([...officers.membersOn(day)].sort()).toEqual(seated.map(({ name }) => name).sort());
      expect(officers.membersOn(day)).toContain(officers.headOf('cmdemo', day).name);
    }
  });
});

describe.each(DEMO_SLUGS)('the addresses and telephones of %s', (slug) => {
  const official = filesOf(slug)
    .filter(({ name }) => /(?:estrutura|atendimento|tenant|lgpd)\.yaml$/.test(name))
    .map(({ text }) => text)
    .concat(slug === 'pmdemo' ? [...unidadesMaker.rows(worlds.pmdemo)].map((row) => Object.values(row).join(' ')) : [])
    .join('\n');
  const told = [
    ...filesOf(slug)
      .filter(({ name }) => name.endsWith('.md'))
      .map(({ text }) => text),
    ...(papers[slug] ?? []).map(({ text }) => text),
  ];

  it('in questions, services and documents are those of the structure', () => {
    const phones = told.flatMap((text) => text.match(/\(84\) 3000-\d{4}/g) ?? []);
    const streets = told.flatMap(
      (text) => text.match(/(?:Praça|Rua|Avenida) (?:d[aeo]s? )?[A-ZÁÉÍÓÚ][\wÀ-ÿ ]+?, \d+/g) ?? [],
    );
    expect(phones.length + streets.length).toBeGreaterThan(2);
    expect([...phones, ...streets].filter((one) => !official.includes(one))).toEqual([]);
  });
});
