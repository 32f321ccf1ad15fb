import { useState } from 'react';
import { REGRAS } from '../../../catalog/mensagens/canal.ts';
import type { Modelo, ModelosAnswer } from '../../../catalog/painel/mensagens/answer.ts';
import { dayOf } from '../../../catalog/texto/moment.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { confirm } from '../../ui/confirm.tsx';
import { Link } from '../../ui/link.tsx';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk, useDeskAnswer } from '../answers.ts';
import { deskSend } from '../call.ts';
import { Answered, DeskPage } from '../page.tsx';
import styles from './mensagens.module.css';
import { ModelForm } from './modelo.tsx';

/** The models of answers of the person's channels: listed, made, changed and deleted. */
export default function Modelos() {
  const answer = useDeskAnswer<ModelosAnswer>('/modelos');
  const [edited, setEdited] = useState<Modelo | 'novo' | null>(null);
  return (
    <DeskPage
      titulo="Modelos de resposta"
      sobre="Textos prontos para o que se responde sempre. Ao responder, escolha um e confira antes de enviar."
      acoes={
        <>
          <Link className={button()} to="/painel/mensagens">
            Voltar às mensagens
          </Link>
          <button type="button" className={button('primary')} onClick={() => setEdited('novo')}>
            Novo modelo
          </button>
        </>
      }
    >
      {edited && (
        <ModelForm
          key={edited === 'novo' ? '' : edited.id}
          of={edited === 'novo' ? null : edited}
          end={() => setEdited(null)}
        />
      )}
      <Answered of={answer}>{({ data }) => <List modelos={data} edit={setEdited} />}</Answered>
    </DeskPage>
  );
}

function List({ modelos, edit }: { modelos: readonly Modelo[]; edit(of: Modelo): void }) {
  if (modelos.length === 0)
    return (
      <p className={card(styles.part)}>
        Ainda não há modelos. O primeiro pode ser o de “recebemos a sua mensagem e vamos verificar”.
      </p>
    );
  return (
    <ul className={styles.lines} aria-label="Modelos">
      {modelos.map((one) => (
        <li key={one.id} className={card(styles.part)}>
          <h2>{one.titulo}</h2>
          <p className={styles.fine}>
            {one.canal ? REGRAS[one.canal].titulo : 'Todos os canais'} · {dayOf(one.alteradoEm)}, por {one.quem}
          </p>
          <p className={styles.text}>{one.texto}</p>
          <div className={styles.row}>
            <button type="button" className={button()} aria-label={`Mudar ${one.titulo}`} onClick={() => edit(one)}>
              Mudar
            </button>
            <button type="button" className={button()} aria-label={`Excluir ${one.titulo}`} onClick={() => remove(one)}>
              Excluir
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

async function remove({ id, titulo }: Modelo): Promise<void> {
  const sure = await confirm({
    ...{ title: `Excluir “${titulo}”?`, text: 'As respostas já enviadas com ele não mudam.' },
    ...{ yes: 'Excluir', no: 'Manter' },
  });
  if (!sure) return;
  await deskSend('DELETE', `/modelos/${id}`).catch((error: Error) => toast(error.message));
  await refreshDesk('/modelos');
}
