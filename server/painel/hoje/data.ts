import { categoryOf, nameOf } from '../../../catalog/arquivos/arquivos.ts';
import type { Dever } from '../../../catalog/arquivos/dever.ts';
import { formatDay } from '../../../catalog/fields/date.ts';
import type { HojeItem } from '../../../catalog/painel/hoje/answer.ts';
import { plusDays } from '../../../catalog/texto/day.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { readDuties } from '../../arquivos/duties.ts';
import { type AgingData, agingData } from '../../pntp/aging.ts';
import { readHeard } from '../../pntp/heard.ts';
import type { MirrorSource } from '../../pntp/place.ts';
import { readMirror } from '../../pntp/read.ts';
import { trialOf } from '../../pntp/trial.ts';
import { byUrgency, type HojeQuestion, type HojeSource, mostOf } from './source.ts';

/** Data that the PNTP calls old, or will within days: each dataset and kind of document once. */
export const staleToday: HojeSource = {
  nome: 'a atualidade dos dados',
  permissao: 'publicar',
  items: async (question) => {
    const source = await readSource(question);
    const due = source.files.duties.filter((one) => isDue(one, question.today));
    const told = new Set(due.map(({ categoria }) => filesAddress(categoria)));
    const items = agingData(source)
      .filter(({ painel }) => !told.has(painel))
      .map(staleItem)
      .sort(byUrgency);
    return mostOf(items, moreStale);
  },
};

async function readSource({ services: { db, datasets }, tenant, today }: HojeQuestion): Promise<MirrorSource> {
  const heard = await db.hear(tenant.id, (client) => readHeard(client, tenant.id));
  const tried = await trialOf(datasets).of(db, tenant.id);
  return db.read(tenant.id, (client) => readMirror(client, { tenant, datasets, today, heard, tried, page: '' }));
}

const staleItem = ({ titulo, painel, criterios, isOld, em }: AgingData): HojeItem => {
  const asked = `${criterios.length === 1 ? 'critério' : 'critérios'} ${LIST.format(criterios)}`;
  return {
    id: `pntp ${painel}`,
    titulo: `${titulo}: ${isOld ? 'os dados estão velhos' : 'os dados vão ficar velhos'}`,
    porque: isOld
      ? `O PNTP os conta como velhos${em ? ` desde ${formatDay(em)}` : ''} (${asked})`
      : `O PNTP os conta como velhos a partir de ${formatDay(em ?? '')} se nada novo for publicado (${asked})`,
    ate: em && plusDays(em, -1),
    tom: isOld ? 'bad' : 'warn',
    para: painel,
    botao: 'Publicar',
  };
};

const moreStale = (more: number, { tom }: HojeItem): HojeItem => ({
  id: 'pntp',
  titulo: `Mais ${counted(more, 'conjunto com dados velhos', 'conjuntos com dados velhos')}, ou quase`,
  porque: 'A nota no PNTP diz quais são, critério por critério',
  ate: null,
  tom,
  para: '/painel/espelho',
  botao: 'Ver a nota',
});

const LIST = new Intl.ListFormat('pt-BR');

/** Days ahead at which a document that is due is told of. */
const AHEAD = 15;

/** Documents that the law asks for and that are missing or will be, one line for each category. */
export const filesToday: HojeSource = {
  nome: 'os documentos',
  permissao: 'arquivos',
  items: async ({ services: { db }, tenant, today }) => {
    const all = await db.read(tenant.id, (client) =>
      readDuties(client, { tenant: tenant.id, tipo: tenant.tipo, today }),
    );
    const due = all.filter((one) => isDue(one, today));
    const categories = [...new Set(due.map(({ categoria }) => categoria))];
    const items = categories
      .map((slug) =>
        filesItem(
          slug,
          due.filter(({ categoria }) => categoria === slug),
          today,
        ),
      )
      .sort((a, b) => ((a.ate ?? '9') < (b.ate ?? '9') ? -1 : 1));
    return mostOf(items, moreFiles);
  },
};

const moreFiles = (more: number, { tom }: HojeItem): HojeItem => ({
  id: 'arquivos',
  titulo: `Mais ${counted(more, 'categoria', 'categorias')} de documentos`,
  porque: 'Também têm documentos que faltam ou vencem logo',
  ate: null,
  tom,
  para: '/painel/arquivos',
  botao: 'Ver as categorias',
});

/** Whether a document is missing in one of the last years, or is asked for within days. */
const isDue = ({ estado, ate, ano }: Dever, today: string): boolean =>
  (estado === 'falta' && (ano === null || ano >= Number(today.slice(0, 4)) - 1)) ||
  (estado === 'a vencer' && ate !== null && ate <= plusDays(today, AHEAD));

const filesAddress = (slug: string): string => `/painel/arquivos/categorias/${slug}`;

function filesItem(slug: string, dues: readonly Dever[], today: string): HojeItem {
  const days = dues.flatMap(({ ate }) => ate ?? []).sort();
  const category = categoryOf(slug);
  const late = dues.filter(({ estado }) => estado === 'falta').length;
  return {
    id: `arquivos ${slug}`,
    titulo: category ? nameOf(category) : slug,
    porque:
      late > 0
        ? `${counted(late, 'documento que a lei pede falta', 'documentos que a lei pede faltam')}`
        : `${counted(dues.length, 'documento vence', 'documentos vencem')} nos próximos dias`,
    ate: days[0] ?? null,
    tom: (days[0] ?? today) < today ? 'bad' : 'warn',
    para: filesAddress(slug),
    botao: 'Enviar os arquivos',
  };
}
