import type { Atendimento, Balcao } from '../../catalog/mensagens/atendimento.ts';
import { type Canal, REGRAS } from '../../catalog/mensagens/canal.ts';
import { type Html, html } from '../plain/html.ts';
import type { MakePage, Plain, Visit } from '../plain/page.ts';
import { simplePage } from '../plain/simple.ts';
import { factList } from '../plain/table.ts';
import { atendimentoOf } from './atendimento.ts';

/** Page of a channel for readers without JavaScript, whom its form does not serve: how to reach it in person, by telephone or by e-mail. */
export const channelPage =
  (canal: Canal): MakePage =>
  (visit: Visit): Plain => {
    const heard = atendimentoOf(visit.site.tenant);
    const away = elsewhere(canal, heard);
    return {
      ...simplePage(visit),
      content: html`${away ? html`<p>Este canal atende em outro sistema: <a href="${away}">${away}</a>.</p>` : BARRED}
<section><h2>Como ser atendido</h2>${counter(heard.canais[canal])}</section>
${terms(canal, heard)}
<section><h2>Veja também</h2><ul>${WAYS.filter(([path]) => path !== `/${canal}`).map(([path, label]) => link(path, label))}</ul></section>`,
    };
  };

const BARRED = html`<p>O formulário desta página precisa de JavaScript. Sem ele, escreva, telefone ou vá ao endereço abaixo.</p>`;

const WAYS: readonly (readonly [string, string])[] = [
  ['/ouvidoria', 'Ouvidoria: denúncia, reclamação, solicitação, sugestão ou elogio'],
  ['/e-sic', 'e-SIC: pedido de informação'],
  ['/fale-conosco', 'Fale conosco'],
  ['/acompanhar', 'Acompanhar um protocolo'],
  ['/ouvidoria/relatorio', 'Relatório anual da ouvidoria'],
  ['/e-sic/relatorio', 'Relatório anual do e-SIC'],
];

const link = (path: string, label: string): Html => html`<li><a href="${path}">${label}</a></li>`;

function elsewhere(canal: Canal, { externo }: Atendimento): string | null {
  if (canal === 'fale-conosco') return null;
  return canal === 'ouvidoria' ? externo.ouvidoria : externo.esic;
}

const counter = ({ unidade, responsavel, endereco, telefone, email, horario, norma }: Balcao): Html =>
  factList([
    ['Unidade responsável', unidade],
    ['Responsável', responsavel],
    ['Endereço', endereco],
    ['Horário', horario],
    ['Telefone', telefone],
    ['E-mail', html`<a href="mailto:${email}">${email}</a>`],
    ['Norma', norma && (norma.url ? html`<a href="${norma.url}">${norma.titulo}</a>` : norma.titulo)],
  ]);

/** Deadlines of a channel that has them by law. */
function terms(canal: Canal, { autoridadeRecursal }: Atendimento): Html | null {
  const { dias, mais, recurso, lei } = REGRAS[canal];
  if (dias === null) return html`<p>O Fale conosco não substitui a ouvidoria nem o e-SIC, que têm prazo na lei.</p>`;
  return html`<section><h2>Prazos</h2>${factList([
    ['Resposta', `até ${dias} dias, prorrogáveis uma vez por mais ${mais}, com justificativa (${lei})`],
    ['Recurso', recurso && `em até ${recurso.em} dias depois da resposta`],
    ['Decisão do recurso', recurso && `em até ${recurso.dias} dias`],
    ['Quem decide o recurso', canal === 'e-sic' ? autoridadeRecursal : null],
  ])}</section>`;
}

/** Page of the follow-up for readers without JavaScript: without it the key would be sent in the address. */
export const acompanharPage: MakePage = (visit) => ({
  ...simplePage(visit),
  content: html`<p>Esta página precisa de JavaScript: a chave nunca vai no endereço. Sem ele, telefone ou escreva com o número do protocolo.</p>
<section><h2>Ouvidoria</h2>${counter(atendimentoOf(visit.site.tenant).canais.ouvidoria)}</section>
<section><h2>e-SIC</h2>${counter(atendimentoOf(visit.site.tenant).canais['e-sic'])}</section>`,
});

/** Page of whoever answers for the body, reached by the link of a letter: search engines are not to find it. */
export const atenderPage: MakePage = (visit) => ({
  ...simplePage(visit),
  personal: true,
  content: html`<p>Abra esta página pelo link que chegou à caixa de correio do órgão, em um navegador com JavaScript.</p>`,
});
