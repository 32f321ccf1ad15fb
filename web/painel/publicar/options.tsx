import { type FormEvent, useState } from 'react';
import type { Ensaio } from '../../../catalog/painel/publicar/answer.ts';
import { Choices } from '../../form/choices.tsx';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { useEnsaioAct } from './acting.ts';
import { changeEnsaio } from './calls.ts';
import { Failure } from './failure.tsx';
import formStyles from './form.module.css';
import { PeriodChoice, PeriodSaid } from './period.tsx';
import styles from './publicar.module.css';

const MANNERS = [
  {
    nome: 'substitui',
    rotulo: 'Substituir',
    dica: 'As linhas do arquivo tomam o lugar das publicadas, período por período.',
  },
  {
    nome: 'acrescenta',
    rotulo: 'Acrescentar',
    dica: 'As linhas se juntam às publicadas. Use quando o arquivo só traz as novas.',
  },
];
const REPEATED = [
  { nome: 'manter', rotulo: 'Manter as repetidas', dica: 'São mesmo registros diferentes com os mesmos valores.' },
  { nome: 'descartar', rotulo: 'Descartar as repetidas', dica: 'É uma página que foi exportada duas vezes.' },
];

/** What becomes of what is published, which periods, and until when the data go. Each choice is checked again at once. */
export function LoadOptions({ ensaio }: { ensaio: Ensaio }) {
  const { id, opcoes, erros } = ensaio;
  const { run, failure } = useEnsaioAct(id);
  const repeated = opcoes.repetidas !== null || erros.some(({ onde }) => onde === 'repetidas');
  const asked = repeated || erros.some(({ onde }) => onde === 'periodo');
  return (
    <section id="periodo" className={card(styles.part)} aria-label="Opções da publicação">
      <details open={asked || undefined}>
        <summary>
          <h2>Opções: período, data dos dados, acrescentar</h2>
        </summary>
        <div className={styles.stack}>
          <Failure text={failure} />
          <Choices
            name="modo"
            legend="O que fazer com o que já está publicado"
            options={MANNERS}
            value={opcoes.acrescenta ? 'acrescenta' : 'substitui'}
            choose={(nome) => void run(() => changeEnsaio(id, { acrescenta: nome === 'acrescenta' }))}
          />
          {repeated && (
            <Choices
              name="repetidas"
              legend="Linhas que repetem outras, na mesma ordem"
              options={REPEATED}
              value={opcoes.repetidas ?? ''}
              choose={(nome) =>
                void run(() => changeEnsaio(id, { repetidas: nome === 'manter' ? 'manter' : 'descartar' }))
              }
            />
          )}
          <PeriodChoice ensaio={ensaio} choose={(periodo) => void run(() => changeEnsaio(id, { periodo }))} />
          <PeriodSaid ensaio={ensaio} choose={(periodo) => void run(() => changeEnsaio(id, { periodo }))} />
          <ReferenceDay
            value={opcoes.referencia}
            choose={(referencia) => void run(() => changeEnsaio(id, { referencia }))}
          />
        </div>
      </details>
    </section>
  );
}

/** The day until which the data go: not the day of sending. */
function ReferenceDay({ value, choose }: { value: string | null; choose(day: string | null): void }) {
  const [day, setDay] = useState(value ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose(day || null);
  };
  return (
    <form className={formStyles.day} onSubmit={submit}>
      <label htmlFor="campo-referencia">Até que dia vão os dados</label>
      <input
        id="campo-referencia"
        type="date"
        value={day}
        aria-describedby="campo-referencia-ajuda"
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <button type="submit" className={button()}>
        Usar esta data
      </button>
      <p id="campo-referencia-ajuda" className={styles.aside}>
        Não é o dia do envio. Em branco, cada período vai até o seu último dia, ou até hoje se ainda está em curso.
      </p>
    </form>
  );
}
