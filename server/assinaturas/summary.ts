import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import type { Value } from '../../catalog/fields/field.ts';
import type { Mudanca, TipoMudanca } from '../../catalog/mudancas/answer.ts';
import { recordName } from '../../catalog/site/record.ts';
import { dayOf } from '../../catalog/texto/moment.ts';
import { counted, countedRecords } from '../../catalog/texto/plural.ts';
import type { LetterLine, LetterPart } from './letters.ts';
import { MOST_CHANGES, type TargetNews, type ToldChange, type ToldLoad } from './news.ts';
import type { WatchTarget } from './target.ts';

/** Records that a letter names of each kind; the others are behind the link. */
const MOST_LINES = 10;

const KINDS: Readonly<Record<TipoMudanca, readonly [one: string, many: string]>> = {
  novo: ['novo', 'novos'],
  alterado: ['alterado', 'alterados'],
  retirado: ['retirado', 'retirados'],
};

const TITLES: Readonly<Record<TipoMudanca, string>> = {
  novo: 'Novos:',
  alterado: 'Alterados:',
  retirado: 'Retirados:',
};

/** Whether there is anything to tell. */
export const isNews = ({ changes, loads }: TargetNews): boolean => changes.length + loads.length > 0;

/** How many records changed and how many loads came, in words. */
export function countNews({ changes, loads }: TargetNews): string {
  const kinds = (Object.keys(KINDS) as TipoMudanca[]).flatMap((tipo) => {
    const many = changes.filter(({ change }) => change.tipo === tipo).length;
    return many === 0 ? [] : [counted(many, ...KINDS[tipo])];
  });
  const more = changes.length >= MOST_CHANGES ? ['e talvez mais'] : [];
  const files = loads.length === 0 ? [] : [counted(loads.length, 'carga', 'cargas')];
  return [...kinds, ...more, ...files].join(', ');
}

/** The part of a letter that tells what is new of one thing that is watched. */
export function newsParts(target: WatchTarget, news: TargetNews, site: string): LetterPart[] {
  const link = site + target.caminho;
  const kinds = (Object.keys(KINDS) as TipoMudanca[]).flatMap((tipo) => kindPart(tipo, news.changes, site, link));
  return [{ titulo: target.frase, texto: `${countNews(news)}.` }, ...kinds, ...loadPart(news.loads, site, link)];
}

function kindPart(tipo: TipoMudanca, changes: readonly ToldChange[], site: string, link: string): LetterPart[] {
  const own = changes.filter(({ change }) => change.tipo === tipo);
  if (own.length === 0) return [];
  const named = own.slice(0, MOST_LINES).map(({ set, change }) => changeLine(set, change, site));
  return [{ texto: TITLES[tipo], linhas: [...named, ...restLine(own.length, link)] }];
}

const restLine = (many: number, link: string): LetterLine[] =>
  many > MOST_LINES
    ? [{ texto: `e mais ${(many - MOST_LINES).toLocaleString('pt-BR')}: veja a lista`, para: link }]
    : [{ texto: 'veja a lista', para: link }];

function changeLine(set: Dataset, change: Mudanca, site: string): LetterLine {
  const fields = change.campos.flatMap((name) => set.fields[name]?.label ?? []);
  const said = fields.length > 0 ? ` (mudou: ${fields.join(', ')})` : '';
  return { texto: titleOf(set, change) + said, para: change.para && site + change.para };
}

/** The name of a record, by its key and, of a person, by the row itself. */
function titleOf(set: Dataset, { chave, registro }: Mudanca): string {
  const values = set.key.map((name, i): Value | null => {
    const parsed = chave[i] ? fieldOf(set, name).parse(chave[i], 'plain') : null;
    return parsed?.ok ? parsed.value : null;
  });
  return recordName(set, values, registro ? [registro] : []);
}

function loadPart(loads: readonly ToldLoad[], site: string, link: string): LetterPart[] {
  if (loads.length === 0) return [];
  const named = loads.slice(-MOST_LINES).map(({ set, carga, publicadaEm, linhas }) => ({
    texto: `${set.title}: carga ${carga}, de ${dayOf(publicadaEm.toISOString())}, com ${countedRecords(linhas)}`,
    para: `${site}/cargas/${set.id}#carga-${carga}`,
  }));
  return [{ texto: 'Cargas publicadas:', linhas: [...named, ...restLine(loads.length, link)] }];
}
