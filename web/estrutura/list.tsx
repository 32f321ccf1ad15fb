import type { EstruturaAnswer } from '../../catalog/estrutura/answer.ts';
import { contactOf, unitsOf } from '../../catalog/estrutura/estrutura.ts';
import { LOCALE } from '../../catalog/texto/locale.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './estrutura.module.css';
import { estruturaPath, matchesTerm } from './lookup.ts';

interface Item {
  slug: string;
  nome: string;
  /** The unit it is part of, or the office that somebody holds. */
  place: string;
  who: string;
  telefone: string | null;
  email: string | null;
  horario: string | null;
}

/** The units and people that match the words, one under the other. */
export function List({ answer, term }: { answer: EstruturaAnswer; term: string }) {
  const items = itemsOf(answer, term);
  if (items.length === 0)
    return (
      <div className={card()}>
        <Notice icon="empty" title={LOCALE.semResultado}>
          <p>Nenhuma unidade ou pessoa daqui tem a ver com “{term}”. Tente uma palavra só.</p>
          <Link className={button()} to="?ver=lista">
            Ver a lista inteira
          </Link>
        </Notice>
      </div>
    );
  return (
    <section className={card(styles.list)} aria-label="Resultado">
      <h2>{items.length === 1 ? '1 resultado' : `${items.length.toLocaleString('pt-BR')} resultados`}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.slug}>
            <div>
              <Link to={estruturaPath(item)}>{item.nome}</Link>
              <p>{[item.place, item.who].filter(Boolean).join(' · ')}</p>
            </div>
            <p className={styles.reach}>{[item.telefone, item.email, item.horario].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function itemsOf({ data, membros, comissoes }: EstruturaAnswer, term: string): Item[] {
  const units = unitsOf(data)
    .filter(({ unit }) =>
      matchesTerm(term, unit.nome, unit.sigla, unit.titular?.nome, unit.titular?.cargo, ...unit.competencias),
    )
    .map((placed) => {
      const { unit, above } = placed;
      const who = unit.titular ? `${unit.titular.nome} (${unit.titular.cargo})` : '';
      return { ...contactOf(placed), slug: unit.slug, nome: unit.nome, place: above.at(-1)?.nome ?? '', who };
    });
  const people = membros
    .filter((one) => matchesTerm(term, 'vereador vereadora', one.nome, one.partido, one.mesa, one.biografia))
    .map((one) => ({ ...one, place: `Mandato de ${one.mandato}`, who: one.partido, horario: null }));
  const boards = comissoes
    .filter((one) => matchesTerm(term, one.nome, ...one.competencias, ...one.membros.map(({ nome }) => nome)))
    .map(({ slug, nome, reunioes, membros: seats }) => ({
      slug,
      nome,
      place: 'Comissão permanente',
      who: counted(seats.length, 'membro', 'membros'),
      telefone: null,
      email: null,
      horario: reunioes,
    }));
  return [...people, ...boards, ...units];
}
