import { useEffect, useState } from 'react';
import type { Atendida } from '../../../catalog/mensagens/answer.ts';
import { REGRAS, rotuloOf } from '../../../catalog/mensagens/canal.ts';
import { brasiliaToday, momentOf } from '../../../catalog/texto/moment.ts';
import type { ApiError } from '../../api.ts';
import { Coming } from '../../dataset/states.tsx';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { Notice } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Page } from '../page.tsx';
import { Actions } from './actions.tsx';
import styles from './atender.module.css';
import { linkWay, requestLink, useAttended, useToken } from './data.ts';
import type { AttendDesk } from './desk.ts';
import { History } from './history.tsx';
import { Hurry, Said, Since, Who } from './message.tsx';
import { useSessionAnswer, useSessionText } from './storage.ts';
import { deadlineHurry } from './words.ts';

const NAME = 'Atender mensagem';
const TOLD = { personal: true };

/** The page where the body reads a message and deals with it. The link of a letter is the only way in. */
export default function Atender() {
  const token = useToken();
  const { found, error, change, retry } = useAttended(token);
  const [autor, setAutor] = useSessionText('autor');
  const [blamed, blame] = useState<string>();
  if (found) return <Open token={token} of={found} desk={{ autor, setAutor, blamed, blame }} change={change} />;
  return (
    <Page name={NAME} title={NAME} told={TOLD} lead={<p>Para quem responde pelo órgão.</p>}>
      {token === '' && <Nowhere />}
      {error && <Shut error={error} token={token} retry={retry} />}
      {token !== '' && !error && <Coming />}
    </Page>
  );
}

interface OpenProps {
  token: string;
  of: Atendida;
  desk: Pick<AttendDesk, 'autor' | 'setAutor' | 'blamed' | 'blame'>;
  change(of: Atendida): void;
}

function Open({ token, of, desk: who, change }: OpenProps) {
  const { protocolo, expira } = of;
  const resposta = useSessionAnswer(protocolo);
  const [way] = useState(() => linkWay(token));
  const desk: AttendDesk = { ...who, way, of, resposta, change: (next) => change({ ...next, expira }) };
  useEffect(() => {
    if (!token) return;
    document.querySelector('h1')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [token]);
  return (
    <Page
      name={NAME}
      title={`${rotuloOf(of.canal, of.tipo)} ${protocolo}`}
      told={TOLD}
      lead={<Lead of={of} />}
      aside={
        <>
          <Hurry of={of} />
          <Who desk={desk} />
          <History of={of} />
        </>
      }
    >
      <Said desk={desk} />
      <Since desk={desk} />
      <Actions desk={desk} />
    </Page>
  );
}

/** The line under the title, with the deadline: on a phone it would else come after the forms. */
function Lead({ of }: { of: Atendida }) {
  const { canal, criadaEm, unidade, papel, setor, expira } = of;
  const { tone, short } = deadlineHurry(of, brasiliaToday());
  return (
    <div className={styles.lead}>
      <span className={styles.soon}>
        <Tag tone={tone}>{short}</Tag>
      </span>
      <p>
        {REGRAS[canal].titulo}, {momentOf(criadaEm)}
        {unidade && `, sobre ${unidade}`}.{papel === 'unidade' && ` Pede-se o parecer de ${setor ?? 'uma unidade'}.`}{' '}
        Este link vale até {momentOf(expira)}.
      </p>
    </div>
  );
}

const Nowhere = () => (
  <div className={card()}>
    <Notice icon="lock" title="Abra o link do e-mail">
      <p>
        Cada mensagem tem o seu link, enviado à caixa de quem responde pelo órgão. Por segurança ele sai do endereço
        desta página assim que abre: depois de recarregar, use o e-mail de novo.
      </p>
    </Notice>
  </div>
);

/** The reason why a link does not open, and what to do about it. */
function Shut({ error, token, retry }: { error: ApiError; token: string; retry(): void }) {
  if (error.type === 'EXPIRED') return <Expired token={token} />;
  if (error.status === 401 || error.status === 404)
    return (
      <div className={card()}>
        <Notice icon="lock" title="Este link não abre nenhuma mensagem" alert>
          <p>{error.message}</p>
        </Notice>
      </div>
    );
  return (
    <div className={card()}>
      <Notice icon="warning" title={error.status === 0 ? 'Sem conexão com o portal' : 'A mensagem não chegou'} alert>
        <p>{error.message}</p>
        <button type="button" className={button('primary')} onClick={retry}>
          Tentar de novo
        </button>
      </Notice>
    </div>
  );
}

function Expired({ token }: { token: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failed, setFailed] = useState('');
  const send = async () => {
    setState('busy');
    setFailed('');
    try {
      await requestLink(token);
      setState('done');
    } catch (error) {
      setState('idle');
      setFailed((error as Error).message);
    }
  };
  if (state === 'done')
    return (
      <div className={card()}>
        <Notice icon="talk" title="Um link novo está a caminho" alert>
          <p>Ele chega em instantes na mesma caixa de e-mail do anterior. Esta página pode ser fechada.</p>
        </Notice>
      </div>
    );
  return (
    <div className={card()}>
      <Notice icon="lock" title="Este link venceu" alert>
        <p>Por segurança os links valem por um tempo. Um novo pode ir para a mesma caixa de e-mail.</p>
        <button type="button" className={button('primary')} aria-disabled={state === 'busy'} onClick={send}>
          {state === 'busy' ? 'Mandando…' : 'Mandar um link novo'}
        </button>
        {failed && <p className={styles.wrong}>{failed}</p>}
      </Notice>
    </div>
  );
}
