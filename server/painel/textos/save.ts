import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { SalvarTextoAnswer } from '../../../catalog/painel/textos/answer.ts';
import { type FormField, type FormGroup, type TextPart, trimmed } from '../../../catalog/painel/textos/campos.ts';
import { changesBetween } from '../../../catalog/painel/textos/diferenca.ts';
import { mergeTexts } from '../../../catalog/painel/textos/juntar.ts';
import { textPart } from '../../../catalog/painel/textos/partes.ts';
import type { Problem } from '../../../catalog/query.ts';
import { atomically } from '../../database/atomic.ts';
import { Fault, movingFault } from '../../http/fault.ts';
import { NOTIFY_CHANGE, NOTIFY_TEXTS } from '../../tenants/apply.ts';
import { latestNumber, lockTexts, nextEdition, readEdition, writeEdition } from '../../tenants/edicoes.ts';
import type { TenantFolder } from '../../tenants/folder.ts';
import { type StoredPart, type TextProblem, TextProblems } from '../../tenants/partes/part.ts';
import { bodyWith, partChanges, type StoredValues, storedPart, valuesOf } from '../../tenants/partes/partes.ts';
import { recordAct } from '../atos.ts';
import type { DeskServices } from '../services.ts';
import { editionAnswer } from './edition.ts';

/** A part, as it is drawn and as it is stored. */
export interface EditedPart {
  described: TextPart;
  stored: StoredPart;
}

/** The part of an address. */
export function editedPart(id: string): EditedPart {
  const [described, stored] = [textPart(id), storedPart(id)];
  if (described && stored) return { described, stored };
  throw new Fault(404, 'NOT_FOUND', 'O painel não tem este texto. A lista está em Textos.');
}

/** What a form says, as it is stored, or a fault with the problem of each field. */
export async function parsePart(
  { described, stored }: EditedPart,
  valor: FormGroup,
  body: TenantFolder,
): Promise<StoredValues> {
  try {
    return await stored.parse(trimmed(described.fields, valor), body);
  } catch (error) {
    if (!(error instanceof TextProblems)) throw error;
    const problems = error.problems.map((one) => problemOf(described.fields, one));
    throw new Fault(400, 'BAD_FIELDS', problems.map(({ message }) => message).join(' '), problems);
  }
}

function problemOf(fields: readonly FormField[], { path, message }: TextProblem): Problem {
  return { field: path.join('.'), value: '', message: `${labelAt(fields, path)} ${message}.` };
}

/** The label of the field that a path leads to. */
function labelAt(fields: readonly FormField[], path: readonly PropertyKey[]): string {
  const [name, ...rest] = path.filter((step) => typeof step !== 'number');
  const field = fields.find((one) => one.name === name);
  if (!field) return String(name ?? 'O formulário');
  const below = field.entry === 'lista' ? field.fields() : field.entry === 'grupo' ? field.fields : [];
  return rest.length > 0 && below.length > 0 ? labelAt(below, rest) : field.label;
}

type SaveOutcome = SalvarTextoAnswer['data'];

/** A form on its way into a body, written on top of a version. */
interface SentForm {
  valor: FormGroup;
  base: number;
}

/** Saves a part, unless somebody saved another version of it meanwhile: then both are shown. */
export const savePart = (
  services: DeskServices,
  request: FastifyRequest,
  part: EditedPart,
  form: SentForm,
): Promise<SaveOutcome> =>
  withBody(services, request, async (client, body) => {
    const { id } = request.site.tenant;
    const numero = await latestNumber(client, id, part.stored.id);
    if (numero > form.base) return conflictOf(client, request, part, { form, body, numero });
    const depois = await parsePart(part, form.valor, body);
    return storePart(client, request, part, { body, depois, numero });
  });

/** Returns a part to a version, which becomes a version itself. */
export const returnPart = (
  services: DeskServices,
  request: FastifyRequest,
  part: EditedPart,
  to: { numero: number; para: 'antes' | 'depois' },
): Promise<SaveOutcome> =>
  withBody(services, request, async (client, body) => {
    const { id } = request.site.tenant;
    const found = await readEdition(client, id, part.stored.id, to.numero);
    const depois = found && (to.para === 'antes' ? found.antes : found.depois);
    if (!depois)
      throw new Fault(404, 'NOT_FOUND', 'Esta versão não existe. A lista das versões está na página do texto.');
    const numero = await latestNumber(client, id, part.stored.id);
    return storePart(client, request, part, { body, depois, numero, volta: to.numero });
  });

/** Works on a body that nobody else writes to meanwhile, in one transaction of the owner. */
function withBody<T>(
  { db }: DeskServices,
  { site: { tenant } }: FastifyRequest,
  work: (client: pg.Client, body: TenantFolder) => Promise<T>,
): Promise<T> {
  return db.own((client) =>
    atomically(client, async () => {
      const body = await lockTexts(client, tenant.id);
      if (!body || 'mudanca' in body) throw movingFault();
      return work(client, body);
    }),
  );
}

interface StoredChange {
  body: TenantFolder;
  depois: StoredValues;
  /** The last version of the part. */
  numero: number;
  volta?: number;
}

async function storePart(
  client: pg.Client,
  request: FastifyRequest,
  { described, stored }: EditedPart,
  { body, depois, numero, volta }: StoredChange,
): Promise<SaveOutcome> {
  const antes = valuesOf(stored, body);
  const changes = await partChanges(stored.id, body, antes, depois);
  if (changes.length === 0) return { estado: 'igual', numero };
  const { id } = request.site.tenant;
  const { id: pessoa, nome: quem } = request.person;
  await client.query(updateOf(stored.holds), [id, [...stored.holds], JSON.stringify(depois)]);
  const made = await writeEdition(
    client,
    id,
    { pessoa, quem },
    { parte: stored.id, antes, depois, volta: volta ?? null },
  );
  const acao = volta === undefined ? 'texto.salvo' : 'texto.devolvido';
  const told = { antes: numero, depois: { edicao: made, mudancas: changes.length } };
  await recordAct(client, request, { acao, alvo: described.titulo, ...told });
  return { estado: 'salvo', numero: made };
}

/** What comparisons show of a body on the pages of others. */
const SHOWN_ELSEWHERE: readonly string[] = ['txtCliente', 'habitantes', 'comparar'];

/**
 * Replaces the values of a part as a whole: one that is said no more leaves. What is remembered of other bodies is forgotten
 * only where their pages show the part.
 */
const updateOf = (holds: readonly string[]): string => `WITH made AS (
  UPDATE portal.tenants SET dados = (dados - $2::text[]) || $3::jsonb WHERE id = $1 RETURNING id)
  SELECT ${holds.some((name) => SHOWN_ELSEWHERE.includes(name)) ? NOTIFY_CHANGE : NOTIFY_TEXTS} FROM made`;

interface Met {
  form: SentForm;
  body: TenantFolder;
  numero: number;
}

/** Somebody else's version, what each changed, and both together. */
async function conflictOf(
  client: pg.Client,
  { site: { tenant } }: FastifyRequest,
  { described, stored }: EditedPart,
  { form, body, numero }: Met,
): Promise<SaveOutcome> {
  const [next, theirs] = [
    await nextEdition(client, tenant.id, stored.id, form.base),
    await readEdition(client, tenant.id, stored.id, numero),
  ];
  if (!theirs) throw new Error(`version ${numero} of ${stored.id} left`);
  const { fields } = described;
  const began = await stored.form(bodyWith(stored, body, next?.antes ?? {}));
  const atual = await stored.form(body);
  const mine = form.valor;
  const { valor: juntas, conflitos } = mergeTexts(fields, began, mine, atual);
  return {
    estado: 'conflito',
    deles: editionAnswer(theirs),
    atual,
    mudaramEles: changesBetween(fields, began, atual),
    mudouVoce: changesBetween(fields, began, mine),
    juntas,
    conflitos,
  };
}
