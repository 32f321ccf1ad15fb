import { type Canal, REGRAS } from '../../../catalog/mensagens/canal.ts';
import { TEXTO } from '../../../catalog/mensagens/resposta.ts';
import type { Modelo, ModelosAnswer } from '../../../catalog/painel/mensagens/answer.ts';
import { canaisOf } from '../../../catalog/painel/mensagens/canais.ts';
import { checkModelo, LACUNAS, TITULO } from '../../../catalog/painel/mensagens/modelo.ts';
import { ActForm } from '../../form/act.tsx';
import { Field } from '../../form/field.tsx';
import { TextField } from '../../form/text.tsx';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk } from '../answers.ts';
import { deskSend } from '../call.ts';
import { useDesk } from '../desk.ts';
import { useDraft } from '../draft.ts';
import { SavedNote } from '../saved.tsx';
import styles from './mensagens.module.css';

interface WrittenModel {
  canal: Canal | '';
  titulo: string;
  texto: string;
}

/** The form of a model, kept until it is saved or given up. */
export function ModelForm({ of, end }: { of: Modelo | null; end(): void }) {
  const canais = canaisOf(useDesk().pessoa.papeis);
  const initial: WrittenModel = { canal: of?.canal ?? '', titulo: of?.titulo ?? '', texto: of?.texto ?? '' };
  const [form, setForm, draft] = useDraft<WrittenModel>(`modelo:${of?.id ?? 'novo'}`, initial);
  if (!draft.isReady) return null;
  const { canal, titulo, texto } = form;
  const leave = (): void => {
    void draft.discard();
    end();
  };
  const name = of ? 'Mudar o modelo' : 'Novo modelo';
  return (
    <section className={card(styles.part)}>
      <h2>{name}</h2>
      <ActForm
        means={{
          named: (field) => field,
          check: () => [],
          send: (body) =>
            of ? deskSend('PUT', `/modelos/${of.id}`, body) : deskSend<ModelosAnswer>('POST', '/modelos', body),
          done: () => {
            toast('Modelo salvo.');
            void refreshDesk('/modelos');
            leave();
          },
        }}
        title={name}
        label="Salvar o modelo"
        check={() => checkModelo({ titulo, texto })}
        body={() => ({ canal: canal || null, titulo, texto })}
      >
        {(problemOf) => (
          <>
            <Field name="titulo" label="Nome do modelo" problem={problemOf('titulo')}>
              {(own) => (
                <input
                  {...own}
                  type="text"
                  maxLength={TITULO}
                  value={titulo}
                  onChange={({ currentTarget }) => setForm({ ...form, titulo: currentTarget.value })}
                />
              )}
            </Field>
            <Field name="canal" label="Canal" problem={problemOf('canal')}>
              {(own) => (
                <select
                  {...own}
                  value={canal}
                  onChange={({ currentTarget }) =>
                    setForm({ ...form, canal: canais.find((one) => one === currentTarget.value) ?? '' })
                  }
                >
                  <option value="">Todos os canais</option>
                  {canais.map((one) => (
                    <option key={one} value={one}>
                      {REGRAS[one].titulo}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <TextField
              name="texto"
              label="Texto"
              rows={8}
              text={texto}
              longest={TEXTO}
              problem={problemOf('texto')}
              type={(text) => setForm({ ...form, texto: text })}
            />
            <Gaps />
            <button type="button" className={button()} onClick={leave}>
              Cancelar
            </button>
            <SavedNote {...draft} />
          </>
        )}
      </ActForm>
    </section>
  );
}

/** What fills itself in, in words. */
const Gaps = () => (
  <details className={styles.fine}>
    <summary>O que se preenche sozinho</summary>
    <dl className={styles.gaps}>
      {Object.entries(LACUNAS).map(([name, what]) => (
        <div key={name}>
          <dt>
            <code>{`{${name}}`}</code>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </details>
);
