import type { FormEvent } from 'react';
import { formatDay } from '../../../catalog/fields/date.ts';
import type { ChaveBody, ChaveFeita, ChavesAnswer } from '../../../catalog/painel/chaves/answer.ts';
import type { Problem } from '../../../catalog/query.ts';
import { Field } from '../../form/field.tsx';
import { useSubmission } from '../../form/submission.ts';
import { ProblemSummary } from '../../form/summary.tsx';
import { button } from '../../ui/button.ts';
import { deskSend } from '../call.ts';
import { useDraft } from '../draft.ts';
import kit from '../kit/sheet.module.css';
import { SavedNote } from '../saved.tsx';

interface Props extends Pick<ChavesAnswer['data'], 'conjuntos' | 'prazo'> {
  done(key: ChaveFeita['data']): void;
  cancel(): void;
}

/** The form of a new key, kept until it is made. */
export function NewKey({ conjuntos, prazo, done, cancel }: Props) {
  const initial: ChaveBody = { nome: '', usos: ['publicar'], conjuntos: null, ate: prazo.usual };
  const [form, setForm, draft] = useDraft<ChaveBody>('chave', initial);
  const { run, busy, ...shown } = useSubmission<ChaveFeita>(({ data }) => {
    void draft.discard();
    done(data);
  });
  if (!draft.isReady) return null;
  const leave = (): void => {
    void draft.discard();
    cancel();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(problemsOf(form), () => deskSend<ChaveFeita>('POST', '/chaves', form));
  };
  const problemOf = (name: string): string | undefined => shown.problems.find(({ field }) => field === name)?.message;
  return (
    <form className={kit.form} aria-label="Nova chave" noValidate onSubmit={submit}>
      <ProblemSummary {...shown} />
      <Field
        name="nome"
        label="Quem vai usar"
        problem={problemOf('nome')}
        help="Como “Sistema contábil”. Assina as cargas que fizer."
      >
        {(own) => (
          <input
            {...own}
            maxLength={80}
            value={form.nome}
            onChange={({ currentTarget }) => setForm({ ...form, nome: currentTarget.value })}
          />
        )}
      </Field>
      <Field
        name="ate"
        label="Vale até"
        problem={problemOf('ate')}
        help={`Até ${formatDay(prazo.ate)}. Depois, crie outra.`}
      >
        {(own) => (
          <input
            {...own}
            type="date"
            min={prazo.de}
            max={prazo.ate}
            value={form.ate}
            onChange={({ currentTarget }) => setForm({ ...form, ate: currentTarget.value })}
          />
        )}
      </Field>
      <Uses form={form} change={setForm} />
      <Scope form={form} change={setForm} conjuntos={conjuntos} />
      <div className={kit.acts}>
        <button type="submit" className={button('primary')} aria-disabled={busy}>
          {busy ? 'Criando…' : 'Criar chave'}
        </button>
        <button type="button" className={button()} onClick={leave}>
          Cancelar
        </button>
        <SavedNote {...draft} />
      </div>
    </form>
  );
}

interface PartProps {
  form: ChaveBody;
  change(form: ChaveBody): void;
}

const USES = [
  ['publicar', 'Publicar dados'],
  ['webhooks', 'Receber um aviso a cada carga (webhooks)'],
] as const;

const Uses = ({ form, change }: PartProps) => (
  <fieldset className={kit.group}>
    <legend>Serve para</legend>
    {USES.map(([use, text], i) => (
      <label key={use} className={kit.option}>
        <input
          type="checkbox"
          id={i === 0 ? 'campo-usos' : undefined}
          checked={form.usos.includes(use)}
          onChange={({ currentTarget }) =>
            change({
              ...form,
              usos: currentTarget.checked ? [...form.usos, use] : form.usos.filter((other) => other !== use),
            })
          }
        />
        {text}
      </label>
    ))}
  </fieldset>
);

function Scope({ form, change, conjuntos }: PartProps & Pick<Props, 'conjuntos'>) {
  const chosen = form.conjuntos;
  return (
    <fieldset className={kit.group}>
      <legend>Conjuntos que pode publicar</legend>
      <label className={kit.option}>
        <input
          type="checkbox"
          id="campo-conjuntos"
          checked={chosen === null}
          onChange={({ currentTarget }) => change({ ...form, conjuntos: currentTarget.checked ? null : [] })}
        />
        Todos
      </label>
      {chosen !== null && (
        <div className={kit.checks}>
          {conjuntos.map(({ id, titulo }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ currentTarget }) =>
                  change({
                    ...form,
                    conjuntos: currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
                  })
                }
              />
              {titulo}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}

function problemsOf({ nome, usos, conjuntos, ate }: ChaveBody): Problem[] {
  const found: Problem[] = [];
  const miss = (field: string, message: string) => found.push({ field, value: '', message });
  if (nome.trim() === '') miss('nome', 'Diga quem vai usar a chave.');
  if (ate === '') miss('ate', 'Diga até quando a chave vale.');
  if (usos.length === 0) miss('usos', 'Marque para que a chave serve.');
  if (conjuntos?.length === 0) miss('conjuntos', 'Escolha ao menos um conjunto, ou marque Todos.');
  return found;
}
