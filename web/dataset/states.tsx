import type { ReactNode } from 'react';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Problem } from '../../catalog/query.ts';
import { LOCALE } from '../../catalog/texto/locale.ts';
import { ApiError } from '../api.ts';
import { useMissing } from '../rendering.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { RowsComing, Skeleton } from '../ui/skeleton.tsx';
import styles from './tools.module.css';
import { Totals } from './totals.tsx';

/** The placeholder of a part of the page before anything is known of it. */
export const Coming = () => (
  <div className={card()}>
    <Skeleton lines={8} />
  </div>
);

/** The placeholder of a list before its data. */
export function Waiting({ set }: { set: Dataset }) {
  return (
    <div className={card()}>
      <div className={styles.tools}>
        <Totals set={set} data={undefined} busy />
      </div>
      <RowsComing />
    </div>
  );
}

/**
 * The page of an address that asks something we cannot answer. Nothing of it is ignored, so nothing is shown but the
 * reasons.
 */
export function Refused({ problems }: { problems: readonly Problem[] }) {
  return (
    <div className={card()}>
      <Notice icon="warning" title="Este endereço pede algo que o portal não pode mostrar" alert>
        <ul>
          {problems.map(({ field, message }) => (
            <li key={`${field} ${message}`}>{message}</li>
          ))}
        </ul>
        <Link className={button('primary')} to="?">
          Limpar filtros
        </Link>
      </Notice>
    </div>
  );
}

export function Failed({ error, retry }: { error: Error; retry(): unknown }) {
  const problems = error instanceof ApiError ? error.problems : [];
  return (
    <div className={card()}>
      <Notice icon="warning" title="Os dados não chegaram" alert>
        <p>{error.message}</p>
        {problems.length > 0 && (
          <ul>
            {problems.map(({ field, message }) => (
              <li key={`${field} ${message}`}>{message}</li>
            ))}
          </ul>
        )}
        <button type="button" className={button('primary')} onClick={() => retry()}>
          Tentar de novo
        </button>
      </Notice>
    </div>
  );
}

/** The words for a question that nothing answers. */
export function Empty({ says, all, news }: { says: string; all: string; news?: ReactNode }) {
  return (
    <Notice icon="empty" title={LOCALE.semResultado}>
      <p>Não há {says}. Retire um filtro acima ou veja tudo.</p>
      <Link className={button()} to={all}>
        Ver tudo, sem filtros
      </Link>
      {news}
    </Notice>
  );
}

/** The words for a page past the last one: an old or mistyped address. */
export function Beyond({ page, last, to }: { page: number; last: number; to: string }) {
  return (
    <Notice icon="empty" title={`A página ${page.toLocaleString('pt-BR')} não existe`}>
      <p>Este resultado termina na página {last.toLocaleString('pt-BR')}.</p>
      <Link className={button('primary')} to={to}>
        Ir para a última página
      </Link>
    </Notice>
  );
}

/** The page of a key that finds nothing: withdrawn, mistyped, or never published. */
export function NotFound({ set, reason }: { set: Dataset; reason?: string }) {
  useMissing();
  return (
    <div className={card()}>
      <Notice icon="empty" title="Registro não encontrado">
        <p>
          {reason
            ? `Este endereço não pode ser lido: ${reason}.`
            : `Nada foi publicado em ${set.title} com este endereço. O número pode estar errado, ou o registro foi retirado.`}
        </p>
        <Link className={button('primary')} to={`/${set.id}`}>
          Voltar para {set.title}
        </Link>
      </Notice>
    </div>
  );
}

/** The page of a record that was withdrawn: who finds its old address learns when and why. */
export function Withdrawn({ set, sentence }: { set: Dataset; sentence: string }) {
  return (
    <div className={card()}>
      <Notice icon="stamp" title="Registro retirado">
        <p>{sentence}</p>
        <Link className={button('primary')} to={`/${set.id}`}>
          Voltar para {set.title}
        </Link>
      </Notice>
    </div>
  );
}
