import { useState } from 'react';
import { categoryOf } from '../../../catalog/arquivos/arquivos.ts';
import type { Dever, DocumentStatement } from '../../../catalog/arquivos/dever.ts';
import { partTitle } from '../../../catalog/arquivos/duties.ts';
import { formatDay } from '../../../catalog/fields/date.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { useSubmission } from '../../form/submission.ts';
import { TextField } from '../../form/text.tsx';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk } from '../answers.ts';
import { deskSend } from '../call.ts';
import { useDraft } from '../draft.ts';
import { SavedNote } from '../saved.tsx';
import styles from './arquivos.module.css';
import { ReasonForm } from './reason.tsx';

/** What is missing and what comes due, the latest first; each may be answered by a statement. */
export function DutyList({ categoria, duties }: { categoria: string; duties: readonly Dever[] }) {
  const open = duties
    .filter(({ estado }) => estado === 'falta' || estado === 'a vencer')
    .sort((one, other) => (other.atraso ?? -1) - (one.atraso ?? -1) || (one.ate ?? '').localeCompare(other.ate ?? ''));
  if (duties.length === 0) return null;
  return (
    <section className={card(styles.shelves)} aria-labelledby="deveres">
      <div className={styles.head}>
        <h2 id="deveres">O que falta</h2>
        <p>{open.length === 0 ? 'Nada falta nesta categoria.' : 'Envie o documento ou declare que não houve.'}</p>
      </div>
      <ul>
        {open.map((due) => (
          <li key={[due.ano, due.periodo, due.parte].join()}>
            <b>{[due.nome ?? 'O documento', due.periodo, due.ano].filter(Boolean).join(', ')}</b>
            <Tag tone={due.estado === 'falta' ? 'bad' : 'plain'}>{stateOf(due)}</Tag>
            {due.ano !== null && <Declare categoria={categoria} due={due} ano={due.ano} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const stateOf = ({ estado, atraso, ate }: Dever): string =>
  estado === 'falta'
    ? `Falta${atraso ? ` há ${counted(atraso, 'dia', 'dias')}` : ''}`
    : `Até ${ate ? formatDay(ate) : ''}`;

interface DeclareProps {
  categoria: string;
  due: Dever;
  ano: number;
}

/** A dated statement in the place of a document, drawn once it is opened: a page has many, and each reads its draft. */
function Declare(props: DeclareProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.fold}
      onToggle={({ currentTarget }) => setOpen((before) => before || currentTarget.open)}
    >
      <summary>Declarar</summary>
      {isOpen && <DeclareForm {...props} />}
    </details>
  );
}

function DeclareForm({ categoria, due: { periodo, parte }, ano }: DeclareProps) {
  const name = [ano, periodo, parte].join('-').replace(/\W+/g, '-');
  const [text, setText, draft] = useDraft(`nao-houve:${categoria}:${name}`, '');
  const { run, busy, failure, problems } = useSubmission(async () => {
    await draft.discard();
    toast('Declaração publicada.');
    await refreshDesk('/arquivos');
  });
  if (!draft.isReady) return null;
  const send = () =>
    run([], () => deskSend('POST', '/arquivos/declaracoes', { categoria, ano, periodo, parte, declaracao: text }));
  return (
    <>
      <TextField
        name={`declaracao-${name}`}
        label={categoryOf(categoria)?.waiting ? 'O que se aguarda' : 'O que não houve, e por quê'}
        text={text}
        longest={1_000}
        rows={3}
        problem={problems[0]?.message ?? failure?.message}
        type={setText}
      />
      <button type="button" className={button()} aria-disabled={busy} onClick={() => void send()}>
        {busy ? 'Publicando…' : 'Publicar a declaração'}
      </button>{' '}
      <SavedNote {...draft} />
    </>
  );
}

/** What the body declared in the place of documents; each may be taken back with a reason. */
export function StatementList({ statements }: { statements: readonly DocumentStatement[] }) {
  if (statements.length === 0) return null;
  return (
    <section className={card(styles.shelves)} aria-labelledby="declaracoes">
      <div className={styles.head}>
        <h2 id="declaracoes">Declarações</h2>
      </div>
      <ul>
        {statements.map((one) => (
          <li key={[one.ano, one.periodo, one.parte].join()}>
            <b>
              {[partTitle(categoryOf(one.categoria) ?? {}, one.parte), one.periodo, one.ano].filter(Boolean).join(', ')}
            </b>
            <span>
              {one.texto} ({formatDay(one.data)})
            </span>
            <ReasonForm
              name={`desdizer-${[one.ano, one.periodo, one.parte].join('-').replace(/\W+/g, '-')}`}
              label="Retirar a declaração"
              path="/arquivos/declaracoes/retirar"
              body={{ categoria: one.categoria, ano: one.ano, periodo: one.periodo, parte: one.parte }}
              done="Declaração retirada."
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
