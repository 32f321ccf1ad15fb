import type { FormEvent } from 'react';
import type { ConjuntoDeclarado } from '../../../catalog/painel/cargas/answer.ts';
import { Field } from '../../form/field.tsx';
import { TextField } from '../../form/text.tsx';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk } from '../answers.ts';
import { deskSend } from '../call.ts';
import type { DraftState } from '../draft.ts';
import { SavedNote } from '../saved.tsx';
import { ActRefused, useDeskAct } from './act.tsx';
import styles from './cargas.module.css';
import { DatasetChoice } from './choose.tsx';

/** What the form says. */
export interface Declaring {
  dataset: string;
  de: string;
  ate: string;
  campo: string;
  valor: string;
  texto: string;
}

export const NOTHING_SAID: Declaring = { dataset: '', de: '', ate: '', campo: '', valor: '', texto: '' };

const LONGEST = 1_000;

interface Props {
  said: Declaring;
  change(said: Declaring): void;
  draft: DraftState;
  conjuntos: readonly ConjuntoDeclarado[];
}

/** The form of a statement: of what, of when, and the sentence. */
export function DeclaringForm({ said, change, draft, conjuntos }: Props) {
  const act = useDeskAct();
  const set = conjuntos.find(({ id }) => id === said.dataset);
  const clear = async (): Promise<void> => {
    // In this order: what is set is kept as a draft, unless it is discarded at once.
    change(NOTHING_SAID);
    await draft.discard();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { dataset, de, ate, campo, valor, texto } = said;
    void act.run(async () => {
      const onde = campo === '' ? null : { campo, valor };
      await deskSend('POST', `/declaracoes/${encodeURIComponent(dataset)}`, { de, ate, onde, texto });
      toast('A declaração está no portal.');
      await clear();
      await refreshDesk('/declaracoes');
    });
  };
  return (
    <form className={card(styles.sheet)} onSubmit={submit} aria-label="Nova declaração">
      <ActRefused act={act} />
      <div className={styles.form}>
        <DatasetChoice
          name="dataset"
          label="Do que não houve"
          none="Escolha"
          value={said.dataset}
          options={conjuntos}
          choose={(dataset) => change({ ...said, dataset, campo: '', valor: '' })}
        />
        <DayField name="de" label="Primeiro dia" value={said.de} type={(de) => change({ ...said, de })} />
        <DayField name="ate" label="Último dia" value={said.ate} type={(ate) => change({ ...said, ate })} />
        {set && set.partes.length > 0 && <PartFields set={set} said={said} change={change} />}
      </div>
      <TextField
        name="texto"
        label="A frase, como o cidadão a lerá"
        text={said.texto}
        longest={LONGEST}
        rows={3}
        problem={undefined}
        type={(texto) => change({ ...said, texto })}
      />
      <p>
        <button type="submit" className={button('primary')} disabled={said.dataset === ''} aria-disabled={act.busy}>
          {act.busy ? 'Publicando…' : 'Publicar a declaração'}
        </button>{' '}
        {draft.savedAt && (
          <button type="button" className={button('quiet')} onClick={() => void clear()}>
            Descartar o rascunho
          </button>
        )}
        <SavedNote {...draft} />
      </p>
    </form>
  );
}

interface DayProps {
  name: string;
  label: string;
  value: string;
  type(day: string): void;
}

const DayField = ({ name, label, value, type }: DayProps) => (
  <Field name={name} label={label}>
    {(own) => (
      <input {...own} type="date" required value={value} onChange={({ currentTarget }) => type(currentTarget.value)} />
    )}
  </Field>
);

/** The part of a dataset that a statement speaks of, where that is not all of it. */
function PartFields({ set, said, change }: { set: ConjuntoDeclarado; said: Declaring; change(said: Declaring): void }) {
  const options = set.partes.find(({ campo }) => campo === said.campo)?.opcoes ?? [];
  return (
    <>
      <Field name="campo" label="Só de uma parte" optional>
        {(own) => (
          <select
            {...own}
            value={said.campo}
            onChange={({ currentTarget }) => change({ ...said, campo: currentTarget.value, valor: '' })}
          >
            <option value="">Não: do conjunto todo</option>
            {set.partes.map(({ campo, label }) => (
              <option key={campo} value={campo}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      {said.campo && (
        <Field name="valor" label="Qual" help={options.length > 0 ? undefined : 'Como está escrito nos dados.'}>
          {(own) => (
            <>
              <input
                {...own}
                list="valores"
                required
                value={said.valor}
                onChange={({ currentTarget }) => change({ ...said, valor: currentTarget.value })}
              />
              <datalist id="valores">
                {options.map((one) => (
                  <option key={one} value={one} />
                ))}
              </datalist>
            </>
          )}
        </Field>
      )}
    </>
  );
}
