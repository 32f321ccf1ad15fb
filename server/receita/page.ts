import { concerns } from '../../catalog/body.ts';
import {
  type ReceitaPlace,
  readReceitaAddress,
  receitaAddress,
  receitaQuestion,
} from '../../catalog/receita/address.ts';
import type { ReceitaAnswer, ReceitaPart } from '../../catalog/receita/answer.ts';
import { RECEITA_IDS, receitaDimension } from '../../catalog/receita/receita.ts';
import { VIEWS } from '../../catalog/receita/recortes.ts';
import { parseNode } from '../../catalog/sums/node.ts';
import { reais } from '../../catalog/texto/figures.ts';
import { exempt } from '../dataset/exempt.ts';
import { Fault } from '../http/fault.ts';
import { datasetOf } from '../http/request.ts';
import { missingFault } from '../plain/failed.ts';
import { type Html, html } from '../plain/html.ts';
import { below, type Plain, type Visit } from '../plain/page.ts';
import { factList, htmlTable, PLAIN_ROWS } from '../plain/table.ts';
import { COLLECTED, RECEITA_SOURCES } from './view.ts';

type Of = keyof typeof VIEWS;

/** Revenue: all of it, one of its cuts, or a node of the tree. */
export async function receitaPage(visit: Visit): Promise<Plain> {
  const set = datasetOf(visit.services, COLLECTED);
  const of = (below(visit, 0)[0] ?? '') as Of;
  if (!concerns(set, visit.site.tenant.tipo)) return { ...exempt(visit, set), path: visit.path };
  const asked = readReceitaAddress(of, visit.path, visit.pairs);
  if (!asked) throw unread(visit);
  const answer = await visit.ask<ReceitaAnswer>(receitaQuestion(asked, VIEWS[of].cut));
  const last = answer.caminho.at(-1);
  return {
    title: last?.nome ?? VIEWS[of].title,
    about: last ? `${answer.says}.` : VIEWS[of].about,
    path: visit.path,
    dados: answer.dados,
    content: contentOf(of, asked, answer),
    sources: RECEITA_SOURCES,
  };
}

/** A path that names nothing is no page; a filter that says nothing is one that can be told. */
const unread = (visit: Visit): Fault =>
  below(visit, 1).length > 0
    ? missingFault('Este endereço não é de nenhuma classificação da receita.')
    : new Fault(400, 'BAD_QUERY', 'O endereço pede um período ou uma classificação que não existe.');

const money = (value: number | null): string => (value === null ? 'não publicado' : reais(value));

function contentOf(of: Of, asked: ReceitaPlace, answer: ReceitaAnswer): Html {
  const label = (answer.por && receitaDimension(answer.por)?.label) || 'Parte';
  const rows = [...answer.data].sort((a, b) => b.vlrArrecadacao - a.vlrArrecadacao).slice(0, PLAIN_ROWS);
  return html`<p>${answer.says}.</p>
${factList([
  ['Previsão atualizada', money(answer.totals.vlrPrevisaoAtualizado)],
  ['Arrecadado', money(answer.totals.vlrArrecadacao)],
])}
${
  rows.length > 0 &&
  htmlTable(
    answer.says,
    [{ label }, { label: 'Previsão atualizada', end: true }, { label: 'Arrecadado', end: true }],
    rows.map((part) => [named(of, part), money(part.vlrPrevisaoAtualizado), money(part.vlrArrecadacao)]),
  )
}
<p>Outros anos: ${answer.exercicios.map(({ numExercicio: year }) => html`<a href="${receitaAddress(of, { by: null, node: { ...asked.node, path: [], year } })}">${year}</a> `)}</p>
<p><a href="/${answer.listas.arrecadado}">Os lançamentos que somam estes valores</a>.</p>`;
}

function named(of: Of, { nome, no }: ReceitaPart): Html {
  const node = no === null ? null : parseNode(no, RECEITA_IDS);
  return node ? html`<a href="${receitaAddress(of, { node, by: null })}">${nome}</a>` : html`${nome}`;
}
