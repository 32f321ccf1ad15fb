import { useState } from 'react';
import type { Ensaio, EnsaioDecisao } from '../../../catalog/painel/publicar/answer.ts';
import type { DecisaoId } from '../../../catalog/painel/publicar/request.ts';
import { pageFor } from '../../catalog.ts';
import { button } from '../../ui/button.ts';
import { useEnsaioAct } from './acting.ts';
import { publishEnsaio } from './calls.ts';
import { Failure } from './failure.tsx';
import styles from './publicar.module.css';
import publishStyles from './publish.module.css';
import { listAt, publishSentence } from './words.ts';

/** What must be confirmed, what will happen, and the button that does it. It stays in sight while the page scrolls. */
export function PublishBar({ ensaio }: { ensaio: Ensaio }) {
  const { id, ficha, decisoes, dataset, consulta } = ensaio;
  const { run, busy, failure } = useEnsaioAct(id);
  // What was confirmed is of this rehearsal alone: another one is confirmed again.
  const [confirmed, setConfirmed] = useState<{ ficha: string | null; ids: readonly DecisaoId[] }>({ ficha, ids: [] });
  const ids = confirmed.ficha === ficha ? confirmed.ids : [];
  if (ficha === null) return null;
  const missing = decisoes.filter((one) => !ids.includes(one.id));
  const toggle = (one: DecisaoId) =>
    setConfirmed({ ficha, ids: ids.includes(one) ? ids.filter((other) => other !== one) : [...ids, one] });
  const publish = () => {
    if (missing.length === 0 && !busy) void run(() => publishEnsaio(id, { ficha, confirmadas: [...ids] }));
  };
  return (
    <>
      <Decisions decisoes={decisoes} confirmed={ids} toggle={toggle} />
      <section className={publishStyles.bar} aria-label="Publicar">
        <Failure text={failure} />
        <p id="o-que-acontece">
          {missing.length > 0 ? 'Antes de publicar, confirme acima o que vai acontecer.' : publishSentence(ensaio)}
        </p>
        <div className={styles.buttons}>
          {dataset && pageFor(dataset) && (
            <a
              className={button()}
              href={`/painel/previa/${id}/${listAt(dataset, consulta)}`}
              target="_blank"
              rel="noopener"
            >
              Pré-visualizar
            </a>
          )}
          <button
            type="button"
            className={button('primary')}
            aria-disabled={missing.length > 0 || busy}
            aria-describedby="o-que-acontece"
            onClick={publish}
          >
            {busy ? 'Publicando…' : 'Publicar'}
          </button>
        </div>
      </section>
    </>
  );
}

interface DecisionsProps {
  decisoes: readonly EnsaioDecisao[];
  confirmed: readonly DecisaoId[];
  toggle(id: DecisaoId): void;
}

/** What would happen besides the plain thing, each confirmed in words. */
function Decisions({ decisoes, confirmed, toggle }: DecisionsProps) {
  if (decisoes.length === 0) return null;
  return (
    <section className={publishStyles.decisions} aria-label="Para confirmar">
      <h2>Confirme antes de publicar</h2>
      {decisoes.map(({ id, frase, confirmar }) => (
        <div key={id}>
          <p>{frase}</p>
          <label className={styles.check}>
            <input type="checkbox" checked={confirmed.includes(id)} onChange={() => toggle(id)} />
            {confirmar}
          </label>
        </div>
      ))}
    </section>
  );
}
