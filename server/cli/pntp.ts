import { join } from 'node:path';
import type pg from 'pg';
import { datasets } from '../../catalog/datasets/index.ts';
import { CLASS_TITLES } from '../../catalog/pntp/matrix.ts';
import { brasiliaToday } from '../../catalog/texto/moment.ts';
import type { Database } from '../database/db.ts';
import { loadRenderer } from '../page/renderer.ts';
import { measureTenant } from '../pntp/follow.ts';
import type { BodyMeasure } from '../pntp/mirror.ts';
import { attestAll } from '../pntp/order.ts';
import { FramePages } from '../pntp/page.ts';
import { itemLetters, mirrorCsv, mirrorMarkdown, standingLine } from '../pntp/paper.ts';
import { Refusal } from '../refusal.ts';
import { root } from '../root.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { defineCommand } from './command.ts';
import { findTenant, parseDayOption, tenantsOf } from './lookup.ts';
import { textTable } from './table.ts';

const TENANT = 'SELECT id, slug, tipo, hosts, dados, NULL AS referencia FROM portal.tenants WHERE slug = $1';

async function readNamed(client: pg.Client, slug: string): Promise<Tenant> {
  await findTenant(client, slug);
  const { rows } = await client.query<Tenant>(TENANT, [slug]);
  if (!rows[0]) throw new Refusal(`O órgão “${slug}” foi removido agora mesmo.`);
  return rows[0];
}

/** Measures one body, and keeps what was read of its rows. */
async function measureNamed(
  client: pg.Client,
  db: Database,
  slug: string,
  frames: FramePages,
): Promise<[Tenant, BodyMeasure]> {
  const tenant = await readNamed(client, slug);
  return [tenant, await measureTenant(client, tenant, { db, datasets }, frames, brasiliaToday())];
}

const HEADS = ['CRITÉRIO', 'CLASSE', 'OBTIDOS', 'DE', 'FALTAM', 'O QUE FAZER'];

const WAYS =
  'A tela e o comando que fazem cada coisa estão em --csv e --json e, no navegador, em /pntp ou /painel/espelho.';

/** The criteria that are not whole, with the first thing to do. */
const lossTable = ({ criterios }: BodyMeasure): string[] =>
  textTable(
    HEADS,
    criterios
      .filter(({ itens }) => itens.some(({ cumprido }) => !cumprido))
      .map((one) => [
        one.numero,
        CLASS_TITLES[one.classe],
        one.obtidos.toFixed(2),
        one.pontos.toFixed(2),
        itemLetters(one.itens, false),
        one.falta[0]?.texto ?? one.pede,
      ]),
    ['OBTIDOS', 'DE'],
  );

export const pntpCommand = defineCommand({
  name: 'pntp',
  summary: 'Mede os órgãos pela matriz do PNTP: índice, nível, selo, o que vence e o que falta.',
  about: [
    'É uma conferência do próprio órgão, feita no que está publicado: não é a nota do Tribunal de Contas. O que um programa não julga (o site oficial, o que um PDF diz) só conta se alguém o atestou: portal pntp atestar.',
  ],
  args: [],
  options: {
    tenant: { value: 'SLUG', text: 'Só este órgão, critério por critério.' },
    csv: { text: 'Imprime os critérios em CSV. Pede --tenant.' },
    markdown: { text: 'Imprime os critérios como um capítulo de documento. Pede --tenant.' },
  },
  examples: ['portal pntp', 'portal pntp --tenant pmdemo', 'portal pntp --tenant pmdemo --csv'],
  run: async ({ options, own, db: open, out }) => {
    const db = await open();
    const frames = new FramePages(await loadRenderer(join(root, 'dist', 'render')), datasets);
    const { tenant: slug, csv, markdown } = options;
    if (!slug && (csv || markdown)) throw new Refusal('Diga de que órgão: --tenant SLUG.');
    if (slug) {
      const [tenant, measure] = await own((client) => measureNamed(client, db, slug, frames));
      if (csv) out(mirrorCsv(measure).trimEnd());
      else if (markdown) out(mirrorMarkdown(tenant.dados.txtCliente, measure));
      else for (const line of [`${slug}: ${standingLine(measure)}`, ...lossTable(measure), WAYS]) out(line);
      return measure;
    }
    return own(async (client) => {
      const orgaos: { slug: string; indice: number; nivel: string; selo: string | null }[] = [];
      for (const { slug: name } of await tenantsOf(client)) {
        const [, measure] = await measureNamed(client, db, name, frames);
        out(`${name}: ${standingLine(measure)}`);
        orgaos.push({ slug: name, indice: measure.indice, nivel: measure.nivel, selo: measure.selo });
      }
      return { orgaos };
    });
  },
});

export const pntpAttest = defineCommand({
  name: 'pntp atestar',
  summary: 'Registra quem conferiu o que um programa não julga em um critério do PNTP, onde, e até quando vale.',
  about: [
    'Um atesto novo substitui o anterior do mesmo critério. Vencido, o critério deixa de contar até que alguém confira de novo.',
  ],
  args: [{ name: 'CRITÉRIO', text: 'um ou mais números, como 1.1 1.3', many: true }],
  options: {
    tenant: { value: 'SLUG', text: 'O órgão.', required: true },
    endereco: {
      value: 'ENDEREÇO',
      text: 'Onde se vê o que foi conferido, como https://www.municipio.rn.gov.br.',
      required: true,
    },
    ate: { value: 'DATA', text: 'Último dia em que vale, até um ano adiante.', required: true },
    quem: { value: 'NOME', text: 'Quem conferiu; sem isso, quem usa o comando.' },
  },
  examples: [
    'portal pntp atestar 1.1 1.2 1.3 --tenant pmdemo --endereco https://www.valeclaro.example --ate 2027-06-30 --quem "Controladoria-Geral"',
  ],
  run: async ({ args, options, own, out, author }) => {
    const ate = parseDayOption('ate', options.ate);
    return own(async (client) => {
      const tenant = await readNamed(client, options.tenant);
      const told = {
        quem: options.quem?.trim() || author,
        em: brasiliaToday(),
        endereco: options.endereco.trim(),
        ate,
      };
      await attestAll(client, tenant, { criterios: args, ...told });
      out(`Atestado em ${tenant.slug}: ${args.join(', ')}, por ${told.quem}, até ${ate}.`);
      return { tenant: tenant.slug, criterios: args, ...told };
    });
  },
});
