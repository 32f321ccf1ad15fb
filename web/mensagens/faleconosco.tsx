import { Desk, Ways } from './aside.tsx';
import { useAtendimento } from './atendimento.ts';
import { Channel } from './page.tsx';

const OTHERS = [
  {
    to: '/ouvidoria',
    label: 'Ouvidoria',
    about: 'Denúncia, reclamação, solicitação, sugestão ou elogio, com prazo na lei',
  },
  { to: '/e-sic', label: 'e-SIC', about: 'Pedido de informação pública, com prazo e recurso na lei' },
  { to: '/perguntas', label: 'Perguntas frequentes', about: 'Talvez a resposta já esteja lá' },
];

/** The form for questions outside the channels that a law regulates. */
export default function FaleConosco() {
  const { canais, unidades } = useAtendimento();
  return (
    <Channel
      canal="fale-conosco"
      name="Fale conosco"
      title="Fale conosco"
      lead={
        <p>Uma dúvida ou um recado ao órgão. A resposta chega por e-mail. Não substitui a ouvidoria nem o e-SIC.</p>
      }
      unidades={unidades}
      aside={
        <>
          <Ways title="Não é por aqui se você quer…" ways={OTHERS} />
          <Desk title="Outras formas de falar" of={canais['fale-conosco']} />
        </>
      }
    />
  );
}
