import { concerns } from '../../catalog/body.ts';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import type { FavorecidoAnswer, FavorecidoSection } from '../../catalog/favorecidos/answer.ts';
import { parsePayee } from '../../catalog/favorecidos/favorecido.ts';
import { formatTaxId } from '../../catalog/fields/taxId.ts';
import { countedRecords } from '../../catalog/texto/plural.ts';
import { decodeSegment } from '../../catalog/texto/segment.ts';
import { missingFault } from '../plain/failed.ts';
import { type Html, html } from '../plain/html.ts';
import { below, type Plain, type Visit } from '../plain/page.ts';
import { factList, rowsTable } from '../plain/table.ts';
import { sourcesOf } from '../sums/derived.ts';
import { speakingOf } from './routes.ts';

/** Rows of each dataset: the page has a dozen of them. */
const FEW = 5;

/** Everything of one company or person in this body. */
export async function favorecidoPage(visit: Visit): Promise<Plain> {
  const of = parsePayee(decodeSegment(below(visit, 1)[0] ?? '') ?? '');
  if (!of) throw missingFault('Este endereço não é de nenhum favorecido.');
  const answer = await visit.ask<FavorecidoAnswer>(`/favorecidos/${of.key}`);
  const [who] = answer.data;
  const name = who?.nome ?? 'Favorecido';
  const sets = speakingOf(visit.services, visit.site.tenant);
  return {
    title: name,
    about: `O que ${visit.site.tenant.dados.txtCliente} publicou sobre ${name}: ${titles(sets, answer.related)}.`,
    path: `/favorecidos/${of.key}`,
    personal: of.kind !== 'empresa',
    dados: answer.dados,
    content: html`${factList([['CPF/CNPJ', who?.documento ? formatTaxId(who.documento) : 'Publicado sem documento']])}
${answer.related.map((part) => section(visit, sets, part))}`,
    sources: sets.flatMap(sourcesOf),
  };
}

const titles = (sets: readonly Dataset[], parts: readonly FavorecidoSection[]): string =>
  parts
    .flatMap(({ dataset }) => sets.find(({ id }) => id === dataset)?.title.toLocaleLowerCase('pt-BR') ?? [])
    .join(', ');

function section(
  { site }: Visit,
  sets: readonly Dataset[],
  { dataset, total, totals, query, data }: FavorecidoSection,
): Html {
  const set = sets.find(({ id }) => id === dataset);
  if (!set) return html``;
  const listed = set.menu && concerns(set, site.tenant.tipo);
  const sums = set.list.totals.filter((name) => (totals[name] ?? 0) !== 0);
  return html`<section><h2>${set.title}</h2>
<p>${countedRecords(total)}${listed && html`: <a href="/${dataset}?${query}">ver todos em ${set.title}</a>`}.</p>
${factList(sums.map((name) => [fieldOf(set, name).label, fieldOf(set, name).format(totals[name] ?? 0)]))}
${rowsTable(set, set.title, data.slice(0, FEW))}</section>
`;
}
