import { type ReactNode, useState } from 'react';
import { formatDay } from '../../../catalog/fields/date.ts';
import type { Acompanhada } from '../../../catalog/mensagens/answer.ts';
import { COMENTARIO, checkNota, checkText, NOTAS, TEXTO } from '../../../catalog/mensagens/resposta.ts';
import { ActForm, type ActMeans } from '../../form/act.tsx';
import { Choices } from '../../form/choices.tsx';
import { TextField } from '../../form/text.tsx';
import { card } from '../../ui/card.ts';
import { toast } from '../../ui/toast.tsx';
import { WrittenAct } from '../written.tsx';
import styles from './acompanhar.module.css';
import { add, type MessagePass } from './data.ts';

interface Props {
  pass: MessagePass;
  change(found: Acompanhada): void;
}

/** The address of an act and what is said once it is done. The API calls every text `texto`; on the page it has the name of its form. */
const meansOf = ({ pass, change }: Props, door: string, said: string): ActMeans<Acompanhada> => ({
  named: (field) => (field === 'texto' ? door : field),
  check: () => [],
  send: (body) => add(pass, door, body),
  done: (found) => {
    change(found);
    toast(said);
  },
});

const Act = ({ title, about, children }: { title: string; about: string; children: ReactNode }) => (
  <section className={card(styles.part)}>
    <h2>{title}</h2>
    <p>{about}</p>
    {children}
  </section>
);

const ROWS = 4;

/** Adds what was forgotten, while nobody has answered yet. */
export const Complement = (props: Props) => (
  <Act title="Complementar" about="Esqueceu algo? Acrescente aqui. O que você já enviou não muda.">
    <WrittenAct
      means={meansOf(props, 'complemento', 'Complemento enviado.')}
      title="Complementar"
      label="Enviar complemento"
      text={{
        field: 'texto',
        label: 'O que você quer acrescentar',
        longest: TEXTO,
        missing: 'Escreva o que quer acrescentar',
        rows: ROWS,
      }}
    />
  </Act>
);

export const Appeal = ({ ate, ...props }: Props & { ate: string | null }) => (
  <Act
    title="Recorrer"
    about={`Não concorda com a resposta, ou faltou algo? Diga por quê, e ela é reexaminada.${ate ? ` O último dia para recorrer é ${formatDay(ate)}.` : ''}`}
  >
    <WrittenAct
      means={meansOf(props, 'recurso', 'Recurso enviado.')}
      title="Recorrer"
      label="Enviar recurso"
      text={{
        field: 'texto',
        label: 'Por que você recorre',
        longest: TEXTO,
        missing: 'Escreva por que recorre',
        rows: ROWS,
      }}
    />
  </Act>
);

const MARKS = NOTAS.map((rotulo, i) => ({ nome: String(i + 1), rotulo, dica: '' }));

export function Survey(props: Props) {
  const [nota, setNota] = useState('');
  const [comentario, setComentario] = useState('');
  const long = () => (comentario === '' ? [] : checkText('comentario', comentario, COMENTARIO, ''));
  return (
    <Act title="Como foi o atendimento?" about="Sua nota entra na média do relatório anual, sem o seu nome.">
      <ActForm
        means={meansOf(props, 'avaliacao', 'Obrigado pela avaliação.')}
        title="Como foi o atendimento?"
        label="Enviar avaliação"
        check={() => [...checkNota(Number(nota)), ...long()]}
        body={() => ({ nota: Number(nota), comentario })}
      >
        {(problemOf) => (
          <>
            <Choices
              name="nota"
              legend="Sua nota"
              options={MARKS}
              value={nota}
              problem={problemOf('nota')}
              choose={setNota}
            />
            <TextField
              name="comentario"
              label="Comentário"
              optional
              rows={ROWS}
              text={comentario}
              longest={COMENTARIO}
              problem={problemOf('comentario')}
              type={setComentario}
            />
          </>
        )}
      </ActForm>
    </Act>
  );
}
