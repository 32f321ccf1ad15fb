import { useState } from 'react';
import type { ConviteAnswer, PessoasAnswer } from '../../../catalog/painel/pessoas/answer.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { refreshDesk, useDeskAnswer } from '../answers.ts';
import { Answered, DeskPage } from '../page.tsx';
import { InviteForm } from './invite.tsx';
import { Invited } from './invited.tsx';
import { PersonItem } from './person.tsx';
import styles from './pessoas.module.css';

/** The people of a body's panel: invite, change what they may do, remove. */
export default function Pessoas() {
  const answer = useDeskAnswer<PessoasAnswer>('/pessoas');
  const [inviting, setInviting] = useState(false);
  const [outcome, setOutcome] = useState<ConviteAnswer['data'] | null>(null);
  const invited = (data: ConviteAnswer['data']): void => {
    setOutcome(data);
    setInviting(false);
    void refreshDesk('/pessoas');
  };
  const toggle = (
    <button type="button" className={button('primary')} aria-expanded={inviting} onClick={() => setInviting(!inviting)}>
      {inviting ? 'Cancelar o convite' : 'Convidar uma pessoa'}
    </button>
  );
  return (
    <DeskPage titulo="Pessoas" sobre="Quem cuida do portal do órgão, e o que cada um pode fazer." acoes={toggle}>
      <Answered of={answer}>
        {({ data: { pessoas, concede, correio } }) => (
          <>
            {outcome && pessoas.some(({ id }) => id === outcome.pessoa.id) && <Invited outcome={outcome} />}
            {inviting && <InviteForm concede={concede} correio={correio} done={invited} />}
            <ul className={card(styles.people)}>
              {pessoas.map((one) => (
                <PersonItem key={one.id} person={one} concede={concede} invited={invited} />
              ))}
            </ul>
          </>
        )}
      </Answered>
    </DeskPage>
  );
}
