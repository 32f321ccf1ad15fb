import type { EmAtendimento } from '../../../catalog/mensagens/answer.ts';
import type { Modelo } from '../../../catalog/painel/mensagens/answer.ts';
import { fillModelo, gapsOf } from '../../../catalog/painel/mensagens/modelo.ts';
import { Field } from '../../form/field.tsx';
import { Link } from '../../ui/link.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './mensagens.module.css';

interface Props {
  modelos: readonly Modelo[];
  of: EmAtendimento;
  orgao: string;
  atendente: string;
  insert(texto: string): void;
}

/** The models of the channel: chosen, one is written below what the answer already says, for this message. */
export function ModelPicker({ modelos, of, orgao, atendente, insert }: Props) {
  if (modelos.length === 0)
    return (
      <p className={styles.fine}>
        Responde sempre a mesma coisa? <Link to="/painel/mensagens/modelos">Crie um modelo de resposta</Link>.
      </p>
    );
  const use = (id: string): void => {
    const chosen = modelos.find((one) => one.id === id);
    if (!chosen) return;
    insert(fillModelo(chosen.texto, gapsOf(of, orgao, atendente)));
    toast('Modelo inserido. Confira o texto antes de enviar.');
  };
  return (
    <Field name="modelo" label="Inserir um modelo" help="O texto entra abaixo do que você já escreveu.">
      {(own) => (
        <select {...own} value="" onChange={({ currentTarget }) => use(currentTarget.value)}>
          <option value="">Escolha um modelo</option>
          {modelos.map(({ id, titulo }) => (
            <option key={id} value={id}>
              {titulo}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
