import { type FormEvent, useState } from 'react';
import type { DocumentAnswer, DocumentSheet, SheetChange } from '../../../catalog/painel/arquivos/answer.ts';
import { Field } from '../../form/field.tsx';
import { button } from '../../ui/button.ts';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk } from '../answers.ts';
import { deskSend } from '../call.ts';
import { useDraft } from '../draft.ts';
import { SavedNote } from '../saved.tsx';
import styles from './arquivos.module.css';
import { CategoryField, DayField, PartsField, PeriodField } from './sheet.tsx';

type File = NonNullable<DocumentAnswer['data']>;

/** What is written: the sheet as it should be, and why. */
interface CorrectedSheet {
  sheet: Partial<DocumentSheet>;
  motivo: string;
}

/** What is said of a published document, corrected with a reason. Title, year and part are its address and stay. */
export function Correction({ file }: { file: File }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.fold}
      onToggle={({ currentTarget }) => setOpen((before) => before || currentTarget.open)}
    >
      <summary>Corrigir a ficha</summary>
      {isOpen && <CorrectionForm file={file} />}
    </details>
  );
}

function CorrectionForm({ file }: { file: File }) {
  const { categoria, periodo, parte, partes, data } = file;
  const [{ sheet, motivo }, setSaid, draft] = useDraft<CorrectedSheet>(`ficha:${file.slug}`, {
    sheet: { categoria, periodo, parte, partes, data },
    motivo: '',
  });
  const [problem, setProblem] = useState<string>();
  const own = {
    of: 'correcao',
    sheet,
    change: (said: Partial<DocumentSheet>) => setSaid({ sheet: { ...sheet, ...said }, motivo }),
  };
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
      await draft.discard();
      toast('Ficha corrigida.');
      await refreshDesk('/arquivos');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Tente de novo.');
    }
  };
  if (!draft.isReady) return null;
  return (
    <form aria-label="Corrigir a ficha" onSubmit={(event) => void submit(event)}>
      <div className={styles.fields}>
        <CategoryField {...own} />
        <PeriodField {...own} />
        <DayField {...own} />
        <PartsField {...own} isFixed={true} />
        <Field name="motivo-correcao" label="Motivo" problem={problem} wide>
          {(control) => (
            <input
              {...control}
              value={motivo}
              onChange={({ currentTarget }) => setSaid({ sheet, motivo: currentTarget.value })}
            />
          )}
        </Field>
      </div>
      <button type="submit" className={button()}>
        Corrigir a ficha
      </button>{' '}
      <SavedNote {...draft} />
    </form>
  );
}
