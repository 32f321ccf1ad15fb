import type { Ensaio } from '../../../catalog/painel/publicar/answer.ts';
import { card } from '../../ui/card.ts';
import styles from './review.module.css';

/** Rows read, accepted and refused, in large figures. */
export function Tallies({ ensaio: { lidas, aceitas, recusadas, emendadas } }: { ensaio: Ensaio }) {
  const figures = [
    { nome: 'Lidas', valor: lidas, tom: 'plain' },
    { nome: 'Aceitas', valor: aceitas, tom: 'good' },
    { nome: 'Recusadas', valor: recusadas, tom: recusadas > 0 ? 'bad' : 'plain' },
    ...(emendadas > 0 ? [{ nome: 'Corrigidas aqui', valor: emendadas, tom: 'good' }] : []),
  ];
  return (
    <section className={card()} aria-label="Linhas">
      <dl className={styles.tallies}>
        {figures.map(({ nome, valor, tom }) => (
          <div key={nome} data-tone={tom}>
            <dt>{nome}</dt>
            <dd>{valor.toLocaleString('pt-BR')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
