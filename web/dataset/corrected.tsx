import type { Correcao } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import { dayOf } from '../../catalog/texto/moment.ts';
import { Band } from './band.tsx';

/** The changes of a record after it was published, newest first, with the reason given. */
export const Corrected = ({ set, known }: { set: Dataset; known: readonly Correcao[] }) =>
  known.map(({ feitaEm, retirado, motivo, campos }) => (
    <Band
      key={`${feitaEm} ${motivo}`}
      icon="stamp"
      title={`Registro ${retirado ? 'retirado' : 'corrigido'} em ${dayOf(feitaEm)}`}
    >
      <p>Motivo: {motivo}</p>
      {campos.length > 0 && <p>O que mudou: {changed(set, campos)}.</p>}
      {retirado && <p>Uma carga posterior o publicou de novo.</p>}
    </Band>
  ));

const AND = new Intl.ListFormat('pt-BR');

/** The labels of changed fields: `Valor atual e Objeto`. */
export const changed = (set: Dataset, names: readonly string[]): string =>
  AND.format(names.map((name) => fieldOf(set, name).label));
