import type { ReactNode } from 'react';
import type { EmAtendimento, Passo } from '../../../catalog/mensagens/answer.ts';
import { RESULTADOS, SITUACOES } from '../../../catalog/mensagens/canal.ts';
import { checkAutor } from '../../../catalog/mensagens/resposta.ts';
import { brasiliaToday, momentOf } from '../../../catalog/texto/moment.ts';
import { useSubmission } from '../../form/submission.ts';
import { ProblemSummary } from '../../form/summary.tsx';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { confirm } from '../../ui/confirm.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Downloads } from '../downloads.tsx';
import styles from './atender.module.css';
import type { AttendDesk } from './desk.ts';
import { deadlineHurry, isOpenMessage, isWord, WORDS, whenOf } from './words.ts';

/** The deadline, and how near it is. */
export function Hurry({ of }: { of: EmAtendimento }) {
  const { tone, short, text } = deadlineHurry(of, brasiliaToday());
  const result = RESULTADOS.find(({ nome }) => nome === of.resultado)?.rotulo;
  const more = isOpenMessage(of) ? SITUACOES[of.situacao] : result;
  return (
    <section className={card(styles.part)} data-tone={tone}>
      <h2>{isOpenMessage(of) ? 'Prazo' : 'Situação'}</h2>
      <p>
        <Tag tone={tone}>{short}</Tag>
      </p>
      <p>{text}</p>
      {more && <p className={styles.fine}>{more}</p>}
    </section>
  );
}

/** The text of a message, the record it is about, and its files. */
export function Said({ desk: { of, way } }: { desk: AttendDesk }) {
  const { assunto, texto, sobre, anexos } = of;
  return (
    <section className={card(styles.part)}>
      <h2>{assunto ?? 'O que foi enviado'}</h2>
      <p className={styles.text}>{texto ?? 'O conteúdo foi eliminado ao fim do prazo de guarda.'}</p>
      {sobre && (
        <p>
          Sobre:{' '}
          <a href={sobre.caminho} target="_blank" rel="noreferrer">
            {sobre.titulo}
          </a>
        </p>
      )}
      <Downloads
        title="Anexos de quem enviou"
        files={anexos.filter(({ de }) => de === 'cidadao')}
        get={(file) => way.download(file)}
      />
    </section>
  );
}

/** The exchange since, in its order: whoever answers an appeal sees what was answered and why it was not accepted. */
export function Since({ desk: { of, way } }: { desk: AttendDesk }) {
  const words = of.passos.filter(isWord);
  const answer = words.findLast(isAnswer);
  return words.map((step) => (
    <section key={`${step.quando} ${step.acao}`} className={card(styles.part)}>
      <h2>{WORDS[step.acao]}</h2>
      <p className={styles.fine}>{whenOf(step.acao, momentOf(step.quando), step.autor)}</p>
      <p className={styles.text}>{step.texto}</p>
      {step === answer && (
        <Downloads
          title={step.acao === 'respondida' ? 'Anexos da resposta' : 'Anexos das respostas'}
          files={of.anexos.filter(({ de }) => de === 'orgao')}
          get={(file) => way.download(file)}
        />
      )}
    </section>
  ));
}

const isAnswer = ({ acao }: Passo): boolean => acao === 'respondida' || acao === 'recurso-respondido';

/** The author of a message, as far as this reader may know. */
export function Who({ desk }: { desk: AttendDesk }) {
  const { pessoa, oculta, pode } = desk.of;
  return (
    <section className={card(styles.part)}>
      <h2>Quem enviou</h2>
      {pessoa && (
        <dl className={styles.facts}>
          <Fact name="Nome">{pessoa.nome}</Fact>
          {pessoa.email && <Fact name="E-mail">{pessoa.email}</Fact>}
          {pessoa.telefone && <Fact name="Telefone">{pessoa.telefone}</Fact>}
        </dl>
      )}
      {!pessoa && !oculta && <p>Anônima: quem enviou não se identificou, e ninguém tem como saber.</p>}
      {oculta && pode.identidade && <Veiled desk={desk} />}
      {oculta && !pode.identidade && <p>Em sigilo: só a ouvidoria pode ver quem enviou.</p>}
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A name under secrecy, which the ombudsman may see, and never without a trace. */
function Veiled({ desk: { way, autor, setAutor, blame, change } }: { desk: AttendDesk }) {
  const { run, busy, ...shown } = useSubmission<EmAtendimento>(change);
  const look = async () => {
    const problems = checkAutor(autor);
    blame(problems[0]?.message);
    const sure =
      problems.length > 0 ||
      (await confirm({
        title: 'Ver quem enviou?',
        text: 'Quem enviou pediu sigilo, ou a lei o protege. O seu nome e a hora ficam no registro desta mensagem.',
        yes: 'Ver, e registrar',
        no: 'Não ver',
      }));
    if (sure) run(problems, () => way.act('identidade', setAutor ? { autor } : {}));
  };
  return (
    <>
      <p>Em sigilo. Não mostre a ninguém de fora da ouvidoria.</p>
      <ProblemSummary {...shown} />
      <button type="button" className={button()} aria-disabled={busy} onClick={look}>
        Ver quem enviou
      </button>
    </>
  );
}
