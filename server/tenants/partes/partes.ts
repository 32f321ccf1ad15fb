import { changesBetween, type TextChange } from '../../../catalog/painel/textos/diferenca.ts';
import { TEXT_PARTS, textPart } from '../../../catalog/painel/textos/partes.ts';
import type { TenantFolder } from '../folder.ts';
import { avisosPart } from './avisos.ts';
import {
  aparenciaPart,
  atendimentoPart,
  estruturaPart,
  glossarioPart,
  identificacaoPart,
  lgpdPart,
  menusPart,
} from './orgao.ts';
import { perguntasPart, privacidadePart, servicosPart } from './paginas.ts';
import type { StoredPart } from './part.ts';

/** The parts that people edit, each with its form. */
const STORED_PARTS: readonly StoredPart[] = [
  avisosPart,
  perguntasPart,
  estruturaPart,
  servicosPart,
  atendimentoPart,
  menusPart,
  glossarioPart,
  identificacaoPart,
  aparenciaPart,
  lgpdPart,
  privacidadePart,
];

export const storedPart = (id: string): StoredPart | undefined => STORED_PARTS.find((part) => part.id === id);

/** A body's values that no form shows: its map, and what the installation says of it. */
const OTHERS: readonly { id: string; titulo: string; holds: readonly (keyof TenantFolder)[] }[] = [
  { id: 'mapa', titulo: 'Mapa', holds: ['mapa'] },
  { id: 'instalacao', titulo: 'Instalação', holds: ['tipo', 'hosts', 'idPoderOrgao', 'api', 'peso', 'prefixoOcds'] },
];

/** Every part of a body, edited or not: together they are all that its folder says. */
export const ALL_PARTS: readonly Pick<StoredPart, 'id' | 'holds'>[] = [...STORED_PARTS, ...OTHERS];

/** What a part is called. */
export const partTitle = (id: string): string =>
  TEXT_PARTS.find((part) => part.id === id)?.titulo ?? OTHERS.find((part) => part.id === id)?.titulo ?? id;

export type StoredValues = Partial<TenantFolder>;

/** The values of a body that a part holds. */
export const valuesOf = ({ holds }: Pick<StoredPart, 'holds'>, body: StoredValues): StoredValues =>
  Object.fromEntries(holds.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])));

/** What changed in a part between two of its values, told to people. `body` says the rest, which no part changes. */
export async function partChanges(
  id: string,
  body: TenantFolder,
  before: StoredValues,
  after: StoredValues,
): Promise<TextChange[]> {
  const [stored, described] = [storedPart(id), textPart(id)];
  if (!stored || !described) return [{ onde: partTitle(id), antes: jsonOf(before), depois: jsonOf(after) }];
  const form = async (values: StoredValues) => stored.form(bodyWith(stored, body, values));
  return changesBetween(described.fields, await form(before), await form(after));
}

/** A body with other values of a part: what they do not say is not taken from it. */
export function bodyWith<Body extends Pick<TenantFolder, 'avisos' | 'rodape'>>(
  { holds }: Pick<StoredPart, 'holds'>,
  body: Body,
  values: StoredValues,
): Body {
  const silent = Object.fromEntries(holds.map((name) => [name, undefined]));
  const avisos = holds.includes('avisos') ? [] : body.avisos;
  const rodape = holds.includes('rodape') ? [] : body.rodape;
  return { ...body, ...silent, avisos, rodape, ...values };
}

/** Values that no form shows, in short. */
const jsonOf = (values: StoredValues): string | null => {
  const text = JSON.stringify(values);
  return text === '{}' ? null : text.length > 300 ? `${text.slice(0, 300)}…` : text;
};
