import type { ReactNode } from 'react';
import type { Balcao } from '../../catalog/mensagens/atendimento.ts';
import { Away } from '../ui/away.tsx';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Fact, ReachFacts } from '../ui/fact.tsx';
import { Link } from '../ui/link.tsx';
import styles from './aside.module.css';

/** A part beside the form. */
export const AsidePart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={card(styles.part)}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** The unit that hears people: who, where, when and by what other ways. */
export function ServiceDesk({ title, of }: { title: string; of: Balcao }) {
  const { unidade, responsavel, endereco, horario, norma } = of;
  return (
    <AsidePart title={title}>
      <dl className={styles.facts}>
        <Fact name="Unidade responsável">{unidade}</Fact>
        {responsavel && <Fact name="Responsável">{responsavel}</Fact>}
        {endereco && <Fact name="Endereço">{endereco}</Fact>}
        {horario && <Fact name="Horário">{horario}</Fact>}
        <ReachFacts of={of} />
        {norma && (
          <Fact name="Norma">{norma.url ? <Somewhere to={norma.url}>{norma.titulo}</Somewhere> : norma.titulo}</Fact>
        )}
      </dl>
    </AsidePart>
  );
}

/** A link to a page of the portal, to one of its files, or to another site. */
export function Somewhere({ to, children }: { to: string; children: string }) {
  if (/^https?:/.test(to)) return <Away to={to}>{children}</Away>;
  return to.startsWith('/api/') ? <a href={to}>{children}</a> : <Link to={to}>{children}</Link>;
}

/** A list of links, each with a line of what is there. */
export const Ways = ({
  title,
  ways,
}: {
  title: string;
  ways: readonly { to: string; label: string; about?: string }[];
}) => (
  <AsidePart title={title}>
    <ul className={styles.ways}>
      {ways.map(({ to, label, about }) => (
        <li key={to}>
          <Somewhere to={to}>{label}</Somewhere>
          {about && <span>{about}</span>}
        </li>
      ))}
    </ul>
  </AsidePart>
);

/** The link in place of a form, where the body hears people in another system. */
export const Elsewhere = ({ to, what }: { to: string; what: string }) => (
  <section className={card(styles.elsewhere)}>
    <h2>{what} é em outro endereço</h2>
    <p>Este órgão recebe e responde em outro sistema. O botão abaixo abre o formulário de lá.</p>
    <Away to={to} className={button('primary')}>
      Abrir o formulário
    </Away>
  </section>
);
