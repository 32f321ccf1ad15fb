import { type FormEvent, useState } from 'react';
import type { DocumentAnswer, DocumentSheet, SheetChange } from '../../../catalog/painel/arquivos/answer.ts';
import { Field } from '../../form/field.tsx';
import { button } from '../../ui/button.ts';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk } from '../answers.ts';
import { deskSend } from '../call.ts';
import styles from './arquivos.module.css';
import { CategoryField, DayField, PartsField, PeriodField } from './sheet.tsx';

/** What is said of a published document, corrected with a reason. Title, year and part are its address and stay. */
export function Correction({ file }: { file: NonNullable<DocumentAnswer['data']> }) {
  const { categoria, periodo, parte, partes, data } = file;
  const [sheet, setSheet] = useState<Partial<DocumentSheet>>({ categoria, periodo, parte, partes, data });
  const [motivo, setMotivo] = useState('');
  const [problem, setProblem] = useState<string>();
  const own = { of: 'correcao', sheet, change: (said: Partial<DocumentSheet>) => setSheet({ ...sheet, ...said }) };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const change: SheetChange = {
      categoria: sheet.categoria ?? '',
      periodo: sheet.periodo ?? null,
      partes: parte === null ? (sheet.partes ?? []) : [],
      data: sheet.data ?? '',
      motivo,
    };
    try {
      await deskSend('PATCH', `/arquivos/documentos/${file.slug}`, change);
      toast('Ficha corrigida.');
      await refreshDesk('/arquivos');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Tente de novo.');
    }
  };
  return (
    <details className={styles.fold}>
      <summary>Corrigir a ficha</summary>
      <form aria-label="Corrigir a ficha" onSubmit={(event) => void submit(event)}>
        <div className={styles.fields}>
          <CategoryField {...own} />
          <PeriodField {...own} />
          <DayField {...own} />
          <PartsField {...own} isFixed={true} />
          <Field name="motivo-correcao" label="Motivo" problem={problem} wide>
            {(control) => (
              <input {...control} value={motivo} onChange={({ currentTarget }) => setMotivo(currentTarget.value)} />
            )}
          </Field>
        </div>
        <button type="submit" className={button()}>
          Corrigir a ficha
        </button>
      </form>
    </details>
  );
}
