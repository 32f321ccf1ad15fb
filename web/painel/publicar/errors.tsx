import type { Ensaio, EnsaioErro } from '../../../catalog/painel/publicar/answer.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { useEnsaioAct } from './acting.ts';
import { rehearseAgain } from './calls.ts';
import { Failure } from './failure.tsx';
import styles from './review.module.css';

/** The names of the parts of the page that an error leads to; each is the id of its part. */
const PLACES: Readonly<Record<EnsaioErro['onde'], string>> = {
  leitura: 'Ver como foi lido',
  colunas: 'Ver as colunas',
  recusadas: 'Corrigir as linhas recusadas',
  periodo: 'Escolher os períodos',
  repetidas: 'Decidir sobre as linhas repetidas',
  arquivos: 'Enviar outro arquivo no lugar',
};

/** Why an ensaio cannot be published, and for each reason the place where it is mended. */
export function Errors({ ensaio: { id, erros, estado, mudou, igual } }: { ensaio: Ensaio }) {
  const { run, busy, failure } = useEnsaioAct(id);
  if (erros.length === 0 && estado !== 'falhou' && !mudou && !igual) return null;
  return (
    <section
      className={card(styles.errors)}
      data-tone={igual && erros.length === 0 ? 'plain' : 'bad'}
      aria-label="O que falta"
    >
      <h2>{titleOf(estado, mudou, igual !== null)}</h2>
      <ul>
        {erros.map(({ frase, oQueFazer, onde }) => (
          <li key={`${onde} ${frase}`}>
            <p>
              <b>{frase}</b> {oQueFazer}
            </p>
            <a href={`#${onde === 'repetidas' ? 'periodo' : onde}`}>{PLACES[onde]}</a>
          </li>
        ))}
      </ul>
      {mudou && <p>{mudou}</p>}
      {igual && (
        <p>
          Este mesmo arquivo já está publicado: não há o que publicar. <a href={igual.href}>Ver a carga {igual.id}</a>
        </p>
      )}
      <Failure text={failure} />
      {(estado === 'falhou' || mudou) && (
        <button
          type="button"
          className={button('primary')}
          aria-disabled={busy}
          onClick={() => void run(() => rehearseAgain(id))}
        >
          Conferir de novo
        </button>
      )}
    </section>
  );
}

function titleOf(estado: Ensaio['estado'], mudou: string | null, igual: boolean): string {
  if (estado === 'falhou') return 'O portal parou no meio. Nada foi publicado';
  if (mudou) return 'Os dados publicados mudaram depois da conferência';
  return igual ? 'Nada a publicar' : 'Ainda não dá para publicar';
}
