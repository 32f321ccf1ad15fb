import { describe, expect, it } from 'vitest';
import { datasetOf } from '../../test/listed.ts';
import { relatedId, relatedQuery, relatedTitle, relationOf, sectionOf, sectionsOf } from './sections.ts';

const contratos = datasetOf('contratos');
const [first] = contratos.detail?.related ?? [];
const kin = {
  dataset: first?.dataset ?? '',
  query: new URLSearchParams(Object.keys(first?.by ?? {}).map((name) => [name, '1'])).toString(),
  total: 2,
  data: [],
};
const dados = { referencia: null, carga: null, publicadaEm: null, linhas: 0 };
const titles = (contratos.detail?.sections ?? []).map(({ title }) => title);

describe('the sections of a record', () => {
  it('are its fields and the tables that have rows, each once and with an id of its own', () => {
    const sections = sectionsOf(contratos, { data: [{}], related: [kin, { ...kin, total: 0 }], dados }, {});
    expect(sections.map(({ label }) => label)).toEqual([...titles, relatedTitle(contratos, kin)]);
    expect(sections.at(-1)?.count).toBe(2);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });

  it('of a dataset’s own stand before the fields or after them, as its part does', () => {
    const own = { sections: ['O caminho do dinheiro'] };
    const labels = (extra: object) =>
      sectionsOf(contratos, { data: [{}], related: [], dados }, extra).map(({ label }) => label);
    expect(labels({ ...own, above: () => null })).toEqual(['O caminho do dinheiro', ...titles]);
    expect(labels({ ...own, detail: () => null })).toEqual([...titles, 'O caminho do dinheiro']);
  });

  it('are left to the rows where a key finds several', () => {
    expect(sectionsOf(contratos, { data: [{}, {}], related: [], dados }, {})).toEqual([]);
  });

  it('have ids that hold the dataset, because a page may show records of two', () => {
    expect(sectionOf(contratos, 'Vigência').id).toBe('contratos-vigencia');
  });
});

describe('related rows', () => {
  it('are found in the definition by their dataset and the fields that ask for them', () => {
    expect(relationOf(contratos, kin)).toBe(first);
    expect(relationOf(contratos, { ...kin, query: 'outro=1' })).toBeUndefined();
  });

  it('have a place of their own on the page', () => {
    expect(relatedId(contratos, kin)).toMatch(new RegExp(`^contratos-${kin.dataset}-`));
  });

  it('are asked for by their question, and by none where it cannot be read', () => {
    expect(relatedQuery(contratos, 'numAnoPub=2025').where).toHaveLength(1);
    expect(relatedQuery(contratos, 'cor=azul').where).toEqual([]);
  });
});
