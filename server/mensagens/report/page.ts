import { POUCOS } from '../../../catalog/mensagens/grupos.ts';
import type { Relatorio } from '../../../catalog/mensagens/relatorio.ts';
import {
  BASES,
  type CanalComRelatorio,
  CHAMADAS,
  noPrazo,
  numeros,
  tabelas,
} from '../../../catalog/mensagens/tabela.ts';
import { type Html, html } from '../../plain/html.ts';
import type { MakePage, Plain, Visit } from '../../plain/page.ts';
import { capitalize, factList, htmlTable, PLAIN_ROWS } from '../../plain/table.ts';

/** Page of the yearly report of a channel, its figures in tables. */
export const relatorioPage =
  (canal: CanalComRelatorio): MakePage =>
  async (visit: Visit): Promise<Plain> => {
    const query = new URLSearchParams(visit.pairs.map(([name, value]): [string, string] => [name, value])).toString();
    const { data } = await visit.ask<{ data: Relatorio }>(`/relatorios/${canal}${query && `?${query}`}`);
    return {
      title: visit.route.title,
      about: visit.route.about ?? '',
      path: visit.path,
      heading: `${visit.route.title} de ${data.ano}`,
      content: contentOf(canal, data),
      sources: [],
    };
  };

function contentOf(canal: CanalComRelatorio, report: Relatorio): Html {
  const { varios } = CHAMADAS[canal];
  const figures = numeros(report).map(({ rotulo, valor, nota }) => {
    const text = valor === null ? '–' : valor.toLocaleString('pt-BR');
    return [rotulo, nota ? `${text} (${nota})` : text] as const;
  });
  const parts = report.recebidas > 0 ? tabelas(report) : [];
  const columns = (por: string) => [{ label: por }, { label: capitalize(varios), end: true }];
  return html`${yearsOf(report)}${factList(figures)}
<p>${noPrazo(canal)}</p>
${parts.map(({ titulo, por, contas }) =>
  htmlTable(
    titulo,
    columns(por),
    contas.slice(0, PLAIN_ROWS).map(({ rotulo, total }) => [rotulo, total.toLocaleString('pt-BR')]),
  ),
)}
${report.perfil.length > 0 && html`<p>Grupos de menos de ${POUCOS} pessoas aparecem juntos.</p>`}
<p>${BASES[canal]}</p>
<p><a href="/api/v1/relatorios/${canal}.csv?ano=${report.ano}">Baixar o relatório em CSV</a></p>`;
}

const yearsOf = ({ anos }: Relatorio): Html =>
  html`<p>Anos: ${anos.map((ano) => html`<a href="?ano=${ano}">${ano}</a> `)}</p>`;
