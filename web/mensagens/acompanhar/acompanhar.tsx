import { useState } from 'react';
import type { Acompanhada } from '../../../catalog/mensagens/answer.ts';
import type { PostedTicket } from '../../../catalog/mensagens/formulario.ts';
import { Page } from '../page.tsx';
import { usePostedTicket } from '../posted.ts';
import type { MessagePass } from './data.ts';
import { Lookup } from './lookup.tsx';
import { Shown } from './shown.tsx';

const NAME = 'Acompanhar protocolo';

interface OpenMessage {
  pass: MessagePass;
  found: Acompanhada;
}

const openedBy = (posted: PostedTicket | null): OpenMessage | null =>
  posted?.encontrada ? { pass: { protocolo: posted.protocolo, chave: posted.chave }, found: posted.encontrada } : null;

/**
 * The page that shows what became of a message. Neither the key nor anything it opens leaves the memory of this page, and
 * that of the answer to a form without scripts.
 */
export default function Acompanhar() {
  const posted = usePostedTicket();
  const [open, setOpen] = useState(() => openedBy(posted));
  return (
    <Page
      name={NAME}
      title={open ? `Protocolo ${open.found.protocolo}` : NAME}
      lead={
        open ? (
          <p>Só quem tem o protocolo e a chave vê esta página. Saia quando terminar.</p>
        ) : (
          <p>Veja a resposta e o andamento com o protocolo e a chave que você recebeu ao enviar.</p>
        )
      }
    >
      {open ? (
        <Shown
          pass={open.pass}
          of={open.found}
          posted={posted}
          change={(found) => setOpen({ ...open, found })}
          leave={() => setOpen(null)}
        />
      ) : (
        <Lookup posted={posted} found={(pass, found) => setOpen({ pass, found })} />
      )}
    </Page>
  );
}
