import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATEGORIES } from '../catalog/arquivos/categories.ts';
import { datasets } from '../catalog/datasets/index.ts';
import type { PntpCriterio, PntpFalta } from '../catalog/pntp/answer.ts';
import { criteriaOfBody } from '../catalog/pntp/matrix.ts';
import { commands } from '../server/cli/commands.ts';
import { findCommand, parseCommand } from '../server/cli/parse.ts';
import { bestPlaces } from '../server/pntp/criterion.ts';
import { readFileFacts } from '../server/pntp/files.ts';
import type { MirrorSource } from '../server/pntp/place.ts';
import { DESK_SCREENS } from '../web/painel/screens.tsx';
import { MirrorTrial, measureOf } from './mirror.ts';

const HOSTS = { pmdemo: 'localhost', cmdemo: 'cmdemo.transparencia.localhost' } as const;
type Slug = keyof typeof HOSTS;
const SLUGS = Object.keys(HOSTS) as Slug[];

let mirror: MirrorTrial;

beforeAll(async () => {
  mirror = await MirrorTrial.open();
});

afterAll(() => mirror.close());

/** The pages that prove the criteria of a body. */
function provingPages(slug: Slug): string[] {
  const source = mirror.source(slug);
  const places = criteriaOfBody(source.matrix, source.tenant.tipo).flatMap((line) => bestPlaces(source, line));
  return [...new Set(places.map(({ para }) => para))];
}

/** The question of the API that a page of a list shows the answer of; null where the page shows something else. */
function listQuestion(para: string): string | null {
  const [, first = '', slug] = /^\/([^/?]+)(?:\/([^/?]+))?/.exec(para) ?? [];
  if (first === 'arquivos') return `/api/v1/arquivos?categoria=${slug}`;
  return datasets.some(({ id }) => id === first) ? `/api/v1${para}` : null;
}

describe('the addresses that the mirror gives', () => {
  it.each(SLUGS)('of %s lead to rows, files or a statement', async (slug) => {
    const answers = provingPages(slug).flatMap((para) => listQuestion(para) ?? []);
    expect(answers.length).toBeGreaterThan(50);
    for (const url of answers) {
      const { status, json } = await mirror.portal.ask(url, HOSTS[slug]);
      const isSaid = Boolean(json.declaracao) || (json.declaracoes ?? []).length > 0;
      expect({ url, status, isThere: json.total > 0 || isSaid }).toEqual({ url, status: 200, isThere: true });
    }
  });

  it('are pages, where they are no lists', async () => {
    const pages = provingPages('pmdemo').filter((para) => listQuestion(para) === null);
    expect(pages.length).toBeGreaterThan(10);
    for (const url of pages) {
      const { statusCode, payload } = await mirror.portal.app.inject({ url, headers: { host: HOSTS.pmdemo } });
      const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(payload)?.[1] ?? '404';
      expect({ url, statusCode, isMissing: /404|Não foi possível/.test(title) }).toEqual({
        ...{ url, statusCode: 200, isMissing: false },
      });
    }
  });
});

/** A body that has published nothing and attested nothing: it is told everything that there is to do. */
async function emptied(source: MirrorSource): Promise<MirrorSource> {
  const { tenant, today } = source;
  const { txtCliente, entidade } = tenant.dados;
  const dados = { txtCliente, entidade: { ...entidade, txtFacebook: null, txtInstagram: null, txtX: null } };
  const heard = { years: [], marks: new Map() };
  const none = { facts: new Map(), tried: new Map(), attestations: new Map(), heard, page: '' };
  await mirror.client.query('DELETE FROM portal.arquivos WHERE tenant = $1', [tenant.id]);
  await mirror.client.query('DELETE FROM portal.declarados WHERE tenant = $1', [tenant.id]);
  const files = await readFileFacts(mirror.client, tenant, today);
  return { ...source, ...none, files, tenant: { ...tenant, dados } as MirrorSource['tenant'] };
}

/** Whether something is missing, and nothing is said of what to do. */
const isUnsaid = ({ itens, falta }: PntpCriterio): boolean =>
  falta.length === 0 && itens.some(({ cumprido }) => !cumprido);

/** Whether a command is one that the program takes as it is written, but for what stands in capitals. */
function isCommand(written: string): boolean {
  const [program, ...words] = (written.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
  const found = findCommand(commands, words);
  if (program !== 'portal' || !found) return false;
  parseCommand(found.command, found.rest);
  return true;
}

/** Whether an address of the panel is one of its screens, and what it opens there is known. */
function isScreen(address: string): boolean {
  const [, opened] = /(?:dataset=|categorias\/)(.*)$/.exec(address) ?? [];
  const isKnown = [...datasets.map(({ id }) => id), ...CATEGORIES.map(({ slug }) => slug)].includes(opened ?? '');
  const isThere = DESK_SCREENS.some(({ path }) =>
    new RegExp(`^${path.replace(/:\w+/g, '[^/?]+')}(?:\\?|$)`).test(address),
  );
  return isThere && (opened === undefined || isKnown);
}

describe('what the mirror says to do', () => {
  it.each(SLUGS)('names commands, screens and pages that there are, for every criterion of %s', async (slug) => {
    await mirror.undone(slug, async (source) => {
      const { criterios } = measureOf(await emptied(source));
      expect(criterios.filter(isUnsaid).map(({ numero }) => numero)).toEqual([]);
      const all = criterios.flatMap(({ numero, falta }) => falta.map((one) => ({ numero, ...one })));
      const isWrong = ({ comando, painel, para }: PntpFalta): boolean =>
        (comando !== null && !isCommand(comando)) ||
        (painel !== null && !isScreen(painel)) ||
        (para !== null && !/^\/\S*$/.test(para));
      expect(all.filter(isWrong)).toEqual([]);
    });
  });
});
