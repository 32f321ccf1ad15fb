import type { EstruturaAnswer } from '../../catalog/estrutura/answer.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import { useAnswer } from '../dataset/data.ts';
import { Head } from '../dataset/head.tsx';
import { Legal } from '../dataset/legal.tsx';
import { Page } from '../dataset/page.tsx';
import { Coming, Failed } from '../dataset/states.tsx';
import { card } from '../ui/card.ts';
import { Notice } from '../ui/notice.tsx';
import { useSearchParams } from '../ui/router.tsx';
import { Ask } from './ask.tsx';
import styles from './estrutura.module.css';
import { House } from './house.tsx';
import { List } from './list.tsx';
import { Norm } from './norm.tsx';
import { Tree } from './tree.tsx';

const TITLE = 'Estrutura organizacional';

/** The organisation of the body, as a tree or as a list that can be searched. */
export default function EstruturaPage() {
  const params = useSearchParams();
  const term = (params.get('termo') ?? '').trim();
  const listed = term !== '' || params.get('ver') === 'lista';
  const { data, error, refetch } = useAnswer<EstruturaAnswer>('/estrutura');
  return (
    <Page
      head={
        <Head
          steps={[{ label: TITLE }]}
          title={TITLE}
          lead={<p>Quem faz o quê, quem responde por cada unidade, onde fica, quando atende e como falar com ela.</p>}
        />
      }
    >
      {error && <Failed error={error} retry={refetch} />}
      {!error && !data && <Coming />}
      {data && data.data.length === 0 && <Nothing />}
      {data && data.data.length > 0 && (
        <>
          <Since answer={data} />
          <Ask term={term} listed={listed} />
          {listed ? <List answer={data} term={term} /> : <Whole answer={data} />}
          <Legal set={{ law: ['Lei 12.527/2011 (LAI), art. 8º, § 1º, I'] }} />
        </>
      )}
    </Page>
  );
}

function Whole({ answer }: { answer: EstruturaAnswer }) {
  return (
    <>
      <House answer={answer} />
      <Tree units={answer.data} title={answer.membros.length > 0 ? 'Organograma administrativo' : 'Organograma'} />
    </>
  );
}

function Since({ answer: { atualizadoEm, norma } }: { answer: EstruturaAnswer }) {
  return (
    <p className={styles.since}>
      {atualizadoEm && <span>Atualizada em {formatDay(atualizadoEm)}</span>}
      {norma && (
        <span>
          Norma: <Norm norm={norma} />
        </span>
      )}
    </p>
  );
}

const Nothing = () => (
  <div className={card()}>
    <Notice icon="empty" title="Nada publicado ainda">
      <p>O órgão ainda não publicou a sua estrutura.</p>
    </Notice>
  </div>
);
