import { Band } from '../dataset/band.tsx';
import { Link } from '../ui/link.tsx';

interface Props {
  /** The exercise that is shown. */
  year: number;
  years: readonly number[];
  to(year: number): string;
}

/**
 * Links to documents of the same number in other exercises: numbers begin anew each year, and these addresses carry no
 * year.
 */
export function OtherExercises({ year, years, to }: Props) {
  const others = years.filter((one) => one !== year);
  if (others.length === 0) return null;
  return (
    <Band icon="empty" title={`Este é o documento do exercício de ${year}`}>
      <p>
        Há outro com o mesmo número em{' '}
        {others.map((one, i) => (
          <span key={one}>
            {i > 0 && (i === others.length - 1 ? ' e ' : ', ')}
            <Link to={to(one)}>{one}</Link>
          </span>
        ))}
        .
      </p>
    </Band>
  );
}
