import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plusDays } from '../../catalog/texto/day.ts';
import { criterionOf, MirrorTrial, measureOf } from '../../test/mirror.ts';
import { UNTIL } from '../../test/portal.ts';
import { readFileFacts } from './files.ts';

let mirror: MirrorTrial;

beforeAll(async () => {
  mirror = await MirrorTrial.open();
});

afterAll(() => mirror.close());

/** Documents of a year that has not begun are announced sixty days ahead: what lapses later is not known yet. */
const ANNOUNCED = plusDays(UNTIL, 60);

describe('the clock', () => {
  it.each(['pmdemo', 'cmdemo'])('takes from %s each atualidade on its own day, and nothing before', async (slug) => {
    const source = mirror.source(slug);
    const dated = measureOf(source).criterios.flatMap(({ numero, itens }) =>
      itens.flatMap(({ item, cumprido, venceEm }) =>
        item === 'atualidade' && cumprido && venceEm ? [{ numero, venceEm }] : [],
      ),
    );
    expect(dated.length).toBeGreaterThan(20);
    const days = [...new Set(dated.map(({ venceEm }) => venceEm))].sort();
    for (const today of days.filter((day) => day <= ANNOUNCED).slice(0, 6)) {
      await mirror.see(source.tenant.id);
      const files = await readFileFacts(mirror.client, source.tenant, today);
      const then = new Map(measureOf({ ...source, today, files }).criterios.map((one) => [one.numero, one]));
      const lapsed = dated.filter(({ numero }) =>
        then.get(numero)?.itens.some(({ item, cumprido }) => item === 'atualidade' && !cumprido),
      );
      expect({ today, lapsed }).toEqual({ today, lapsed: dated.filter(({ venceEm }) => venceEm <= today) });
    }
  });
});

describe('what lapses soon', () => {
  it('is never more than a criterion has, though its word and its age end in the same days', async () => {
    const source = mirror.source('pmdemo');
    const ends = criterionOf(source, '11.6').itens.find(({ item }) => item === 'atualidade')?.venceEm ?? UNTIL;
    const today = plusDays(ends, -5);
    await mirror.see(source.tenant.id);
    const files = await readFileFacts(mirror.client, source.tenant, today);
    const word = { criterio: '11.6', quem: 'Ana', em: UNTIL, endereco: 'https://a.example', ate: plusDays(today, 2) };
    const then = { ...source, today, files, attestations: new Map(source.attestations).set('11.6', word) };
    const lost = measureOf(then).vencem.filter(({ criterio }) => criterio === '11.6');
    expect(lost.reduce((sum, { pontos }) => sum + pontos, 0)).toBeCloseTo(criterionOf(then, '11.6').obtidos);
  });
});
