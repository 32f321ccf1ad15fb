import type { ReactNode } from 'react';

/** A name and what it says, in a list of facts. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A telephone number: a phone calls it. */
export const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:+55${number.replace(/\D/g, '')}`}>{number}</a>
);

/** How somebody is reached by telephone and e-mail, as far as the body says it. */
export const ReachFacts = ({ of: { telefone, email } }: { of: { telefone: string | null; email: string | null } }) => (
  <>
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
  </>
);
