import { useEffect, useState } from 'react';
import type { AtestoListado, AtestosAnswer } from '../../../catalog/painel/atestos/answer.ts';
import { fieldId } from '../../form/field.tsx';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { Notice } from '../../ui/notice.tsx';
import { useSearchParams } from '../../ui/router.tsx';
import { useDeskAnswer } from '../answers.ts';
import cargas from '../cargas/cargas.module.css';
import kit from '../kit/sheet.module.css';
import { Answered, DeskPage } from '../page.tsx';
import { Criterion } from './criterion.tsx';
import { type Attesting, AttestingForm, markedOrNot, NOTHING_SEEN } from './form.tsx';

/** What a person answers for in the exam, where no program can judge: what is lost or will be first. */
export default function Atestos() {
  const answer = useDeskAnswer<AtestosAnswer>('/atestos');
  return (
    <DeskPage
      titulo="Atestos do PNTP"
      sobre="Nenhum programa julga o site oficial nem o que um documento diz. Confira, e diga onde se vê e até quando vale. O atesto leva o seu nome."
      acoes={
        <a className={button()} href="/painel/espelho">
          Ver a nota no PNTP
        </a>
      }
    >
      <Answered of={answer}>{({ data, prazo }) => <Conferring all={data} prazo={prazo} />}</Answered>
    </DeskPage>
  );
}

/** The criteria and the form. Whoever comes from a task of the mirror finds its criterion marked, and goes on to the address. */
function Conferring({ all, prazo }: { all: readonly AtestoListado[]; prazo: AtestosAnswer['prazo'] }) {
  const numero = useSearchParams().get('criterio');
  const asked = all.find((one) => one.numero === numero);
  const [said, setSaid] = useState<Attesting>(asked ? markedOrNot(NOTHING_SEEN, asked) : NOTHING_SEEN);
  useEffect(() => {
    if (numero) document.getElementById(fieldId('endereco'))?.focus();
  }, [numero]);
  const open = all.filter(({ estado }) => estado !== 'vale');
  const standing = all.filter(({ estado }) => estado === 'vale');
  return (
    <>
      {open.length === 0 ? (
        <Notice icon="stamp" title="Nada a conferir agora">
          <p>Cada critério que pede um atesto tem um, e nenhum vence nos próximos 30 dias.</p>
        </Notice>
      ) : (
        <section className={card(cargas.sheet)} aria-label="Pedem sua conferência">
          <h2>Pedem sua conferência</h2>
          <Criteria all={open} said={said} change={setSaid} />
        </section>
      )}
      {standing.length > 0 && (
        <section className={card(cargas.sheet)} aria-label="Em vigor">
          <details open={asked?.estado === 'vale'}>
            <summary>{`Em vigor: ${standing.length}`}</summary>
            <Criteria all={standing} said={said} change={setSaid} />
          </details>
        </section>
      )}
      <AttestingForm said={said} change={setSaid} prazo={prazo} />
    </>
  );
}

interface CriteriaProps {
  all: readonly AtestoListado[];
  said: Attesting;
  change(said: Attesting): void;
}

const Criteria = ({ all, said, change }: CriteriaProps) => (
  <ul className={kit.list}>
    {all.map((one) => (
      <Criterion
        key={one.numero}
        of={one}
        isMarked={said.criterios.includes(one.numero)}
        mark={() => change(markedOrNot(said, one))}
      />
    ))}
  </ul>
);
