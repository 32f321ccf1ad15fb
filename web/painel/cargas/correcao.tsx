import { useState } from 'react';
import type { CorrecaoDeskAnswer, RegistroAchado } from '../../../catalog/painel/cargas/answer.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { Field } from '../../form/field.tsx';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk } from '../answers.ts';
import { deskSend } from '../call.ts';
import type { DraftState } from '../draft.ts';
import { SavedNote } from '../saved.tsx';
import { ActRefused, useDeskAct } from './act.tsx';
import styles from './cargas.module.css';
import { ReasonField } from './reason.tsx';

type Campo = RegistroAchado['campos'][number];
type Rehearsed = CorrecaoDeskAnswer['data'];
/** What the record should say instead; null withdraws it. */
type Values = Record<string, string> | null;

/** What is written of a correction: what the fields should say, and why. */
export interface Correcting {
  valores: Record<string, string>;
  motivo: string;
}

interface Props {
  dataset: string;
  registro: RegistroAchado;
  said: Correcting;
  change(said: Correcting): void;
  draft: DraftState;
  leave(): void;
  /** Called once the record is corrected or withdrawn. */
  done(): Promise<void>;
}

/** A record with its fields: changed or withdrawn, seen before and after, and confirmed with a reason. */
export function Correcao({ dataset, registro, said, change, draft, leave, done }: Props) {
  const { valores: values, motivo } = said;
  const [asked, setAsked] = useState<{ values: Values; rehearsed: Rehearsed } | null>(null);
  const act = useDeskAct();
  const send = (valores: Values, ensaio: boolean): Promise<CorrecaoDeskAnswer> =>
    deskSend('POST', `/correcoes/${encodeURIComponent(dataset)}`, {
      chave: registro.chave,
      valores,
      motivo: ensaio ? null : motivo,
      ensaio,
    });
  const rehearse = (wanted: Values) =>
    act.run(async () => setAsked({ values: wanted, rehearsed: (await send(wanted, true)).data }));
  const confirmed = (wanted: Values) =>
    act.run(async () => {
      await send(wanted, false);
      await Promise.all([refreshDesk('/registros'), refreshDesk('/correcoes')]);
      toast(wanted ? 'O registro foi corrigido.' : 'O registro foi retirado.');
      await done();
    });
  const type = (name: string, text: string): void => change({ ...said, valores: { ...values, [name]: text } });
  return (
    <section className={card(styles.sheet)} aria-label={registro.nome}>
      <h2>{registro.nome}</h2>
      {registro.linhas > 1 && <p>{counted(registro.linhas, 'linha tem', 'linhas têm')} esta chave e mudam juntas.</p>}
      <ActRefused act={act} />
      <SavedNote {...draft} />
      {asked ? (
        <>
          <Changes rehearsed={asked.rehearsed} isGone={asked.values === null} />
          <ReasonField text={motivo} type={(reason) => change({ ...said, motivo: reason })} />
          <p className={styles.line}>
            <button
              type="button"
              className={button('primary')}
              aria-disabled={act.busy}
              onClick={() => confirmed(asked.values)}
            >
              {asked.values ? 'Corrigir o registro' : 'Retirar o registro'}
            </button>
            <button type="button" className={button()} onClick={() => setAsked(null)}>
              Mudar de novo
            </button>
          </p>
        </>
      ) : (
        <>
          <div className={styles.form}>
            {registro.campos.map((campo) => (
              <ValueField key={campo.campo} campo={campo} text={values[campo.campo] ?? campo.valor} type={type} />
            ))}
          </div>
          <p className={styles.line}>
            <button
              type="button"
              className={button('primary')}
              aria-disabled={act.busy}
              onClick={() => rehearse(changedIn(registro, values))}
            >
              Ver o que mudaria
            </button>
            <button type="button" className={button()} aria-disabled={act.busy} onClick={() => rehearse(null)}>
              Retirar o registro
            </button>
            <button type="button" className={button('quiet')} onClick={leave}>
              Procurar outro
            </button>
          </p>
        </>
      )}
    </section>
  );
}

/** The fields that say something else than before. */
const changedIn = ({ campos }: RegistroAchado, values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    campos.flatMap(({ campo, valor }) => {
      const typed = values[campo];
      return typed === undefined || typed === valor ? [] : [[campo, typed]];
    }),
  );

interface ValueProps {
  campo: Campo;
  text: string;
  type(name: string, text: string): void;
}

const ValueField = ({ campo: { campo, label, dica, obrigatorio, fixo, opcoes }, text, type }: ValueProps) => (
  <Field
    name={campo}
    label={label}
    optional={!obrigatorio}
    help={fixo ? 'Identifica o registro e não se corrige: retire este e publique o certo.' : dica}
  >
    {(own) =>
      opcoes.length > 0 ? (
        <select
          {...own}
          value={text}
          disabled={fixo}
          onChange={({ currentTarget }) => type(campo, currentTarget.value)}
        >
          {[...new Set(['', text, ...opcoes])].map((one) => (
            <option key={one} value={one}>
              {one === '' ? 'sem valor' : one}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...own}
          value={text}
          readOnly={fixo}
          onChange={({ currentTarget }) => type(campo, currentTarget.value)}
        />
      )
    }
  </Field>
);

/** The fields as they are and as they would be. */
const Changes = ({ rehearsed: { campos, linhas }, isGone }: { rehearsed: Rehearsed; isGone: boolean }) => (
  <>
    <p className={styles.warned}>
      {isGone ? 'O registro sai do portal' : 'A correção vale'} para sempre, também nos arquivos guardados e quando um
      arquivo o trouxer de novo: não se desfaz. {counted(linhas, 'linha muda', 'linhas mudam')}.
    </p>
    {!isGone && (
      <table className={styles.table}>
        <caption className={styles.muted}>Antes e depois</caption>
        <thead>
          <tr>
            <th scope="col">Campo</th>
            <th scope="col">Hoje</th>
            <th scope="col">Depois</th>
          </tr>
        </thead>
        <tbody>
          {campos.map(({ campo, label, antes, depois }) => (
            <tr key={campo}>
              <th scope="row">{label}</th>
              <td>{antes || 'sem valor'}</td>
              <td>{depois || 'sem valor'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </>
);
