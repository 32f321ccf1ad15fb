import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATEGORIES } from '../catalog/arquivos/categories.ts';
import { concerns } from '../catalog/body.ts';
import { sourceOf } from '../catalog/dataset.ts';
import { datasets } from '../catalog/datasets/index.ts';
import type { PntpAnswer } from '../catalog/pntp/answer.ts';
import { criteriaOfBody } from '../catalog/pntp/matrix.ts';
import { servingDatasets } from '../server/pntp/datasets.ts';
import { currentMatrix } from '../server/pntp/edition.ts';
import { measuredDatasets, readPublished } from '../server/pntp/facts.ts';
import { catchUpMirror } from '../server/pntp/follow.ts';
import { mirrorMarkdown } from '../server/pntp/paper.ts';
import type { MirrorSource } from '../server/pntp/place.ts';
import { readHistory } from '../server/pntp/read.ts';
import { renderPage } from '../web/app/server.tsx';
import { changed, criterionOf, MirrorTrial, measureOf } from './mirror.ts';
import { UNTIL } from './portal.ts';
import { TAKEN } from './taken.ts';

let mirror: MirrorTrial;

beforeAll(async () => {
  mirror = await MirrorTrial.open();
});

afterAll(() => mirror.close());

const BODIES = { pmdemo: 'prefeitura', cmdemo: 'camara' } as const;
type Slug = keyof typeof BODIES;

const asked = (Object.keys(BODIES) as Slug[]).flatMap((slug) =>
  criteriaOfBody(currentMatrix(), BODIES[slug]).map((line) => ({ slug, line, numero: line.numero })),
);
const isServed = ({ slug, numero }: { slug: Slug; numero: string }): boolean =>
  servingDatasets(datasets, numero, BODIES[slug]).length > 0;
const isFiled = ({ slug, numero }: { slug: Slug; numero: string }): boolean =>
  CATEGORIES.some((one) => one.pntp?.includes(numero) && concerns(one, BODIES[slug]));

/** A column that criteria have to find something in, and that a body may leave empty. */
interface AskedColumn {
  field: string;
  criterios: string[];
}

/** Each column is emptied once: at the prefeitura, and at the câmara what it alone has, as an ata of another body that it joined. */
const isEmptiedAt = ({ slug, numero, line }: (typeof asked)[number]): boolean =>
  (slug === 'cmdemo') === (line.orgaos === 'legislativo' || numero === '8.5');

/** The columns of a table that its lists have to fill. */
function askedColumns(slug: Slug, table: string): AskedColumn[] {
  const own = asked.filter((one) => one.slug === slug);
  const wanted = own.flatMap(({ numero }) =>
    servingDatasets(datasets, numero, BODIES[slug])
      .filter(({ set }) => sourceOf(set) === table)
      .flatMap(({ set: { fields, derived = [] }, asked: { exige = [], traz = [] } }) =>
        [...exige, ...traz]
          .filter((name) => !fields[name]?.required && !derived.includes(name))
          .map((field) => ({ field, numero })),
      ),
  );
  const isHere = (numero: string): boolean => own.some((one) => one.numero === numero && isEmptiedAt(one));
  return [...new Set(wanted.filter(({ numero }) => isHere(numero)).map(({ field }) => field))].map((field) => ({
    field,
    criterios: own.flatMap(({ numero }) =>
      wanted.some((one) => one.field === field && one.numero === numero) ? [numero] : [],
    ),
  }));
}

/** Either of two lists answers a criterion on transfers: without the other, that of a table alone does. */
function withoutOthers(source: MirrorSource, numero: string, table: string): MirrorSource {
  if (!['5.1', '5.2'].includes(numero)) return source;
  const others = servingDatasets(datasets, numero, source.tenant.tipo).filter(({ set }) => sourceOf(set) !== table);
  const facts = new Map(source.facts);
  for (const { set } of others) facts.delete(set.id);
  return { ...source, facts };
}

const tables = (Object.keys(BODIES) as Slug[]).flatMap((slug) =>
  [...new Set(measuredDatasets(datasets).map(sourceOf))].flatMap((table) => {
    const columns = askedColumns(slug, table);
    return columns.length > 0 ? [{ slug, table, columns }] : [];
  }),
);

describe('every criterion has something that takes its points away', () => {
  it.each(asked.filter((one) => !TAKEN[one.numero] && (isServed(one) || isFiled(one))))(
    '$slug $numero falls with its rows and files',
    ({ slug, numero }) =>
      mirror.undone(slug, async (source) => {
        const without = await mirror.withoutFiles(await mirror.withoutRows(source, numero), numero);
        const fallen = criterionOf(without, numero);
        expect([fallen.obtidos, fallen.falta.length > 0]).toEqual([0, true]);
        const sets = servingDatasets(datasets, numero, BODIES[slug]).map(({ set }) => set);
        const near = new Set([
          numero,
          ...sets.flatMap(({ pntp = {} }) => Object.keys(pntp)),
          ...CATEGORIES.filter(({ pntp }) => pntp?.includes(numero)).flatMap(({ pntp = [] }) => pntp),
        ]);
        expect(changed(source, without).filter((other) => !near.has(other))).toEqual([]);
      }),
  );

  it.each(asked.filter(({ numero }) => TAKEN[numero]))(
    '$slug $numero falls with what the folder or the portal had of it',
    ({ slug, numero }) => {
      const source = mirror.source(slug);
      const before = criterionOf(source, numero);
      expect({ numero, obtidos: before.obtidos, itens: before.itens }).toMatchObject({ obtidos: before.pontos });
      const without = TAKEN[numero]?.(source) ?? source;
      const fallen = criterionOf(without, numero);
      expect([fallen.obtidos, fallen.falta.length > 0]).toEqual([0, true]);
    },
  );

  it.each(asked.filter(({ line }) => line.atesta))(
    '$slug $numero falls without an attestation, and when it ends',
    ({ slug, numero }) => {
      const source = mirror.source(slug);
      const attestations = new Map(source.attestations);
      attestations.delete(numero);
      expect(changed(source, { ...source, attestations })).toEqual(
        criterionOf(source, numero).obtidos > 0 ? [numero] : [],
      );
      const row = source.attestations.get(numero);
      expect(row).toBeDefined();
      if (row) attestations.set(numero, { ...row, ate: '2026-10-30' });
      expect(criterionOf({ ...source, attestations }, numero)).toMatchObject({ obtidos: 0, atesto: { vencido: true } });
    },
  );

  it.each(tables)('$slug loses what asks for a column of $table that is empty', ({ slug, table, columns }) =>
    mirror.undone(slug, async (whole) => {
      let source = await mirror.fewRows(whole, table);
      expect(changed(whole, source)).toEqual([]);
      for (const numero of new Set(columns.flatMap(({ criterios }) => criterios)))
        source = withoutOthers(await mirror.withoutFiles(source, numero), numero, table);
      for (const { field, criterios } of columns) {
        await mirror.client.query('SAVEPOINT whole');
        const without = await mirror.withoutColumn(source, table, field);
        expect({ field, lost: changed(source, without) }).toEqual({ field, lost: criterios });
        expect(criterios.map((numero) => criterionOf(without, numero).obtidos)).toEqual(criterios.map(() => 0));
        await mirror.client.query('ROLLBACK TO whole');
      }
    }),
  );

  it('a channel kept in another system counts while somebody answers for it', () => {
    const source = TAKEN['12.3']?.(mirror.source('pmdemo')) ?? mirror.source('pmdemo');
    const word = { criterio: '12.3', quem: 'Ana', em: UNTIL, endereco: 'https://esic.example', ate: UNTIL };
    const attestations = new Map(source.attestations).set('12.3', word);
    const { obtidos, pontos, como } = criterionOf({ ...source, attestations }, '12.3');
    expect({ obtidos, como }).toEqual({ obtidos: pontos, como: 'misto' });
  });

  it('none is left out', () => {
    const reached = asked.filter(
      (one) => TAKEN[one.numero] || isServed(one) || isFiled(one) || one.line.atesta === 'site',
    );
    expect(asked.filter((one) => !reached.includes(one)).map(({ slug, numero }) => `${slug} ${numero}`)).toEqual([]);
  });
});

describe('the mirror of a body', () => {
  it('is measured again only where something changed since', () =>
    mirror.undone('pmdemo', async ({ tenant }) => {
      const tools = { db: mirror.db, datasets, render: renderPage };
      expect(await catchUpMirror(mirror.client, tools, undefined, UNTIL)).toBe(2);
      expect(await catchUpMirror(mirror.client, tools, undefined, UNTIL)).toBe(0);
      await mirror.client.query("UPDATE portal.medidas SET fatos = '{}' WHERE tenant = $1", [tenant.id]);
      await mirror.client.query(
        "UPDATE portal.versoes SET versao = versao + 1 WHERE tenant = $1 AND dataset = 'diarias'",
        [tenant.id],
      );
      expect(await catchUpMirror(mirror.client, tools, undefined, UNTIL)).toBe(1);
      const { rows } = await mirror.client.query<{ dataset: string }>(
        "SELECT dataset FROM portal.medidas WHERE tenant = $1 AND fatos <> '{}' ORDER BY 1",
        [tenant.id],
      );
      expect(rows.map(({ dataset }) => dataset)).toEqual(['diarias', 'diarias-valores']);
    }));

  it('is not measured while the body is being filled, and is when it is whole', () =>
    mirror.undone('pmdemo', async ({ tenant }) => {
      const tools = { db: mirror.db, datasets, render: renderPage };
      const mark = `UPDATE portal.tenants SET dados = dados || '{"preenchimento": {}}' WHERE id = $1`;
      await mirror.client.query(mark, [tenant.id]);
      expect(await catchUpMirror(mirror.client, tools, undefined, UNTIL)).toBe(1);
      await mirror.client.query("UPDATE portal.tenants SET dados = dados - 'preenchimento' WHERE id = $1", [tenant.id]);
      expect(await catchUpMirror(mirror.client, tools, undefined, UNTIL)).toBe(1);
    }));

  it('has a point of its index for each day', () =>
    mirror.undone('cmdemo', async ({ tenant }) => {
      const tools = { db: mirror.db, datasets, render: renderPage };
      for (const day of [UNTIL, '2026-11-01', '2026-11-01']) await catchUpMirror(mirror.client, tools, undefined, day);
      await mirror.see(tenant.id);
      const history = await readHistory(mirror.client, tenant.id);
      expect(history.map(({ dia }) => dia)).toEqual([UNTIL, '2026-11-01']);
      expect(history[0]?.indice).toBe(measureOf(mirror.source('cmdemo')).indice);
    }));

  it('shows a criterion of a newer edition that nothing serves as not met, and loses its points alone', () => {
    const source = mirror.source('cmdemo');
    const { criterios, ...matrix } = source.matrix;
    const [one] = criterios.filter(({ numero }) => numero === '8.1');
    if (!one) throw new Error('the matrix has no 8.1');
    const newer = {
      ...source,
      matrix: { ...matrix, edicao: 2027, criterios: [...criterios, { ...one, numero: '8.9' }] },
    };
    const added = criterionOf(newer, '8.9');
    expect({ obtidos: added.obtidos, todo: added.falta.length }).toEqual({ obtidos: 0, todo: 1 });
    const before = 100 - measureOf(source).pontos;
    expect(100 - measureOf(newer).pontos - added.pontos).toBeCloseTo(before, 1);
  });

  it('of a body that is new here says how each channel is told, and takes the reports of the years before', () => {
    const source = TAKEN['12.7']?.(TAKEN['12.2']?.(mirror.source('pmdemo')) ?? mirror.source('pmdemo'));
    if (!source) throw new Error('nothing takes 12.7 away');
    expect(criterionOf(source, '12.2').falta[0]?.texto).toBe('Escreva em atendimento.yaml do SIC: horário.');
    const reports = { anos: [2025, 2024, 2023, 2022], nomes: [], recente: null, total: 4 };
    const categories = new Map(source.files.categories).set('relatorios-de-atendimento', reports);
    const { obtidos, pontos } = criterionOf({ ...source, files: { ...source.files, categories } }, '12.7');
    expect(obtidos).toBe(pontos);
  });

  it('takes no word that there was nothing of a year whose rows came since', () =>
    mirror.undone('pmdemo', async ({ tenant }) => {
      await mirror.client.query(
        `INSERT INTO portal.declaracoes (tenant, dataset, de, ate, texto, autor)
         SELECT $1, 'contratos', de, de + 364, 'Não houve.', 'teste' FROM unnest('{1990-01-01,2025-01-01}'::date[]) de`,
        [tenant.id],
      );
      const { statements } = await readPublished(mirror.client, tenant.id);
      expect(statements.flatMap(({ dataset, de }) => (dataset === 'contratos' ? de : []))).toEqual(['1990-01-01']);
    }));

  it('takes years in which nobody asked as told, once somebody had', () => {
    const source = mirror.source('pmdemo');
    const heard = { ...source.heard, years: [2025, 2022] };
    const { obtidos, pontos } = criterionOf({ ...source, heard }, '12.7');
    expect(obtidos).toBe(pontos);
  });

  it('is nothing at all without a site of its own', () => {
    const source = mirror.source('pmdemo');
    const attestations = new Map(source.attestations);
    attestations.delete('1.1');
    expect(measureOf({ ...source, attestations })).toMatchObject({ indice: 0, nivel: 'Inexistente', selo: null });
  });

  it.each(['localhost', 'cmdemo.transparencia.localhost'])(
    'is answered to whoever asks %s, and adds up',
    async (host) => {
      const { text } = await mirror.portal.ask('/api/v1/pntp', host);
      const { data }: PntpAnswer = JSON.parse(text);
      const sum = data.criterios.reduce((all, { obtidos }) => all + obtidos, 0);
      expect(sum).toBeCloseTo(data.pontos, 0);
      expect(data.possiveis).toBeCloseTo(100);
      expect(data.criterios.flatMap(({ enderecos }) => enderecos).filter((one) => !/^https?:/.test(one))).toEqual([]);
    },
  );

  it('is kept in docs/pntp.md as the demonstration has it', async () => {
    const chapters = (Object.keys(BODIES) as Slug[]).map((slug) => {
      const source = mirror.source(slug);
      return mirrorMarkdown(source.tenant.dados.txtCliente, measureOf(source));
    });
    await expect(`${HEAD}\n${chapters.join('\n')}`).toMatchFileSnapshot('../docs/pntp.md');
  });
});

const HEAD = `# O espelho dos dois órgãos da demonstração

Medido pelo próprio portal na demonstração de teste (um décimo das linhas, até 31/10/2026), pela matriz de 2026. A nota é de uma
conferência do órgão, não do Tribunal de Contas; o que um programa não julga está atestado. Escrito por
\`npx vitest run --project db test/pntp.db.test.ts -u\`: não se edita.
`;
