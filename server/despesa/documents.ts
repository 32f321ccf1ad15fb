import type { ListAnswer } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { DIMENSIONS } from '../../catalog/despesa/despesa.ts';
import {
  chosen,
  DOCUMENT_STAGES,
  emergencyOf,
  fieldsOf,
  type Named,
  placeOf,
  recordPath,
} from '../../catalog/despesa/documento.ts';
import { parseQuery } from '../../catalog/query.ts';
import { type Node, parseNode, printNode } from '../../catalog/sums/node.ts';
import { decodeSegment } from '../../catalog/texto/segment.ts';
import { contentOf } from '../dataset/pages.ts';
import { recordPage } from '../dataset/record.ts';
import { datasetOf } from '../http/request.ts';
import { missingFault } from '../plain/failed.ts';
import { html } from '../plain/html.ts';
import { below, type Plain, type Visit } from '../plain/page.ts';
import { sourcesOf } from '../sums/derived.ts';

const IDS = DIMENSIONS.map(({ id }) => id);
const nodeOf = (text: string | null | undefined): Node | null => (text ? parseNode(text, IDS) : null);

const NOWHERE = 'Nenhum documento da despesa tem este endereço.';

/** An empenho, a settlement or a payment at the address of who came down the tree: the same record. */
export async function documentPage(visit: Visit): Promise<Plain> {
  const place = placeOf(visit.path);
  const found = place && (await latestOf(visit, place, nodeOf(place.node)?.year ?? null, ''));
  if (!found) throw missingFault(NOWHERE);
  return recordPage(visit, found.set, found.path);
}

/** A number below an empenho of the pandemic is of a settlement, of a payment, or of one of each: the first is shown. */
export async function emergencyPage(visit: Visit): Promise<Plain> {
  const wished = Number(new Map(visit.pairs).get('numExercicio')) || null;
  for (const named of emergencyOf(visit.path)) {
    const found = await latestOf(visit, named, wished, 'blnCovid=1&');
    if (found) return recordPage(visit, found.set, found.path, `${found.set.singular} da COVID-19`);
  }
  throw missingFault(NOWHERE);
}

/** The record of a document in the exercise that was wished for or, failing that, in the latest that has it. */
async function latestOf(
  { ask, services }: Visit,
  named: Named,
  wished: number | null,
  more: string,
): Promise<{ set: Dataset; path: string } | null> {
  const set = datasetOf(services, DOCUMENT_STAGES[named.stage].dataset);
  const by = fieldsOf(named).map(([name, text]) => `${name}=${encodeURIComponent(text)}&`);
  const { data } = await ask<{ data: { chave: number }[] }>(
    `/${set.id}?${by.join('')}${more}_por=numExercicio&_sort=-chave`,
  );
  const year = chosen(
    data.map(({ chave }) => Number(chave)),
    wished,
  );
  return year === null ? null : { set, path: recordPath(named, year) };
}

/** The empenhos that a node of the tree of expenses adds up. */
export async function commitmentsPage(visit: Visit): Promise<Plain> {
  const node = nodeOf(decodeSegment(below(visit, 2)[0] ?? ''));
  if (!node) throw missingFault('Este endereço não é de nenhum nó da despesa.');
  const set = datasetOf(visit.services, 'empenhos');
  const told = await visit.ask<{ says: string; listas: { empenhos: string | null } }>(
    `/despesa?no=${encodeURIComponent(printNode(node))}`,
  );
  const head = { title: 'Empenhos', about: `Os empenhos das ${told.says}.`, path: visit.path, sources: sourcesOf(set) };
  const asked = parseQuery(set, [...new URLSearchParams(told.listas.empenhos ?? '')]);
  if (told.listas.empenhos === null || !asked.ok)
    return { ...head, content: html`<p>Não há uma lista dos empenhos que não informam essa classificação.</p>` };
  const list = await visit.ask<ListAnswer>(`/${set.id}?${told.listas.empenhos}`);
  return { ...head, dados: list.dados, content: contentOf(set, asked.query, list) };
}
