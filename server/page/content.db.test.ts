import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concerns } from '../../catalog/body.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import type { EstruturaAnswer } from '../../catalog/estrutura/answer.ts';
import { unitsOf } from '../../catalog/estrutura/estrutura.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import type { GlossarioTerm } from '../../catalog/glossario/answer.ts';
import type { Pergunta } from '../../catalog/perguntas/answer.ts';
import { elementsOf, wordsOf } from '../../test/markup.tsx';
import { type Portal, sharePortal } from '../../test/portal.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await sharePortal();
});

afterAll(() => portal.close());

const BODIES = [
  ['prefeitura', 'pmdemo.transparencia.localhost'],
  ['camara', 'cmdemo.transparencia.localhost'],
] as const;

/** Words without the spaces that tags leave between them. */
const squeezed = (text: string): string => text.replace(/\s+/g, '');

/** Expects every text to be read in a page whose scripts never ran. */
async function expectAll(address: string, host: string, texts: readonly string[]): Promise<void> {
  const { text } = await portal.ask(address, host);
  const shown = squeezed(wordsOf(text.replace(/<script.*?<\/script>/gs, '')));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((one) => !shown.includes(squeezed(one)))).toEqual([]);
}

const answerOf = async <T>(path: string, host: string): Promise<T> =>
  JSON.parse((await portal.ask(`/api/v1/${path}`, host)).text);

const linksIn = (html: string): (string | undefined)[] =>
  elementsOf(html, 'a').map(({ attributes }) => attributes.href);

/** Pages whose whole content is the body's own, not rows: what each must say without scripts comes from the API. */
describe.each(BODIES)('without scripts, the portal of a %s', (kind, host) => {
  it('names every unit and who answers for it, and how to reach them', async () => {
    const answer = await answerOf<EstruturaAnswer>('estrutura', host);
    const units = unitsOf(answer.data).map(({ unit }) => unit);
    const people = units.flatMap(({ titular }) => (titular ? [titular.nome, titular.cargo] : []));
    const members = answer.membros.map(({ nome }) => nome);
    await expectAll('/estrutura-organizacional', host, [...units.map(({ nome }) => nome), ...people, ...members]);
    const reached = units.flatMap(({ telefone, email }) => [telefone ?? [], email ?? []].flat());
    await expectAll('/estrutura-organizacional?ver=lista', host, reached);
  });

  it('gives every question with its answer', async () => {
    const { data } = await answerOf<{ data: Pergunta[] }>('perguntas', host);
    await expectAll(
      '/perguntas',
      host,
      data.flatMap(({ pergunta, resposta }) => [pergunta, wordsOf(resposta)]),
    );
  });

  it('explains every term, and all of one that is looked up', async () => {
    const { data } = await answerOf<{ data: GlossarioTerm[] }>('glossario', host);
    await expectAll(
      '/glossario',
      host,
      data.flatMap(({ termo, explicacao }) => [termo, explicacao]),
    );
    const { fontes = [], termo = '' } = data.find(({ exemplo }) => exemplo) ?? {};
    await expectAll(`/glossario?termo=${encodeURIComponent(termo)}`, host, fontes);
  });

  it('tells the last load of every dataset, and the loads of one', async () => {
    const own = datasets.filter((set) => !set.cut && concerns(set, kind));
    await expectAll(
      '/cargas',
      host,
      own.map(({ title }) => title),
    );
    const { json } = await portal.ask('/api/v1/contratos/cargas', host);
    const facts = json.data.flatMap(({ carga, referencia }) => [`Carga ${carga}`, formatDay(String(referencia))]);
    await expectAll('/cargas/contratos', host, facts);
  });

  it('has a home with a search box that asks by itself, and the link to the Radar', async () => {
    const { text } = await portal.ask('/', host);
    expect(elementsOf(text, 'form').map(({ attributes }) => attributes.action)).toContain('/busca');
    expect(elementsOf(text, 'input').map(({ attributes }) => attributes.name)).toContain('termo');
    expect(linksIn(text)).toContain('https://radardatransparencia.atricon.org.br');
    expect(linksIn(text.slice(text.indexOf('<footer'))).length).toBeGreaterThan(10);
  });

  it('leaves no page of the menu out of its map', async () => {
    const { text } = await portal.ask('/mapa', host);
    const wanted = datasets.filter((set) => set.menu && concerns(set, kind)).map(({ id }) => `/${id}`);
    const own = [
      '/arquivos',
      '/estrutura-organizacional',
      '/perguntas',
      '/glossario',
      '/cargas',
      '/e-sic',
      '/ouvidoria',
    ];
    expect([...wanted, ...own].filter((path) => !linksIn(text).includes(path))).toEqual([]);
  });

  it('leads from a category without files to the page that has them as data', async () => {
    for (const address of ['/arquivos', '/arquivos/concursos-e-selecoes']) {
      const { text } = await portal.ask(address, host);
      expect(linksIn(text.slice(text.indexOf('<main'), text.indexOf('<footer'))), address).toContain('/concursos');
    }
    await expectAll('/arquivos', host, ['Sem arquivos aqui: veja']);
  });

  it('keeps the table beside a list to the year of the list, and says where that year has none', async () => {
    const { json } = await portal.ask('/api/v1/diarias-valores?numExercicio=2024', host);
    await expectAll(
      '/diarias?numExercicio=2024',
      host,
      json.data.map(({ txtNorma }) => String(txtNorma)),
    );
    await expectAll('/diarias?numExercicio=2019', host, ['O órgão não publicou valores de diárias de 2019.']);
  });
});
