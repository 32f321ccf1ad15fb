import { useState } from 'react';
import type { Pergunta } from '../../catalog/perguntas/answer.ts';
import { LOCALE } from '../../catalog/texto/locale.ts';
import { Failed } from '../dataset/states.tsx';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Crumbs } from '../ui/crumbs.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Title } from '../ui/title.tsx';
import { wrap } from '../ui/wrap.ts';
import { useAnswer } from '../words/ask.ts';
import { Find } from '../words/find.tsx';
import { matchesTyped } from '../words/match.ts';
import { useNarrowed } from '../words/narrow.ts';
import styles from './perguntas.module.css';
import { Question } from './question.tsx';

/** The frequent questions, by category, each answer behind its question. */
export default function Perguntas() {
  const { data, error, retry } = useAnswer<Pergunta>('/perguntas');
  return (
    <div className={wrap(styles.page)}>
      <Crumbs steps={[{ label: 'Perguntas Frequentes' }]} />
      <Title page="Perguntas Frequentes">Perguntas Frequentes</Title>
      <p className={styles.lead}>
        Respostas curtas para as dúvidas mais comuns. Não achou a sua? <Link to="/ouvidoria">Fale com a ouvidoria</Link>
        .
      </p>
      {error && <Failed error={error} retry={retry} />}
      {!error && !data && <Skeleton lines={10} />}
      {data?.length === 0 && <Silent />}
      {data && data.length > 0 && <Board questions={data} />}
    </div>
  );
}

function Board({ questions }: { questions: readonly Pergunta[] }) {
  const { typed, type, shown, target } = useNarrowed(questions, fits);
  return (
    <>
      <Find
        label="Procurar nas perguntas"
        typed={typed}
        found={countOf(shown.length, questions.length)}
        onType={type}
      />
      {shown.length === 0 ? (
        <Nothing typed={typed} clear={() => type('')} />
      ) : (
        <List questions={shown} target={target} />
      )}
    </>
  );
}

const fits = (typed: string, { pergunta, categoria, texto }: Pergunta): boolean =>
  matchesTyped(typed, pergunta, categoria, texto);

function List({ questions, target }: { questions: readonly Pergunta[]; target: string }) {
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const isOpen = ({ slug }: Pergunta): boolean => toggled[slug] ?? slug === target;
  const all = questions.every(isOpen);
  const categories = [...new Set(questions.map(({ categoria }) => categoria))];
  return (
    <>
      <p className={styles.tools}>
        <button
          type="button"
          className={button()}
          onClick={() => setToggled(Object.fromEntries(questions.map(({ slug }) => [slug, !all])))}
        >
          {all ? 'Fechar todas' : 'Abrir todas'}
        </button>
      </p>
      {categories.map((categoria) => (
        <section key={categoria} aria-label={categoria} className={card(styles.group)}>
          <h2>{categoria}</h2>
          {questions
            .filter((one) => one.categoria === categoria)
            .map((one) => (
              <Question
                key={one.slug}
                question={one}
                open={isOpen(one)}
                toggle={() => setToggled({ ...toggled, [one.slug]: !isOpen(one) })}
              />
            ))}
        </section>
      ))}
    </>
  );
}

const countOf = (shown: number, all: number): string =>
  shown === all ? `${all} perguntas` : `${shown} de ${all} perguntas`;

function Nothing({ typed, clear }: { typed: string; clear(): void }) {
  return (
    <div className={card()}>
      <Notice icon="empty" title={LOCALE.semResultado}>
        <p>Nenhuma pergunta fala de “{typed}”. Tente uma palavra só, ou pergunte você.</p>
        <p className={styles.ways}>
          <button type="button" className={button('primary')} onClick={clear}>
            Ver todas as perguntas
          </button>
          <Link className={button()} to="/ouvidoria">
            Perguntar à ouvidoria
          </Link>
        </p>
      </Notice>
    </div>
  );
}

/** The page of a body that has left out every question. */
const Silent = () => (
  <div className={card()}>
    <Notice icon="talk" title="Ainda não há perguntas publicadas">
      <p>Mande a sua: as mais comuns aparecem aqui, com a resposta.</p>
      <Link className={button('primary')} to="/ouvidoria">
        Perguntar à ouvidoria
      </Link>
    </Notice>
  </div>
);
