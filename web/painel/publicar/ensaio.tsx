import { useEffect, useState } from 'react';
import type { Ensaio, EnsaioDeskAnswer } from '../../../catalog/painel/publicar/answer.ts';
import { button } from '../../ui/button.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePathPart } from '../../ui/router.tsx';
import { useDeskAnswer } from '../answers.ts';
import { Answered, DeskPage } from '../page.tsx';
import { AtWork } from './atwork.tsx';
import { ensaioPath } from './calls.ts';
import { Choosing } from './choosing.tsx';
import { Discard } from './discard.tsx';
import { Errors } from './errors.tsx';
import { FileExchange } from './exchange.tsx';
import { Outcome } from './outcome.tsx';
import { Presence } from './presence.tsx';
import styles from './publicar.module.css';
import { Receiving } from './receiving.tsx';
import { Review } from './review.tsx';
import { Steps } from './steps.tsx';
import { filesName, isUnderWay, isWorking } from './words.ts';

/** Milliseconds after which the state is asked for again: often while the server works, and else to say who is here. */
const WORKING_MS = 1_500;
const PRESENT_MS = 15_000;

/** One ensaio on one page: sent, checked, published. */
export default function EnsaioScreen() {
  const path = ensaioPath(usePathPart(2));
  const [busy, setBusy] = useState(true);
  const answer = useDeskAnswer<EnsaioDeskAnswer>(path, { every: busy ? WORKING_MS : PRESENT_MS });
  const estado = answer.data?.data.estado;
  useEffect(() => setBusy(estado === undefined || isWorking(estado)), [estado]);
  if (answer.error?.status === 404) return <Gone />;
  return <Answered of={answer}>{({ data }) => <EnsaioPage ensaio={data} />}</Answered>;
}

const Gone = () => (
  <DeskPage titulo="Publicar dados">
    <Notice icon="empty" title="Este envio não está mais aqui">
      <p>Ele foi descartado, ou ficou parado por sete dias. Nada do que estava publicado mudou.</p>
      <Link className={button('primary')} to="/painel/publicar">
        Enviar um arquivo
      </Link>
    </Notice>
  </DeskPage>
);

function EnsaioPage({ ensaio }: { ensaio: Ensaio }) {
  const { titulo, arquivos, mensagem, estado } = ensaio;
  return (
    <DeskPage
      titulo={titulo ?? 'Publicar dados'}
      sobre={arquivos.length > 0 ? filesName(arquivos) : undefined}
      acoes={
        <Link className={button()} to="/painel/publicar">
          Todos os envios
        </Link>
      }
    >
      <div className={styles.stack}>
        <Steps estado={estado} />
        <Presence presentes={ensaio.presentes} id={ensaio.id} />
        {mensagem && (
          <p role="status" className={styles.message}>
            {mensagem}
          </p>
        )}
        <EnsaioState ensaio={ensaio} />
        {isUnderWay(ensaio) && estado !== 'publicando' && <Discard ensaio={ensaio} />}
      </div>
    </DeskPage>
  );
}

/** What the page shows in each state. A file that is read again keeps what was found before in sight. */
function EnsaioState({ ensaio }: { ensaio: Ensaio }) {
  switch (ensaio.estado) {
    case 'recebendo':
      return <Receiving ensaio={ensaio} />;
    case 'escolher':
      return (
        <>
          <Errors ensaio={ensaio} />
          <Choosing ensaio={ensaio} />
          <FileExchange ensaio={ensaio} />
        </>
      );
    case 'publicando':
      return <AtWork ensaio={ensaio} />;
    case 'publicado':
    case 'desistido':
      return <Outcome ensaio={ensaio} />;
    default:
      return (
        <>
          {ensaio.estado === 'lendo' && <AtWork ensaio={ensaio} />}
          <Review ensaio={ensaio} />
        </>
      );
  }
}
