import { useEffect } from 'react';
import type { Acompanhada, Passo } from '../../../catalog/mensagens/answer.ts';
import { REGRAS, RESULTADOS, rotuloOf, SITUACOES } from '../../../catalog/mensagens/canal.ts';
import type { PostedTicket } from '../../../catalog/mensagens/formulario.ts';
import { brasiliaToday, momentOf } from '../../../catalog/texto/moment.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { Link } from '../../ui/link.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Downloads } from '../downloads.tsx';
import { deadlineText } from '../receipt.ts';
import styles from './acompanhar.module.css';
import { Appeal, Clarify, Complement, Survey } from './acts.tsx';
import { downloadOwnFile, type MessagePass, passPairs } from './data.ts';
import { ACOES, answersOf, filesOf, isAnswered, stepsOf, toldOf, toneOf } from './words.ts';

interface Props {
  pass: MessagePass;
  of: Acompanhada;
  /** The form that this page answers, where it was sent without scripts. */
  posted: PostedTicket | null;
  change(found: Acompanhada): void;
  leave(): void;
}

/** A message as its author sees it: its state, its answers, and what can still be done. */
export function Shown({ pass, of, posted, change, leave }: Props) {
  useEffect(() => {
    document.querySelector('h1')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const act = { pass, posted, change };
  return (
    <div className={styles.shown}>
      <State of={of} leave={leave} />
      {of.pergunta && <Clarify {...act} pergunta={of.pergunta} />}
      {answersOf(of).map((step, i) => (
        <Answer key={step.quando} step={step} of={of} pass={pass} latest={i === 0} />
      ))}
      {of.avaliacao.pode && <Survey {...act} />}
      {of.recurso.pode && <Appeal {...act} ate={of.recurso.ate} />}
      {of.complemento.pode && <Complement {...act} />}
      <Course of={of} />
      <Said of={of} pass={pass} />
    </div>
  );
}

function State({ of, leave }: Pick<Props, 'of' | 'leave'>) {
  const { canal, tipo, situacao, criadaEm, prazo, prorrogada, unidade } = of;
  return (
    <section className={card(styles.part)} aria-label="Situação">
      <div className={styles.line}>
        <h2>{SITUACOES[situacao]}</h2>
        <Tag tone={toneOf(of)}>{of.atrasada ? 'Atrasada' : `${REGRAS[canal].titulo} · ${rotuloOf(canal, tipo)}`}</Tag>
        <Link
          to="/acompanhar"
          className={button()}
          onClick={(event) => {
            event.preventDefault();
            leave();
          }}
        >
          Sair
        </Link>
      </div>
      <p>
        Enviada em {momentOf(criadaEm)}
        {unidade && `, sobre ${unidade}`}.
      </p>
      {prazo && !isAnswered(of) && (
        <p>
          {situacao === 'em-recurso' ? 'O recurso é decidido até' : 'A resposta vem até'}{' '}
          <b>{deadlineText(prazo, brasiliaToday())}</b>
          {prorrogada && situacao !== 'em-recurso' && ', com o prazo já prorrogado'}.
        </p>
      )}
    </section>
  );
}

function Answer({ step, of, pass, latest }: { step: Passo; latest: boolean } & Pick<Props, 'of' | 'pass'>) {
  const result = RESULTADOS.find(({ nome }) => nome === of.resultado)?.rotulo;
  return (
    <section className={card(styles.answer)}>
      <h2>{step.acao === 'respondida' ? 'Resposta' : 'Resposta ao recurso'}</h2>
      <p className={styles.fine}>
        {momentOf(step.quando)}, por {step.autor}
        {latest && result && `. ${result}`}
      </p>
      <p className={styles.text}>{step.texto}</p>
      {latest && (
        <Downloads
          files={filesOf(of, 'orgao')}
          title={step.acao === 'respondida' ? 'Anexos da resposta' : 'Anexos das respostas'}
          get={(file) => downloadOwnFile(pass, file)}
          secret={passPairs(pass)}
        />
      )}
    </section>
  );
}

const Course = ({ of }: Pick<Props, 'of'>) => (
  <section className={card(styles.part)}>
    <h2>Andamento</h2>
    <ol className={styles.course}>
      {stepsOf(of).map((step) => (
        <li key={`${step.quando} ${step.acao}`}>
          <b>{ACOES[step.acao]}</b>
          <span className={styles.fine}>{momentOf(step.quando)}</span>
          {toldOf(step) && <p className={styles.text}>{toldOf(step)}</p>}
        </li>
      ))}
    </ol>
  </section>
);

function Said({ of, pass }: Pick<Props, 'of' | 'pass'>) {
  const { assunto, texto, sobre } = of;
  return (
    <section className={card(styles.part)}>
      <h2>O que você enviou</h2>
      {assunto && <p>Assunto: {assunto}</p>}
      <p className={styles.text}>{texto ?? 'O conteúdo foi eliminado ao fim do prazo de guarda.'}</p>
      {sobre && (
        <p>
          Sobre: <Link to={sobre.caminho}>{sobre.titulo}</Link>
        </p>
      )}
      <Downloads
        files={filesOf(of, 'cidadao')}
        title="Seus anexos"
        get={(file) => downloadOwnFile(pass, file)}
        secret={passPairs(pass)}
      />
    </section>
  );
}
