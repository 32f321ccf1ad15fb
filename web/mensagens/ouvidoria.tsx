import { useEffect } from 'react';
import { REGRAS } from '../../catalog/mensagens/canal.ts';
import { Link } from '../ui/link.tsx';
import { useNavigate, useSearchParams } from '../ui/router.tsx';
import { About } from './about.tsx';
import { AsidePart, Elsewhere, ServiceDesk, Ways } from './aside.tsx';
import { useAtendimento } from './atendimento.ts';
import type { Message } from './message.ts';
import { Channel } from './page.tsx';
import { termOf } from './words.ts';

const CANAL = 'ouvidoria';
const LAW = 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2017/lei/l13460.htm';

/** The form of the ombudsman. */
export default function Ouvidoria() {
  const { canais, externo, cartaDeServicos, unidades } = useAtendimento();
  const sobre = aboutOf(useSearchParams().get('sobre'));
  return (
    <Channel
      canal={CANAL}
      name="Ouvidoria"
      title="Fale com a Ouvidoria"
      lead={
        <p>
          Denúncia, reclamação, solicitação, sugestão ou elogio. A resposta vem em {termOf(CANAL)} ({REGRAS[CANAL].lei}
          ). Não é preciso ter cadastro.
        </p>
      }
      unidades={unidades}
      elsewhere={externo.ouvidoria && <Elsewhere to={externo.ouvidoria} what="A ouvidoria" />}
      brought={sobre ? { sobre } : undefined}
      before={(message) => <Brought message={message} />}
      aside={
        <>
          <ServiceDesk title="Atendimento presencial e por telefone" of={canais[CANAL]} />
          <AsidePart title="Quer uma informação?">
            <p>Pedido de documento, dado ou número que o órgão tem é no e-SIC: a lei e o prazo são outros.</p>
            <p>
              <Link to="/e-sic">Pedir uma informação no e-SIC</Link>
            </p>
          </AsidePart>
          <Ways title="Veja também" ways={waysOf(cartaDeServicos)} />
        </>
      }
    />
  );
}

const waysOf = (letter: string | null) => [
  {
    to: '/ouvidoria/relatorio',
    label: 'Relatório anual da ouvidoria',
    about: 'Quantas mensagens, sobre o quê e em que prazo',
  },
  ...(letter
    ? [{ to: letter, label: 'Carta de Serviços', about: 'O que o órgão oferece, como e em quanto tempo' }]
    : []),
  { to: LAW, label: 'Lei 13.460/2017', about: 'Os direitos de quem usa os serviços públicos' },
];

/** Puts what a link brought along into the draft, in place of what was there; its title is written by who shows it. */
function Brought({ message: { draft, type } }: { message: Message }) {
  const params = useSearchParams();
  const navigate = useNavigate();
  const asked = aboutOf(params.get('sobre'));
  useEffect(() => {
    if (asked) type({ sobre: asked });
  }, [asked, type]);
  const leave = () => {
    navigate('?', { replace: true });
    type({ sobre: '', sobreTitulo: '' });
  };
  if (!draft.sobre) return null;
  return <About path={draft.sobre} type={type} leave={leave} />;
}

/**
 * The subject that a link names, only if it is a path of this portal: a link must not send a visitor elsewhere from
 * here.
 */
const aboutOf = (text: string | null): string | null => (text && /^\/(?![/\\])\S*$/.test(text) ? text : null);
