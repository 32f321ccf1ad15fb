import type { ContaAnswer } from '../../../catalog/painel/entrada/answer.ts';
import { PAPEIS, PAPEL_WORDS } from '../../../catalog/painel/papeis.ts';
import { card } from '../../ui/card.ts';
import { useDeskAnswer } from '../answers.ts';
import { Answered, DeskPage } from '../page.tsx';
import styles from './entrada.module.css';
import { Passkeys } from './passkeys.tsx';
import { Sessions } from './sessions.tsx';

/** One's own account: what one may do, how one enters, and where one is in. */
export default function Conta() {
  const answer = useDeskAnswer<ContaAnswer>('/conta');
  return (
    <DeskPage titulo="Minha conta" sobre="Como você entra no painel, e onde está com ele aberto.">
      <Answered of={answer}>
        {({ data }) => (
          <>
            <section className={card(styles.sheet)}>
              <h2>{data.nome}</h2>
              <p>{data.email}</p>
              <ul>
                {PAPEIS.filter((papel) => data.papeis.includes(papel)).map((papel) => (
                  <li key={papel}>
                    <b>{PAPEL_WORDS[papel].nome}:</b> {PAPEL_WORDS[papel].faz}
                  </li>
                ))}
              </ul>
            </section>
            <Passkeys passkeys={data.passkeys} />
            <Sessions sessoes={data.sessoes} />
          </>
        )}
      </Answered>
    </DeskPage>
  );
}
