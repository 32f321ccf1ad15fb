import {
  type ReceitaPlace,
  readReceitaAddress,
  receitaAddress,
  receitaQuestion,
} from '../../catalog/receita/address.ts';
import type { ReceitaAnswer } from '../../catalog/receita/answer.ts';
import { RECEITA_IDS } from '../../catalog/receita/receita.ts';
import { VIEWS } from '../../catalog/receita/recortes.ts';
import { parseNode } from '../../catalog/sums/node.ts';
import { pageFor } from '../catalog.ts';
import { Closed } from '../dataset/band.tsx';
import { type Answered, useAnswer } from '../dataset/data.ts';
import Exempt from '../dataset/exempt.tsx';
import { Freshness, Head } from '../dataset/head.tsx';
import { Legal } from '../dataset/legal.tsx';
import { Page } from '../dataset/page.tsx';
import { Coming, Failed, Refused } from '../dataset/states.tsx';
import { sentPeriod } from '../form/chosen.ts';
import { useApplies } from '../portal.ts';
import { useMissing } from '../rendering.ts';
import type { Crumb } from '../ui/crumbs.tsx';
import { Moved } from '../ui/moved.tsx';
import { useLocation } from '../ui/router.tsx';
import { Board } from './board.tsx';
import { Choose } from './choose.tsx';
import { ReceitaMonths } from './months.tsx';
import styles from './receita.module.css';
import { Split } from './split.tsx';
import { Sums } from './sums.tsx';

type Of = keyof typeof VIEWS;

/** Revenue: all of it, or one of its cuts. The address is all its state. */
export default function Receita({ of }: { of: Of }) {
  const page = pageFor('receitas');
  const applies = useApplies();
  return page && !applies(page) ? <Exempt page={{ ...page, title: VIEWS[of].title }} /> : <Collected of={of} />;
}

function Collected({ of }: { of: Of }) {
  const { pathname, search } = useLocation();
  const sent = sentPeriod(search);
  const node = sent && parseNode(sent.no, RECEITA_IDS);
  if (!sent || !node) return <Asked {...{ of, pathname, search }} />;
  const { year, from, to, by } = sent;
  return <Moved to={receitaAddress(of, { node: { ...node, year, from, to }, by })} />;
}

function Asked({ of, pathname, search }: { of: Of; pathname: string; search: string }) {
  const view = VIEWS[of];
  const place = readReceitaAddress(of, pathname, [...new URLSearchParams(search)]);
  const answer = useAnswer<ReceitaAnswer>(place && receitaQuestion(place, view.cut), true);
  const asked = place && answeredPlace(place, answer.data);
  const here = asked && asked.node.year > 0 ? answer.data : undefined;
  const last = here?.caminho.at(-1);
  return (
    <Page
      head={
        <Head
          steps={stepsOf(of, asked, here)}
          title={last ? last.nome : view.title}
          lead={<p>{last ? `${last.rotulo} ${codeOf(last)}` : view.about}</p>}
          aside={<Freshness dados={answer.data?.dados} />}
        />
      }
    >
      <Closed sentence={'closed' in view ? view.closed : undefined} />
      {asked && <Found of={of} asked={asked} answer={answer} />}
      {!asked && isNoPlace(of, pathname) && <NoPlace />}
      {!asked && <Refused problems={[UNREADABLE]} />}
      <Legal set={view} />
    </Page>
  );
}

/** The place that an answer speaks of: an address without an exercise stands for the latest that has data. */
function answeredPlace(place: ReceitaPlace, data: ReceitaAnswer | undefined): ReceitaPlace {
  const [latest] = data?.exercicios ?? [];
  if (place.node.year > 0 || !latest) return place;
  return { ...place, node: { ...place.node, year: latest.numExercicio } };
}

/** Whether it is the path that says nothing: then no question to it has an answer. */
const isNoPlace = (of: Of, pathname: string): boolean => readReceitaAddress(of, pathname, []) === null;

/** Says to robots that there is no such page. */
function NoPlace() {
  useMissing();
  return null;
}

const UNREADABLE = {
  field: 'endereco',
  value: '',
  message: 'O endereço deve dizer a classificação e o código, como em /receita/categoria/1/origem/1.1.',
};

/** The code of a step; an account has only its name. */
const codeOf = ({ dimensao, codigo }: { dimensao: string; codigo: string }): string =>
  dimensao === 'conta' ? '' : codigo;

function stepsOf(of: Of, asked: ReceitaPlace | null, here: ReceitaAnswer | undefined): Crumb[] {
  const { title } = VIEWS[of];
  const root = asked && here ? receitaAddress(of, { node: { ...asked.node, path: [] }, by: null }) : undefined;
  const path = here?.caminho ?? [];
  return [
    { label: title, ...(root && path.length > 0 && { to: root }) },
    ...path.map((step, i) => {
      const node = parseNode(step.no, RECEITA_IDS);
      const label = [codeOf(step), step.nome].filter(Boolean).join(' ');
      return { label, ...(node && i < path.length - 1 && { to: receitaAddress(of, { node, by: null }) }) };
    }),
  ];
}

interface Props {
  of: Of;
  asked: ReceitaPlace;
  answer: Answered<ReceitaAnswer>;
}

function Found({ of, asked, answer: { data, error, refetch, isPlaceholderData: busy } }: Props) {
  if (error) return <Failed error={error} retry={refetch} />;
  if (!data) return <Coming />;
  return (
    <section aria-label="Resultado" className={styles.result}>
      <Choose key={`${data.no} ${data.por}`} of={of} asked={asked} data={data} />
      <Sums data={data} busy={busy} />
      <Board of={of} data={data} busy={busy} />
      <ReceitaMonths data={data} />
      <Split data={data} />
    </section>
  );
}
