import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../catalog/arquivos/categories.ts';
import { datasets } from '../catalog/datasets/index.ts';
import type { Atendimento, Balcao } from '../catalog/mensagens/atendimento.ts';
import { PERFIL, REGRAS, RESULTADOS, TIPOS } from '../catalog/mensagens/canal.ts';
import { type Campo, camposOf, isRequired } from '../catalog/mensagens/rascunho.ts';
import { routes } from '../catalog/routes.ts';
import { atendimentoOf } from '../server/mensagens/atendimento.ts';
import { readTenantFolder } from '../server/tenants/folder.ts';

interface Criterion {
  criterion: string;
  minimum_filter: string;
  screen: string;
}

/** The auditors' matrix of 2026. */
const matrix: Criterion[] = parse(readFileSync(resolve(import.meta.dirname, 'pntp.csv'), 'utf8'), {
  columns: true,
});

/** `licitacao (documents), contratos` → licitacao, contratos */
const screensOf = ({ screen }: Criterion): string[] =>
  screen
    .replace(/\([^)]*\)/g, '')
    .split(/[,;>/]| or /)
    .map((part) => part.trim());

const pages = new Set(datasets.filter(({ menu }) => menu).map(({ id }) => id));
const here = matrix.filter((criterion) => screensOf(criterion).some((screen) => pages.has(screen)));
const declared = datasets.flatMap((set) =>
  Object.entries(set.pntp ?? {}).map(([number, criterion]) => ({ number, set, criterion })),
);

describe('the auditors’ matrix', () => {
  it('has criteria for most pages', () => {
    expect(here.length).toBeGreaterThan(30);
  });

  it.each(here.map((criterion) => [criterion.criterion, criterion] as const))(
    'criterion %s is served by a dataset of its screen or a child of it',
    (number, criterion) => {
      const screens = screensOf(criterion);
      const servers = declared.filter((one) => one.number === number).map(({ set }) => set.id);
      const own = servers.filter((id) => pages.has(id) || screens.some((screen) => isChild(id, screen)));
      expect(own).not.toEqual([]);
      if (criterion.minimum_filter !== '-')
        expect(
          declared.filter((one) => one.number === number).some((one) => one.criterion.filtros.length > 0),
          `${number} asks for filters: ${criterion.minimum_filter}`,
        ).toBe(true);
    },
  );

  it.each(declared.map(({ number, set, criterion }) => [`${set.id} ${number}`, number, set, criterion] as const))(
    '%s offers the filters and fields it declares',
    (_, number, set, criterion) => {
      expect(matrix.map((one) => one.criterion)).toContain(number);
      const offered = [...set.list.filters.main, ...set.list.filters.more];
      expect(offered).toEqual(expect.arrayContaining([...criterion.filtros]));
      expect(Object.keys(set.fields)).toEqual(expect.arrayContaining([...criterion.campos]));
      expect(criterion.campos.length).toBeGreaterThan(0);
    },
  );
});

describe('the criteria that are answered by files', () => {
  const filed = matrix.filter(({ screen }) => /\barquivos\b/.test(screen)).map(({ criterion }) => criterion);
  const answered = CATEGORIES.flatMap(({ pntp = [] }) => pntp);

  it.each(filed)('%s has a category', (number) => {
    expect(answered).toContain(number);
  });

  it('are all in the matrix', () => {
    const known = matrix.map(({ criterion }) => criterion);
    expect(answered.filter((number) => !known.includes(number))).toEqual([]);
  });
});

describe('the criteria of who hears people', () => {
  const asked = camposOf('e-sic', 'identificada');
  const names = (list: readonly { nome: string }[]): string[] => list.map(({ nome }) => nome);
  const place = ({ endereco, telefone, email, horario }: Balcao): unknown[] => [endereco, telefone, email, horario];

  /** What each asks of a body, beside a page. Classified information (12.8, 12.9) is a list like the others. */
  const CHECKS: Readonly<Record<string, (body: Atendimento) => void>> = {
    '12.1': ({ canais, unidades }) => expect(names(unidades)).toContain(canais['e-sic'].unidade),
    '12.2': ({ canais }) => expect(place(canais['e-sic'])).not.toContain(null),
    '12.3': () => expect(asked).toEqual(expect.arrayContaining<Campo>(['nome', 'email', 'telefone', 'texto'])),
    // Neither a document nor a reason, and what one tells of oneself is not required.
    '12.4': () => {
      expect(asked).not.toContain('anexos');
      expect(asked.filter((campo) => isRequired('e-sic', campo))).toEqual(['nome', 'assunto', 'texto']);
    },
    '12.5': ({ canais }) => expect(canais['e-sic'].norma?.url).toMatch(/^\/arquivos\//),
    '12.6': ({ autoridadeRecursal }) => {
      expect(REGRAS['e-sic']).toMatchObject({ dias: 20, mais: 10, recurso: { em: 10, dias: 5 } });
      expect(autoridadeRecursal).toBeTruthy();
    },
    '12.7': () => {
      expect(names(RESULTADOS)).toContain('negada');
      expect(asked).toEqual(expect.arrayContaining(Object.keys(PERFIL)));
    },
    '14.1': ({ canais }) => expect(place(canais.ouvidoria)).not.toContain(null),
    '14.2': () =>
      expect(names(TIPOS.ouvidoria).sort()).toEqual(['denuncia', 'elogio', 'reclamacao', 'solicitacao', 'sugestao']),
    '14.3': ({ cartaDeServicos }) => expect(cartaDeServicos).toMatch(/^\/arquivos\//),
  };

  const criteria = matrix.filter(({ criterion }) => /^1[24]\./.test(criterion) && !/^12\.[89]$/.test(criterion));
  const paths = routes(datasets).map(({ path }) => path);

  it.each(criteria.map((one) => [one.criterion, one.screen, CHECKS[one.criterion]] as const))(
    '%s is met on %s, by both demonstration bodies',
    async (_, screen, check) => {
      expect(screen.split(', ').filter((path) => !paths.includes(`/${path}`))).toEqual([]);
      expect(check).toBeDefined();
      for (const slug of ['pmdemo', 'cmdemo'])
        check?.(atendimentoOf({ dados: await readTenantFolder(resolve(import.meta.dirname, '../tenants', slug)) }));
    },
  );
});

/** The children of a page are shown with it. */
function isChild(id: string, screen: string): boolean {
  const parent = datasets.find((set) => set.id === screen);
  const related = (parent?.detail?.related ?? []).map(({ dataset }) => dataset);
  return [...related, ...(parent?.list.beside ?? [])].includes(id);
}
