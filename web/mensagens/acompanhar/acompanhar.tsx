import { useState } from 'react';
import type { Acompanhada } from '../../../catalog/mensagens/answer.ts';
import { Page } from '../page.tsx';
import type { MessagePass } from './data.ts';
import { Lookup } from './lookup.tsx';
import { Shown } from './shown.tsx';

const NAME = 'Acompanhar protocolo';

/**
 * The page that shows what became of a message. Neither the key nor anything it opens leaves the memory of this page.
 */
export default function Acompanhar() {
  const [open, setOpen] = useState<{ pass: MessagePass; found: Acompanhada } | null>(null);
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
          change={(found) => setOpen({ ...open, found })}
          leave={() => setOpen(null)}
        />
      ) : (
        <Lookup found={(pass, found) => setOpen({ pass, found })} />
      )}
    </Page>
  );
}
