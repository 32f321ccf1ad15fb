import type { EnsaioEstado } from '../../../catalog/painel/publicar/answer.ts';
import { Hidden } from '../../ui/hidden.tsx';
import styles from './steps.module.css';

const STEPS = ['Enviar', 'Conferir', 'Publicar'] as const;

/** The step in which an ensaio is, from 0; past the last when all are done. */
function stepOf(estado: EnsaioEstado): number {
  if (estado === 'recebendo' || estado === 'desistido') return 0;
  if (estado === 'publicando') return 2;
  return estado === 'publicado' ? STEPS.length : 1;
}

const placeOf = (step: number, now: number): 'feito' | 'agora' | 'depois' => {
  if (step < now) return 'feito';
  return step === now ? 'agora' : 'depois';
};

export function Steps({ estado }: { estado: EnsaioEstado }) {
  const now = stepOf(estado);
  return (
    <ol className={styles.steps} aria-label="Etapas">
      {STEPS.map((name, i) => (
        <li key={name} data-place={placeOf(i, now)} aria-current={i === now ? 'step' : undefined}>
          <span aria-hidden="true">{i < now ? '✓' : i + 1}</span>
          {name}
          {i < now && <Hidden> (feito)</Hidden>}
        </li>
      ))}
    </ol>
  );
}
