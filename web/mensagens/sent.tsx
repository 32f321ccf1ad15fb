import { useEffect, useRef } from 'react';
import type { Enviada } from '../../catalog/mensagens/answer.ts';
import { type Canal, REGRAS } from '../../catalog/mensagens/canal.ts';
import { brasiliaToday, momentOf } from '../../catalog/texto/moment.ts';
import { usePortal } from '../portal.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { copyText } from '../ui/clip.ts';
import { Crumbs } from '../ui/crumbs.tsx';
import { Link } from '../ui/link.tsx';
import { Sign } from '../ui/sign.tsx';
import { Title } from '../ui/title.tsx';
import { wrap } from '../ui/wrap.ts';
import type { SentMessage } from './message.ts';
import page from './page.module.css';
import { deadlineText, receiptText, saveFile } from './receipt.ts';
import styles from './sent.module.css';

/** The receipt on the page: the protocol and the key, this once, and how to keep them. */
export function Sent({ canal, name, done }: { canal: Canal; name: string; done: SentMessage }) {
  const { enviada, antes, rascunho } = done;
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    own.current?.querySelector('h1')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <div ref={own} className={wrap(page.page)}>
      <Crumbs steps={[{ label: name }]} />
      <div className={page.head}>
        <Title page={name}>{canal === 'e-sic' ? 'Pedido recebido' : 'Mensagem recebida'}</Title>
        <p className={page.lead}>Recebida em {momentOf(enviada.criadaEm)}. Guarde o protocolo e a chave.</p>
      </div>
      <div className={page.one}>
        {antes && <Before />}
        <section className={card(styles.receipt)} aria-label="Comprovante">
          <Code label="Protocolo" text={enviada.protocolo} />
          <Code label="Chave" text={enviada.chave} />
          <p className={styles.once}>
            <Sign name="warning" />
            <span>A chave aparece só agora. Quem tem o protocolo e a chave lê a mensagem e a resposta.</span>
          </p>
          <Keep canal={canal} enviada={enviada} />
        </section>
        <Next canal={canal} enviada={enviada} anonymous={rascunho.identidade === 'anonima'} />
      </div>
    </div>
  );
}

const Before = () => (
  <p role="alert" className={card(styles.before)}>
    O que chegou foi o que você enviou antes da última mudança. Para acrescentar o que mudou, acompanhe o protocolo e
    use “Complementar”.
  </p>
);

const Code = ({ label, text }: { label: string; text: string }) => (
  <div className={styles.code}>
    <span id={`comprovante-${label}`}>{label}</span>
    <output aria-labelledby={`comprovante-${label}`}>{text}</output>
    <button
      type="button"
      className={button()}
      onClick={() => copyText(text, `${label} copiado`.replace('Chave copiado', 'Chave copiada'), `${label}:`)}
    >
      <Sign name="link" />
      Copiar {label.toLowerCase()}
    </button>
  </div>
);

function Keep({ canal, enviada }: { canal: Canal; enviada: Enviada }) {
  const { frame } = usePortal();
  const text = () => {
    const content = receiptText(canal, enviada, {
      txtCliente: frame?.cliente.txtCliente ?? '',
      address: location.origin,
    });
    saveFile(new Blob([content], { type: 'text/plain;charset=utf-8' }), `protocolo-${enviada.protocolo}.txt`);
  };
  return (
    <div className={styles.acts}>
      <button type="button" className={button('primary')} onClick={text}>
        <Sign name="download" />
        Salvar em arquivo de texto
      </button>
      <button type="button" className={button()} onClick={() => window.print()}>
        <Sign name="print" />
        Imprimir
      </button>
    </div>
  );
}

function Next({ canal, enviada, anonymous }: { canal: Canal; enviada: Enviada; anonymous: boolean }) {
  const { protocolo, prazo, copia } = enviada;
  return (
    <section className={card(styles.next)}>
      <h2>O que acontece agora</h2>
      <ul>
        {prazo ? (
          <li>
            A resposta vem até <b>{deadlineText(prazo, brasiliaToday())}</b>, pela {REGRAS[canal].lei}.
          </li>
        ) : (
          <li>A resposta chega no e-mail que você informou.</li>
        )}
        {anonymous && (
          <li>
            Ninguém sabe quem você é, nem nós. Só com o protocolo e a chave dá para ver a resposta: sem eles, não há
            como recuperar.
          </li>
        )}
        {copia && <li>Uma cópia vai para o seu e-mail.</li>}
        <li>
          <Link to={`/acompanhar?protocolo=${encodeURIComponent(protocolo)}`}>Acompanhe este protocolo</Link> quando
          quiser.
        </li>
      </ul>
    </section>
  );
}
