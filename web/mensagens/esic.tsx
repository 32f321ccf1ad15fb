import { REGRAS } from '../../catalog/mensagens/canal.ts';
import { Desk, Elsewhere, Part, Ways } from './aside.tsx';
import { useAtendimento } from './atendimento.ts';
import { Channel } from './page.tsx';
import { termOf } from './words.ts';

const CANAL = 'e-sic';
const LAW = 'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2011/lei/l12527.htm';

const WAYS = [
  { to: '/e-sic/relatorio', label: 'Relatório anual de pedidos', about: 'Recebidos, atendidos e negados, e de quem' },
  {
    to: '/informacoes-classificadas',
    label: 'Informações classificadas',
    about: 'O que está em sigilo, por quê e até quando',
  },
  { to: '/informacoes-desclassificadas', label: 'Informações desclassificadas', about: 'O que deixou de ser sigiloso' },
  { to: LAW, label: 'Lei 12.527/2011 (LAI)', about: 'A lei de acesso à informação' },
];

/** The form for requests of access to information. */
export default function Esic() {
  const { canais, externo, autoridadeRecursal, unidades } = useAtendimento();
  return (
    <Channel
      canal={CANAL}
      name="e-SIC"
      title="Peça uma informação (e-SIC)"
      lead={
        <p>
          Qualquer pessoa pode pedir, de graça, o que o órgão sabe ou guarda. Ninguém pergunta o motivo, e não é preciso
          mandar documento. A resposta vem em {termOf(CANAL)} ({REGRAS[CANAL].lei}).
        </p>
      }
      unidades={unidades}
      elsewhere={externo.esic && <Elsewhere to={externo.esic} what="O e-SIC" />}
      aside={
        <>
          <Desk title="Serviço de Informação ao Cidadão" of={canais[CANAL]} />
          <How authority={autoridadeRecursal} />
          <Ways title="Veja também" ways={WAYS} />
        </>
      }
    />
  );
}

/** The rules of asking and appealing, with every deadline. */
function How({ authority }: { authority: string | null }) {
  const { dias, mais, recurso } = REGRAS[CANAL];
  return (
    <Part title="Como pedir e como recorrer">
      <ol>
        <li>Escreva o pedido aqui, ou faça-o por telefone, por e-mail ou no balcão.</li>
        <li>Guarde o protocolo e a chave: com eles você acompanha.</li>
        <li>
          O órgão responde em até <b>{dias} dias</b>. Com justificativa, pode usar mais <b>{mais} dias</b>.
        </li>
        <li>
          Negaram ou faltou algo? Recorra em até <b>{recurso?.em} dias</b>, pela página de acompanhamento.
        </li>
        <li>
          {authority ?? 'A autoridade superior à que respondeu'} decide o recurso em até <b>{recurso?.dias} dias</b>.
        </li>
      </ol>
    </Part>
  );
}
