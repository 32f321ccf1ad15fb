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
import type { Make, Plain, Visit } from '../../plain/page.ts';
import { capital, FIRST, facts, table } from '../../plain/table.ts';

/** Page of the yearly report of a channel, its figures in tables. */
export const relatorioPage =
  (canal: CanalComRelatorio): Make =>
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
  const columns = (por: string) => [{ label: por }, { label: capital(varios), end: true }];
  return html`${yearsOf(report)}${facts(figures)}
<p>${noPrazo(canal)}</p>
${parts.map(({ titulo, por, contas }) =>
  table(
    titulo,
    columns(por),
    contas.slice(0, FIRST).map(({ rotulo, total }) => [rotulo, total.toLocaleString('pt-BR')]),
  ),
)}
${report.perfil.length > 0 && html`<p>Grupos de menos de ${POUCOS} pessoas aparecem juntos.</p>`}
<p>${BASES[canal]}</p>
<p><a href="/api/v1/relatorios/${canal}.csv?ano=${report.ano}">Baixar o relatório em CSV</a></p>`;
}

const yearsOf = ({ anos }: Relatorio): Html =>
  html`<p>Anos: ${anos.map((ano) => html`<a href="?ano=${ano}">${ano}</a> `)}</p>`;
