import type { FormEvent } from 'react';
import { FREQUENCIAS, type Frequencia, WEEKDAYS } from '../../../catalog/painel/coletas/agenda.ts';
import type { Coleta, ColetaBody, ColetasAnswer } from '../../../catalog/painel/coletas/answer.ts';
import { FONTE_WORDS, type Fonte } from '../../../catalog/painel/coletas/fontes.ts';
import { Field } from '../../form/field.tsx';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk } from '../answers.ts';
import { deskSend } from '../call.ts';
import { ActRefused, useDeskAct } from '../cargas/act.tsx';
import styles from '../cargas/cargas.module.css';
import { DatasetChoice } from '../cargas/choose.tsx';
import type { DraftState } from '../draft.ts';
import { SavedNote } from '../saved.tsx';
import { ChoiceField } from './choice.tsx';

const FREQUENCIES: Readonly<Record<Frequencia, string>> = {
  diaria: 'Todo dia',
  semanal: 'Uma vez por semana',
  mensal: 'Uma vez por mês',
};

const HOURS = Array.from({ length: 24 }, (_, hour) => [String(hour), `${hour}h`] as const);
const DAYS = Array.from({ length: 28 }, (_, i) => [String(i + 1), String(i + 1)] as const);
const WEEK = WEEKDAYS.map((name, i) => [String(i), name] as const);

interface Props {
  coleta: Coleta | null;
  fontes: ColetasAnswer['fontes'];
  said: ColetaBody;
  change(said: ColetaBody): void;
  draft: DraftState;
  leave(): Promise<void>;
}

/** What the form says at first: of a harvest what it is, of a new one what is usual. */
export const harvestOf = (coleta: Coleta | null, fontes: ColetasAnswer['fontes']): ColetaBody =>
  coleta
    ? {
        nome: coleta.nome,
        fonte: coleta.fonte,
        endereco: coleta.endereco,
        conjuntos: coleta.conjuntos,
        frequencia: coleta.frequencia,
        hora: coleta.hora,
        dia: coleta.dia,
      }
    : {
        nome: '',
        fonte: fontes[0]?.fonte ?? 'arquivo',
        endereco: '',
        conjuntos: [],
        frequencia: 'diaria',
        hora: 5,
        dia: 1,
      };

/** The form of a harvest: from where, what, and how often. */
export function ColetaForm({ coleta, fontes, said, change: say, draft, leave }: Props) {
  const act = useDeskAct();
  const change = (part: Partial<ColetaBody>): void => say({ ...said, ...part });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void act.run(async () => {
      await (coleta ? deskSend('PUT', `/coletas/${coleta.id}`, said) : deskSend('POST', '/coletas', said));
      toast('A coleta foi salva.');
      await refreshDesk('/coletas');
      await leave();
    });
  };
  const carried = fontes.find(({ fonte }) => fonte === said.fonte)?.conjuntos ?? [];
  const sources = fontes.map(({ fonte }) => [fonte, FONTE_WORDS[fonte].nome] as const);
  return (
    <form className={card(styles.sheet)} onSubmit={submit} aria-label={coleta ? 'Mudar a coleta' : 'Nova coleta'}>
      <ActRefused act={act} />
      <div className={styles.form}>
        <TextLine
          name="nome"
          label="Nome"
          help="Como você a reconhece."
          value={said.nome}
          type={(nome) => change({ nome })}
        />
        <ChoiceField
          name="fonte"
          label="Fonte"
          help={FONTE_WORDS[said.fonte].faz}
          value={said.fonte}
          options={sources}
          choose={(fonte: Fonte) => change({ fonte, conjuntos: [] })}
        />
        <TextLine
          name="endereco"
          label="Endereço"
          help="Público, começando com https://."
          value={said.endereco}
          type={(endereco) => change({ endereco })}
        />
        {said.fonte !== 'sapl' && (
          <DatasetChoice
            name="conjuntos"
            label={said.fonte === 'arquivo' ? 'Publica em' : 'Só um conjunto'}
            none={said.fonte === 'arquivo' ? 'Escolha' : 'Todos os que a fonte tem'}
            value={said.conjuntos[0] ?? ''}
            options={carried}
            choose={(id) => change({ conjuntos: id ? [id] : [] })}
          />
        )}
        <When said={said} change={change} />
      </div>
      <p className={styles.line}>
        <button type="submit" className={button('primary')} aria-disabled={act.busy}>
          {act.busy ? 'Salvando…' : 'Salvar'}
        </button>
        <button type="button" className={button()} onClick={() => void leave()}>
          Cancelar
        </button>
        <SavedNote {...draft} />
      </p>
    </form>
  );
}

/** How often, on which day, at which hour. */
const When = ({ said, change }: { said: ColetaBody; change(part: Partial<ColetaBody>): void }) => (
  <>
    <ChoiceField
      name="frequencia"
      label="De quanto em quanto tempo"
      value={said.frequencia}
      options={FREQUENCIAS.map((id) => [id, FREQUENCIES[id]] as const)}
      choose={(frequencia: Frequencia) => change({ frequencia, dia: 1 })}
    />
    {said.frequencia !== 'diaria' && (
      <ChoiceField
        name="dia"
        label={said.frequencia === 'semanal' ? 'Dia da semana' : 'Dia do mês'}
        value={String(said.dia)}
        options={said.frequencia === 'semanal' ? WEEK : DAYS}
        choose={(dia) => change({ dia: Number(dia) })}
      />
    )}
    <ChoiceField
      name="hora"
      label="Hora de Brasília"
      value={String(said.hora)}
      options={HOURS}
      choose={(hora) => change({ hora: Number(hora) })}
    />
  </>
);

interface LineProps {
  name: string;
  label: string;
  help: string;
  value: string;
  type(text: string): void;
}

const TextLine = ({ name, label, help, value, type }: LineProps) => (
  <Field name={name} label={label} help={help}>
    {(own) => <input {...own} required value={value} onChange={({ currentTarget }) => type(currentTarget.value)} />}
  </Field>
);
