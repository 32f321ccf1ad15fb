import type { DespesaAnswer } from '../../catalog/despesa/answer.ts';
import { dimensionOf } from '../../catalog/despesa/despesa.ts';
import { reais } from '../../catalog/texto/figures.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { html } from '../plain/html.ts';
import type { Plain, Visit } from '../plain/page.ts';
import { capitalize, factList, htmlTable, PLAIN_ROWS } from '../plain/table.ts';
import { DESPESA_SOURCES } from './view.ts';

const COLUMNS = [
  ['vlrEmpenhado', 'Empenhado'],
  ['vlrLiquidado', 'Liquidado'],
  ['vlrPago', 'Pago'],
] as const;

const KNOWN = ['no', 'por'];

/** The tree of expenses: what a node adds up to, and its largest parts. */
export const despesaPage = (visit: Visit): Promise<Plain> =>
  tree(
    visit,
    visit.pairs.filter(([name]) => KNOWN.includes(name)),
  );

/** Who got the money: the same tree, by payee. */
export const favorecidosPage = (visit: Visit): Promise<Plain> => tree(visit, [['por', 'favorecido']]);

async function tree({ ask, route, path }: Visit, pairs: Visit['pairs']): Promise<Plain> {
  const answer = await ask<DespesaAnswer>(`/despesa?${new URLSearchParams(Object.fromEntries(pairs))}`);
  return {
    title: route.title,
    about: route.about ?? '',
    path,
    dados: answer.dados,
    content: contentOf(answer),
    sources: DESPESA_SOURCES,
  };
}

function contentOf({ no, por, says, data, total, totals, exercicios }: DespesaAnswer) {
  const label = (por && dimensionOf(por)?.label) || 'Parte';
  return html`<p>${capitalize(says)}.</p>
${factList(COLUMNS.map(([name, title]) => [title, reais(totals[name])]))}
${
  data.length > 0 &&
  htmlTable(
    `${capitalize(says)}: ${counted(Math.min(total, PLAIN_ROWS), 'a maior parte', 'maiores partes')} de ${total.toLocaleString('pt-BR')}`,
    [{ label }, ...COLUMNS.map(([, title]) => ({ label: title, end: true }))],
    data
      .slice(0, PLAIN_ROWS)
      .map((part) => [
        html`<a href="/despesa?no=${encodeURIComponent(part.no)}">${part.nome}</a>`,
        ...COLUMNS.map(([name]) => reais(part[name])),
      ]),
  )
}
<p>Outros anos: ${exercicios.map((year) => html`<a href="/despesa?no=${year}">${year}</a> `)}</p>
<p><a href="/despesa/empenhos/${encodeURIComponent(no)}">Os empenhos que somam estes valores</a>. Todas as partes em <a href="/api/v1/despesa.csv?no=${encodeURIComponent(no)}${por && `&por=${por}`}&amp;_planilha=1" rel="nofollow">CSV</a>.</p>`;
}
