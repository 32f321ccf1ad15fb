import {
  DOSSIE,
  DOSSIE_KINDS,
  type DossieDocument,
  type DossieDuty,
  PETTY_GROUND,
} from '../../catalog/dossie/documents.ts';
import { NAO_EXIGIDO, PUBLICADO } from '../../catalog/dossie/situacao.ts';
import { ident, literal } from '../database/sql/names.ts';

/** The dataset whose documents make the dossiers of tenders. */
export const DOSSIE_DOCUMENTS = 'licitacao-documentos';

const KEY = ['numExercicio', 'numCertame', 'txtModalidadeLicit', 'txtUnidadeOrcamentaria'];

/** The types of document that each tender has, kept at each load of documents. */
export const DOSSIE_TABLES = `CREATE TABLE IF NOT EXISTS dados._dossies (
  tenant int NOT NULL,
  origem text NOT NULL,
  "numExercicio" int NOT NULL,
  "numCertame" text COLLATE "C" NOT NULL,
  "txtModalidadeLicit" text COLLATE "C" NOT NULL,
  "txtUnidadeOrcamentaria" text COLLATE "C" NOT NULL,
  tipos text[] NOT NULL,
  PRIMARY KEY (tenant, origem, "numExercicio", "numCertame", "txtModalidadeLicit", "txtUnidadeOrcamentaria")
);
`;

/** What a load of documents writes down of a body ($1) and some periods ($2). */
export function dossieShare() {
  const codes = KEY.slice(1).map((name) => `${ident(name)} COLLATE "C"`);
  return {
    table: '_dossies',
    exercise: '"numExercicio"',
    columns: `tenant, origem, ${KEY.map(ident).join(', ')}, tipos`,
    values: `SELECT tenant, '${DOSSIE_DOCUMENTS}', "numExercicio", ${codes.join(', ')}, array_agg(DISTINCT "txtTipoDocumento"::text COLLATE "default")
FROM dados.${ident(DOSSIE_DOCUMENTS)} WHERE tenant = $1 AND "numExercicio" = ANY ($2) GROUP BY 1, 2, 3, 4, 5, 6`,
  };
}

/** The join of the types of a tender's documents to its row `d`. */
export const dossieJoin = (): string =>
  ` LEFT JOIN dados._dossies k ON k.tenant = d.tenant AND k.origem = '${DOSSIE_DOCUMENTS}' AND k."numExercicio" = d."numExercicio"` +
  KEY.slice(1)
    .map((name) => ` AND k.${ident(name)} = d.${ident(name)} COLLATE "C"`)
    .join('');

const among = (column: string, values: readonly string[]): string =>
  `coalesce(d.${ident(column)}, '') IN (${values.map(literal).join(', ')})`;
const contains = (column: string, part: string): string =>
  `strpos(coalesce(d.${ident(column)}, '') COLLATE "C", ${literal(part)}) > 0`;

const PETTY = contains('txtFundamento', PETTY_GROUND);

/** Condition that a duty holds of the row `d`: the same that `dutyOf` asks of one row. */
function dutyHolds({ kinds, situations, ground }: DossieDuty): string {
  const modalities = kinds.flatMap((kind) => DOSSIE_KINDS[kind]);
  const conditions = [
    among('txtModalidadeLicit', modalities),
    ...(situations ? [among('txtSituacao', situations)] : []),
    ...(ground ? [contains('txtFundamento', ground)] : []),
  ];
  return `(${conditions.join(' AND ')})`;
}

const isDue = ({ duties }: DossieDocument): string => `(NOT ${PETTY} AND (${duties.map(dutyHolds).join(' OR ')}))`;
const isThere = ({ tipos }: DossieDocument): string =>
  `coalesce(k.tipos && ARRAY[${tipos.map(literal).join(', ')}]::text[], false)`;
const isMissing = (document: DossieDocument): string => `(${isDue(document)} AND NOT ${isThere(document)})`;

const anyMissing = DOSSIE.map(isMissing).join(' OR ');
const judged = among('txtModalidadeLicit', Object.values(DOSSIE_KINDS).flat());

/** The expression of each field of a dossier. A paper that is due and absent is empty. */
export const DOSSIE_FORMULAS: Readonly<Record<string, string>> = {
  txtDossie: `CASE WHEN ${PETTY} OR NOT ${judged} THEN 'Não exigido' WHEN ${anyMissing} THEN 'Incompleto' ELSE 'Completo' END`,
  qtdFaltam: `(${DOSSIE.map((document) => `${isMissing(document)}::int`).join(' + ')})::numeric`,
  txtFaltam: `nullif(array_to_string(ARRAY[${DOSSIE.map(
    (document) => `CASE WHEN ${isMissing(document)} THEN ${literal(document.label)} END`,
  ).join(', ')}], '; '), '')`,
  ...Object.fromEntries(
    DOSSIE.map((document) => [
      document.field,
      `CASE WHEN ${isThere(document)} THEN ${literal(PUBLICADO)} WHEN NOT ${isDue(document)} THEN ${literal(NAO_EXIGIDO)} END`,
    ]),
  ),
};
