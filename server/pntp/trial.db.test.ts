import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ARQUIVOS } from '../../catalog/arquivos/arquivos.ts';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { beneficiarios } from '../../catalog/datasets/beneficiarios.ts';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import type { Field } from '../../catalog/fields/field.ts';
import type { PntpCriterio } from '../../catalog/pntp/answer.ts';
import { MirrorTrial, measureOf } from '../../test/mirror.ts';
import { measuredDatasets } from './facts.ts';
import type { MirrorSource } from './place.ts';
import { PortalTrial } from './trial.ts';

let mirror: MirrorTrial;

beforeAll(async () => {
  mirror = await MirrorTrial.open();
});

afterAll(() => mirror.close());

const BODIES = ['pmdemo', 'cmdemo'];
const NO_FILTERS = { main: [], more: [] };
/** A day on which the demonstration signed contracts. */
const OTHER_DAY = '2024-03-04';

/** The items that stop being met between two measures. */
function darkened(before: MirrorSource, after: MirrorSource): string[] {
  const isMet = ({ itens }: PntpCriterio, item: string) => itens.some((one) => one.item === item && one.cumprido);
  const now = measureOf(after).criterios;
  return measureOf(before).criterios.flatMap((one, i) =>
    one.itens.flatMap(({ item, cumprido }) =>
      cumprido && now[i] && !isMet(now[i], item) ? [`${one.numero} ${item}`] : [],
    ),
  );
}

/** A dataset with something else in one of its fields. */
const broken = (set: Dataset, name: string, change: Partial<Field>): Dataset => ({
  ...set,
  fields: { ...set.fields, [name]: { ...fieldOf(set, name), ...change } },
});

describe('the files and the filters that the portal is asked for', () => {
  it.each(BODIES)('all come with what they promise of every list of %s', (slug) => {
    const { tried, facts } = mirror.source(slug);
    const faults = measuredDatasets(datasets).flatMap((set) => {
      const { comLinhas, arquivos, filtros } = tried.get(set.id) ?? { comLinhas: false, arquivos: {}, filtros: [] };
      const hasRows = Object.values(facts.get(set.id) ?? {}).some(({ anos }) => Object.keys(anos).length > 0);
      const names = Object.keys(set.fields);
      const missing = Object.entries(arquivos).flatMap(([format, brought]) =>
        names.filter((name) => !brought?.includes(name)).map((name) => `${set.id} ${format} ${name}`),
      );
      const dead = Object.values(set.pntp ?? {}).flatMap((asked) =>
        asked.filtros.filter((one) => !filtros.includes(one)),
      );
      return [...missing, ...dead.map((name) => `${set.id}?${name}`), ...(hasRows && !comLinhas ? [set.id] : [])];
    });
    expect(faults).toEqual([]);
  });

  it.each<[string, Dataset, string[]]>([
    ['a file in CSV without its values', broken(contratos, 'vlrContrato', { plain: () => 'NULL' }), ['9.1 gravacao']],
    [
      'a workbook that is not made',
      broken(contratos, 'vlrContrato', { cell: () => 'no_such_thing()' }),
      ['9.1 gravacao'],
    ],
    [
      'a filter that its screen lost',
      { ...contratos, list: { ...contratos.list, filters: NO_FILTERS } },
      ['9.1 filtro', '9.2 filtro'],
    ],
    ['a filter that is refused', broken(contratos, 'dtAssinatura', { operators: [] }), ['9.1 filtro']],
    [
      'a filter that answers with other rows',
      broken(contratos, 'dtAssinatura', { parse: () => ({ ok: true, value: OTHER_DAY }) }),
      ['9.1 filtro'],
    ],
  ])('take exactly their lamp with them: %s', async (_, set, lamps) => {
    const source = mirror.source('pmdemo');
    const found = await new PortalTrial([set]).of(mirror.db, source.tenant.id);
    expect(darkened(source, { ...source, tried: new Map([...source.tried, ...found]) })).toEqual(lamps);
  });

  it.each<[string, string, Dataset]>([
    [
      'the first rows of a list have no value',
      'pmdemo',
      { ...beneficiarios, list: { ...beneficiarios.list, sort: 'txtCnpj' } },
    ],
    ['a body has no rows', 'cmdemo', beneficiarios],
  ])('filter where %s to look for', async (_, slug, set) => {
    const found = await new PortalTrial([set]).of(mirror.db, mirror.source(slug).tenant.id);
    expect(found.get(set.id)?.filtros).toEqual(set.pntp?.['16.3']?.filtros);
  });

  it('take the lamp of every kind of document with them where their lists are not cut', () => {
    const source = mirror.source('pmdemo');
    const files = { comLinhas: true, arquivos: {}, filtros: ['ano', 'periodo', 'parte'] };
    const lamps = darkened(source, { ...source, tried: new Map([...source.tried, [ARQUIVOS, files]]) });
    expect(lamps).toContain('11.5 filtro');
    expect(lamps.filter((lamp) => !lamp.endsWith(' filtro'))).toEqual([]);
  });

  it('are asked for once, whatever the number of bodies', async () => {
    const trial = new PortalTrial([contratos]);
    const ids = BODIES.map((slug) => mirror.source(slug).tenant.id);
    const [first] = await Promise.all(
      [...ids, ...ids].map(async (id) => (await trial.of(mirror.db, id)).get('contratos')),
    );
    expect((await trial.of(mirror.db, ids[1] ?? 0)).get('contratos')).toBe(first);
  });
});
