import { useState } from 'react';
import type { EdicaoAnswer, EdicoesAnswer, SalvarTextoAnswer } from '../../../catalog/painel/textos/answer.ts';
import { textPart } from '../../../catalog/painel/textos/partes.ts';
import { ApiError } from '../../api.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { confirm } from '../../ui/confirm.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePathPart } from '../../ui/router.tsx';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk, useDeskAnswer } from '../answers.ts';
import { deskSend } from '../call.ts';
import { Answered, DeskPage } from '../page.tsx';
import { Changes } from './changes.tsx';
import styles from './textos.module.css';
import { editionWords } from './words.ts';

/** The versions of a part: what each changed, and the way back to it. */
export default function VersoesScreen() {
  const id = usePathPart(2);
  const all = useDeskAnswer<EdicoesAnswer>(`/textos/${id}/edicoes`);
  const titulo = textPart(id)?.titulo ?? 'Textos';
  return (
    <DeskPage
      titulo={`Versões: ${titulo}`}
      sobre="Voltar a uma versão também é uma mudança: nada se apaga, e dela se pode voltar."
      acoes={
        <Link to={`/painel/textos/${id}`} className={button()}>
          Editar
        </Link>
      }
    >
      <Answered of={all}>
        {({ data }) =>
          data.length === 0 ? (
            <Notice icon="empty" title="Ainda não há versões">
              <p>A primeira aparece quando alguém salvar este texto.</p>
            </Notice>
          ) : (
            <ol className={styles.parts}>
              {data.map((one, i) => (
                <li key={one.numero} className={card(styles.part)}>
                  <h2>
                    Versão {one.numero}
                    {i === 0 ? ' (no ar)' : ''}
                  </h2>
                  <p className={styles.last}>{editionWords(one)}</p>
                  <Version parte={id} numero={one.numero} />
                </li>
              ))}
            </ol>
          )
        }
      </Answered>
    </DeskPage>
  );
}

function Version({ parte, numero }: { parte: string; numero: number }) {
  const [isOpen, setOpen] = useState(false);
  const path = `/textos/${parte}/edicoes/${numero}`;
  const one = useDeskAnswer<EdicaoAnswer>(path, { when: isOpen });
  return (
    <>
      <button type="button" className={button()} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        O que mudou<span className={styles.unseen}> na versão {numero}</span>
      </button>
      {isOpen && (
        <Answered of={one}>
          {({ data: { mudancas, temAntes, vigente } }) => (
            <>
              <Changes of={mudancas} />
              <p className={styles.row}>
                {!vigente && (
                  <button type="button" className={button()} onClick={() => void goBack(parte, numero, 'depois')}>
                    Voltar à versão {numero}
                  </button>
                )}
                {temAntes && (
                  <button type="button" className={button()} onClick={() => void goBack(parte, numero, 'antes')}>
                    Voltar a como era antes da versão {numero}
                  </button>
                )}
              </p>
            </>
          )}
        </Answered>
      )}
    </>
  );
}

async function goBack(parte: string, numero: number, para: 'antes' | 'depois'): Promise<void> {
  const title = para === 'depois' ? `Voltar à versão ${numero}?` : `Voltar a como era antes da versão ${numero}?`;
  const text = 'O portal passa a mostrar esse texto agora. A versão que está no ar continua guardada.';
  if (!(await confirm({ title, text, yes: 'Voltar', no: 'Cancelar' }))) return;
  const path = `/textos/${parte}/edicoes/${numero}/volta`;
  const said = await deskSend<SalvarTextoAnswer>('POST', path, { para }).then(
    ({ data }) => (data.estado === 'igual' ? 'Já estava assim.' : 'Pronto: essa versão está no ar.'),
    (error: unknown) => (error instanceof ApiError ? error.message : 'Não foi possível voltar. Tente de novo.'),
  );
  await refreshDesk('/textos');
  toast(said);
}
