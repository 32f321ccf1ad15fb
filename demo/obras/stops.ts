import { type Day, yearOf } from '../calendar.ts';
import type { Random } from '../random.ts';
import { padZeros } from '../text.ts';
import type { NonEmpty } from '../words.ts';

/** A time in which nothing was built. */
export interface WorkStop {
  from: Day;
  /** Null while it lasts. */
  to: Day | null;
  expected: Day | null;
  reason: string;
  about: string;
  liable: string;
  suit: string;
}

type Cause = Pick<WorkStop, 'reason' | 'liable' | 'about'>;
const cause = (reason: string, liable: string, about: string): Cause => ({ reason, liable, about });

const COURT = cause(
  'Decisão judicial',
  'Poder Judiciário',
  'Liminar em ação que discute a posse do terreno; o município recorreu',
);

/** Why works stop for long, and on whom it depends. */
const LASTING: NonEmpty<Cause> = [
  COURT,
  cause('Descumprimento pela contratada', 'Contratada', 'A empresa reduziu a equipe e foi notificada para retomar'),
  cause('Revisão do projeto', 'Administração municipal', 'O solo pediu outra fundação; o projeto está em revisão'),
  cause('Licença ambiental pendente', 'Governo estadual', 'A renovação da licença aguarda parecer do órgão ambiental'),
];

/** What only stops a work that others pay for. */
const GRANT = cause(
  'Atraso no repasse de recursos',
  'Governo federal',
  'A parcela seguinte da transferência ainda não foi liberada',
);

const PASSING: NonEmpty<Cause> = [
  cause('Chuvas ou condições do terreno', 'Caso fortuito ou força maior', 'Chuvas alagaram o canteiro'),
  cause(
    'Interferência de rede elétrica, de água ou de esgoto',
    'Concessionária de serviço público',
    'Foi preciso remanejar um trecho da rede',
  ),
  cause('Revisão do projeto', 'Administração municipal', 'Ajuste do projeto pedido pela fiscalização'),
];

export interface StopCircumstances {
  until: Day;
  /** The work is paid for with money that others send. */
  granted: boolean;
}

export function stopAt({ until, granted }: StopCircumstances, from: Day, to: Day | null, random: Random): WorkStop {
  const lasting: NonEmpty<Cause> = granted ? [GRANT, GRANT, ...LASTING] : LASTING;
  const why = random.pick(to === null ? lasting : PASSING);
  const ahead = Math.max(from, until) + random.between(20, 160);
  return {
    ...why,
    from,
    to,
    // Nobody knows when a court will decide.
    expected: to === null ? (why === COURT ? null : ahead) : to - random.between(0, 6),
    suit: why === COURT ? suit(yearOf(from), random) : '',
  };
}

/** A lawsuit as the courts number them (CNJ, Resolução 65/2008): the two digits after the hyphen check all others. */
function suit(year: number, random: Random): string {
  const [serial, court] = [padZeros(800_000 + random.between(100, 9_899), 7), '0120'];
  const rest = [...`${serial}${year}820${court}00`].reduce((left, digit) => (left * 10 + Number(digit)) % 97, 0);
  return `${serial}-${padZeros(98 - rest, 2)}.${year}.8.20.${court}`;
}
