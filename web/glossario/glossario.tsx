import type { GlossarioTerm } from '../../catalog/glossario/answer.ts';
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
import styles from './glossario.module.css';
import { idOf, Letters, letterOf } from './letters.tsx';
import { Term } from './term.tsx';

/** The glossary: every word of the portal in plain language. */
export default function Glossario() {
  const { data, error, retry } = useAnswer<GlossarioTerm>('/glossario');
  return (
    <div className={wrap(styles.page)}>
      <Crumbs steps={[{ label: 'Glossário' }]} />
      <Title page="Glossário">Glossário</Title>
      <p className={styles.lead}>
        O que querem dizer as palavras deste portal, em linguagem simples e com a lei de cada uma.
      </p>
      {error && <Failed error={error} retry={retry} />}
      {!error && !data && <Coming />}
      {data && <Words terms={data} />}
    </div>
  );
}

/** The number of terms up to which each is told whole: who narrowed them down to these wants to read them. */
const FEW = 6;

function Words({ terms }: { terms: readonly GlossarioTerm[] }) {
  const { typed, type, shown, target } = useNarrowed(terms, fits);
  return (
    <div className={styles.words}>
      <Find label="Procurar uma palavra" typed={typed} found={countOf(shown.length, terms.length)} onType={type} />
      <Letters terms={shown} />
      {shown.length === 0 && <Nothing typed={typed} clear={() => type('')} />}
      {groupsOf(shown).map(([letter, own]) => (
        <section key={letter} aria-labelledby={idOf(letter)} className={card(styles.group)}>
          <h2 id={idOf(letter)} tabIndex={-1}>
            {letter}
          </h2>
          <div className={styles.terms}>
            {own.map((term) => (
              <Term
                key={term.slug}
                term={term}
                terms={terms}
                current={term.slug === target}
                whole={shown.length <= FEW}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** The placeholder of the box, the letters and the first terms. */
const Coming = () => (
  <div className={styles.words}>
    <div className={styles.box} />
    <div className={styles.letters} />
    <div className={card()}>
      <Skeleton lines={10} />
    </div>
  </div>
);

/** Whether a term matches, by its name and synonyms; its explanation would find too much. */
const fits = (typed: string, { termo, sinonimos }: GlossarioTerm): boolean =>
  [termo, ...sinonimos].some((name) => matchesTyped(typed, name));

function countOf(shown: number, all: number): string {
  if (shown === all) return `${all} palavras`;
  return `${shown} de ${all} palavras`;
}

function groupsOf(terms: readonly GlossarioTerm[]): [string, GlossarioTerm[]][] {
  const groups = new Map<string, GlossarioTerm[]>();
  for (const term of terms) groups.set(letterOf(term), [...(groups.get(letterOf(term)) ?? []), term]);
  return [...groups];
}

function Nothing({ typed, clear }: { typed: string; clear(): void }) {
  return (
    <div className={card()}>
      <Notice icon="empty" title={LOCALE.semResultado}>
        <p>O glossário não explica “{typed}”. Tente uma palavra só, ou procure nos dados.</p>
        <p className={styles.ways}>
          <button type="button" className={button('primary')} onClick={clear}>
            Ver todas as palavras
          </button>
          <Link className={button()} to={`/busca?termo=${encodeURIComponent(typed)}`}>
            Buscar no portal
          </Link>
        </p>
      </Notice>
    </div>
  );
}
