import type { Dataset } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { Cell } from '../fields/cell.tsx';
import { Link } from '../ui/link.tsx';
import { useListed, valueLink } from './leads.ts';

interface Props {
  set: Dataset;
  name: string;
  row: Row;
  brief?: boolean;
}

/** A field of a row, with a link where it leads somewhere. */
export function Value(props: Props) {
  const to = valueLink(props.set, props.name, props.row, useListed());
  const cell = <Cell {...props} />;
  return to ? <Link to={to}>{cell}</Link> : cell;
}
