import { ARCHIVE_TABLES, archiveGrants } from '../arquivos/tables.ts';
import { TEXT_EDITION_TABLES, textEditionGrants } from '../tenants/edicoes.ts';
import { DRAFT_TABLES, draftGrants } from './arquivos/tables.ts';
import { BASE_TABLES, baseGrants } from './base.ts';
import { keyGrants } from './chaves/tables.ts';
import { BROUGHT_TABLES, broughtGrants } from './coletas/papers/tables.ts';
import { COLETAS_TABLES, coletasGrants } from './coletas/tables.ts';
import { ENTRADA_TABLES, entradaGrants } from './entrada/tables.ts';
import { MENSAGENS_DESK_TABLES, mensagensDeskGrants } from './mensagens/tables.ts';
import { PUBLICAR_TABLES, publicarGrants } from './publicar/tables.ts';
import { LOG_TABLES, logGrants } from './registro/tables.ts';

/** What a part of the panel keeps, and what the role of the panel may do with it. */
interface DeskPart {
  /** Statements that create its tables. Each may run again. */
  tables?: string;
  grants(role: string): string;
}

/** Every part of the panel, in the order in which the tables are made. */
const PARTS: readonly DeskPart[] = [
  { tables: BASE_TABLES, grants: baseGrants },
  // Before what adds a right over letters: it takes away all others over messages first.
  { tables: MENSAGENS_DESK_TABLES, grants: mensagensDeskGrants },
  { tables: ENTRADA_TABLES, grants: entradaGrants },
  { tables: LOG_TABLES, grants: logGrants },
  { grants: keyGrants },
  { tables: COLETAS_TABLES, grants: coletasGrants },
  { tables: BROUGHT_TABLES, grants: broughtGrants },
  { tables: PUBLICAR_TABLES, grants: publicarGrants },
  { tables: ARCHIVE_TABLES, grants: archiveGrants },
  { tables: DRAFT_TABLES, grants: draftGrants },
  { tables: TEXT_EDITION_TABLES, grants: textEditionGrants },
];

/** Every table of the panel. */
export const STAFF_TABLES = PARTS.map(({ tables = '' }) => tables).join('\n');

/** The rights of the role of the panel, and no others that it once had. */
export const staffGrants = (role: string): string => PARTS.map(({ grants }) => grants(role)).join('\n');
