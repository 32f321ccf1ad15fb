import { NOTAS } from '../../catalog/mensagens/resposta.ts';
import { Choices } from './choices.tsx';
import { TextField } from './text.tsx';

const MARKS = NOTAS.map((rotulo, i) => ({ nome: String(i + 1), rotulo, dica: '' }));
const ROWS = 3;

interface Props {
  nota: string;
  comentario: string;
  /** Most characters of the comment. */
  longest: number;
  problemOf(field: string): string | undefined;
  choose(nota: string): void;
  type(comentario: string): void;
}

/** The mark that a visitor gives, from 1 to 5, and what they may add to it. */
export const MarkFields = ({ nota, comentario, longest, problemOf, choose, type }: Props) => (
  <>
    <Choices name="nota" legend="Sua nota" options={MARKS} value={nota} problem={problemOf('nota')} choose={choose} />
    <TextField
      name="comentario"
      label="Comentário"
      optional
      rows={ROWS}
      text={comentario}
      longest={longest}
      problem={problemOf('comentario')}
      type={type}
    />
  </>
);
