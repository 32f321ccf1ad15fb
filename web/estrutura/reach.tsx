import type { ReactNode } from 'react';
import facts from '../dataset/facts.module.css';
import { card } from '../ui/card.ts';
import { PhoneLink } from '../ui/fact.tsx';
import styles from './estrutura.module.css';

interface Contact {
  telefone: string | null;
  email: string | null;
  endereco: string | null;
  horario: string | null;
}

/** The ways to reach somebody: on a phone a number is for calling. */
export function Reach({ contact: { telefone, email, endereco, horario } }: { contact: Contact }) {
  return (
    <section className={card(styles.part)}>
      <h2>Contato e atendimento</h2>
      <dl className={facts.facts}>
        {telefone && (
          <Fact name="Telefone">
            <PhoneLink number={telefone} />
          </Fact>
        )}
        {email && (
          <Fact name="E-mail">
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
        {endereco && (
          <Fact name="Endereço" long>
            {endereco}
          </Fact>
        )}
        {horario && (
          <Fact name="Horário" long>
            {horario}
          </Fact>
        )}
      </dl>
    </section>
  );
}

const Fact = ({ name, long, children }: { name: string; long?: true; children: ReactNode }) => (
  <div className={long && facts.long}>
    <dt>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
