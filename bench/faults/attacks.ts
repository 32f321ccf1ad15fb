import type { Attack } from './attack.ts';
import { DIGIT_ATTACKS } from './attacks/digits.ts';
import { FILE_ATTACKS } from './attacks/files.ts';
import { FILTER_ATTACKS } from './attacks/filters.ts';
import { FLOOD_ATTACKS } from './attacks/floods.ts';
import { FORMULA_ATTACKS } from './attacks/formulas.ts';
import { HEADER_ATTACKS } from './attacks/headers.ts';
import { HOST_ATTACKS } from './attacks/hosts.ts';
import { MESSAGE_ATTACKS } from './attacks/messages.ts';
import { PASSWORD_ATTACKS } from './attacks/passwords.ts';
import { READER_ATTACKS } from './attacks/readers.ts';
import { SEARCH_ATTACKS } from './attacks/search.ts';
import { SOCKET_ATTACKS } from './attacks/sockets.ts';
import { SPELLING_ATTACKS } from './attacks/spellings.ts';
import { STATISTICS_ATTACKS } from './attacks/statistics.ts';
import { WIRE_ATTACKS } from './attacks/wire.ts';
import { WORKBOOK_ATTACKS } from './attacks/workbook.ts';

const row = ({ id }: Attack): number => Number.parseInt(id, 10) || 100;

/** Every attack, by its row; those of no row last. */
export const ATTACKS: readonly Attack[] = [
  ...WORKBOOK_ATTACKS,
  ...SEARCH_ATTACKS,
  ...FILTER_ATTACKS,
  ...READER_ATTACKS,
  ...SPELLING_ATTACKS,
  ...HOST_ATTACKS,
  ...STATISTICS_ATTACKS,
  ...FILE_ATTACKS,
  ...MESSAGE_ATTACKS,
  ...PASSWORD_ATTACKS,
  ...WIRE_ATTACKS,
  ...DIGIT_ATTACKS,
  ...HEADER_ATTACKS,
  ...FORMULA_ATTACKS,
  ...SOCKET_ATTACKS,
  ...FLOOD_ATTACKS,
].sort((a, b) => row(a) - row(b));
