import type pg from 'pg';
import type { Row } from '../../catalog/fields/field.ts';
import { NAMES_ATA, NAMES_CONTRATO, NAMES_LICITACAO, OCDS_SOURCES } from '../../catalog/ocds/sources.ts';
import type { ProcessKey } from './ocid.ts';
import {
  distinctNames,
  exercisesNaming,
  type NameTuple,
  nameIn,
  nameText,
  paymentsNaming,
  publishedTenders,
  type RowsByName,
  rowsNaming,
} from './rows.ts';

const { licitacao, itens, participantes, documentosLicitacao, atas } = OCDS_SOURCES;
const { contratos, aditivos, documentosContrato, empenhos } = OCDS_SOURCES;

/** A contract with all that was published of it. */
export interface ContractRows {
  contrato: Row;
  /** How many rows of the same number come before it: some publish one number for several contracts. */
  repeats: number;
  aditivos: readonly Row[];
  documentos: readonly Row[];
  /** Of the first contract of a number alone: empenhos do not tell contracts of one number apart. */
  pagamentos: readonly Row[];
  /** The process of the ata whose prices it uses, where its licitação is published here. */
  ata: ProcessKey | undefined;
  /** Exercises of its empenhos: a load of one of them makes the release new. */
  exercicios: readonly number[];
}

/** What was published of one process. */
export interface ProcessRows {
  key: ProcessKey;
  /** One row as a rule; several where one number was published more than once, as by some for each winner. */
  licitacoes: readonly Row[];
  itens: readonly Row[];
  participantes: readonly Row[];
  documentos: readonly Row[];
  atas: readonly Row[];
  contratos: readonly ContractRows[];
}

/** The name of a process: of its licitação, or of its contract. */
const nameOf = (key: ProcessKey): NameTuple =>
  key.tipo === 'licitacao' ? [key.numero, key.modalidade, key.unidade] : [key.numero, key.ano];

/** Reads all that was published of some processes: a dozen statements, however many they are. */
export async function readProcesses(
  client: pg.ClientBase,
  tenant: number,
  keys: readonly ProcessKey[],
): Promise<ProcessRows[]> {
  const tenders = namesOf(keys, 'licitacao');
  const naming = (source: Parameters<typeof rowsNaming>[2]) => rowsNaming(client, tenant, source, tenders);
  const found = {
    licitacoes: await naming({ set: licitacao, fields: licitacao.key }),
    itens: await naming({ set: itens, fields: NAMES_LICITACAO.itens }),
    participantes: await naming({ set: participantes, fields: NAMES_LICITACAO.participantes }),
    documentos: await naming({ set: documentosLicitacao, fields: NAMES_LICITACAO.documentosLicitacao }),
    atas: await naming({ set: atas, fields: NAMES_LICITACAO.atas }),
  };
  const signed = await readContracts(client, tenant, keys);
  return keys.map((key) => {
    const name = nameText(nameOf(key));
    const own = (rows: RowsByName): readonly Row[] => rows.get(name) ?? [];
    return {
      key,
      licitacoes: own(found.licitacoes),
      itens: own(found.itens),
      participantes: own(found.participantes),
      documentos: own(found.documentos),
      atas: own(found.atas),
      contratos: signed.get(name) ?? [],
    };
  });
}

const namesOf = (keys: readonly ProcessKey[], tipo: ProcessKey['tipo']): NameTuple[] =>
  keys.filter((key) => key.tipo === tipo).map(nameOf);

/** The contracts of some processes, by the name of the process. */
async function readContracts(
  client: pg.ClientBase,
  tenant: number,
  keys: readonly ProcessKey[],
): Promise<ReadonlyMap<string, readonly ContractRows[]>> {
  const byTender = { set: contratos, fields: NAMES_LICITACAO.contratos };
  const signed = await rowsNaming(client, tenant, byTender, namesOf(keys, 'licitacao'));
  const numbers = distinctNames([
    ...[...signed.values()].flat().flatMap((row) => maybe(nameIn(row, contratos.key))),
    ...namesOf(keys, 'contrato'),
  ]);
  const all = await rowsNaming(client, tenant, { set: contratos, fields: contratos.key }, numbers);
  const parts = await readParts(client, tenant, numbers, [...all.values()].flat());
  const found = new Map<string, ContractRows[]>();
  for (const [number, rows] of all)
    for (const [repeats, contrato] of byContent(rows).entries()) {
      const tender = nameIn(contrato, NAMES_LICITACAO.contratos);
      const name = tender && parts.published.has(nameText(tender)) ? nameText(tender) : number;
      found.set(name, [...(found.get(name) ?? []), contractOf(contrato, repeats, number, parts)]);
    }
  return found;
}

/** Rows of one number by what they say, so that a file in another order does not make one contract of another. */
const byContent = (rows: readonly Row[]): Row[] =>
  rows.length < 2 ? [...rows] : [...rows].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

const maybe = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

/** What belongs to contracts, by their numbers. */
interface ContractParts {
  aditivos: RowsByName;
  documentos: RowsByName;
  pagamentos: RowsByName;
  exercicios: RowsByName;
  atas: RowsByName;
  /** Names of the licitações that contracts and atas name and that are published. */
  published: ReadonlySet<string>;
}

async function readParts(
  client: pg.ClientBase,
  tenant: number,
  numbers: readonly NameTuple[],
  rows: readonly Row[],
): Promise<ContractParts> {
  const named = distinctNames(rows.flatMap((row) => maybe(nameIn(row, NAMES_ATA))));
  const agreed = await rowsNaming(client, tenant, { set: atas, fields: atas.key }, named);
  const tenders = [
    ...rows.flatMap((row) => maybe(nameIn(row, NAMES_LICITACAO.contratos))),
    ...[...agreed.values()].flat().flatMap((row) => maybe(nameIn(row, NAMES_LICITACAO.atas))),
  ];
  return {
    aditivos: await rowsNaming(client, tenant, { set: aditivos, fields: NAMES_CONTRATO.aditivos }, numbers),
    documentos: await rowsNaming(
      client,
      tenant,
      { set: documentosContrato, fields: NAMES_CONTRATO.documentosContrato },
      numbers,
    ),
    pagamentos: await paymentsNaming(client, tenant, numbers),
    exercicios: await exercisesNaming(client, tenant, numbers),
    atas: agreed,
    published: await publishedTenders(client, tenant, distinctNames(tenders)),
  };
}

/** A contract with its parts. What belongs to a number belongs to the first contract of it, so that nothing counts twice. */
function contractOf(contrato: Row, repeats: number, number: string, parts: ContractParts): ContractRows {
  const own = (rows: RowsByName): readonly Row[] => (repeats === 0 ? (rows.get(number) ?? []) : []);
  const agreement = parts.atas.get(nameText(nameIn(contrato, NAMES_ATA) ?? []))?.[0];
  const [numero, modalidade, unidade] = (agreement && nameIn(agreement, NAMES_LICITACAO.atas)) ?? [];
  const isPublished = parts.published.has(nameText([numero ?? null, modalidade ?? null, unidade ?? null]));
  return {
    contrato,
    repeats,
    aditivos: own(parts.aditivos),
    documentos: own(parts.documentos),
    pagamentos: own(parts.pagamentos),
    ata: isPublished
      ? { tipo: 'licitacao', numero: String(numero), modalidade: String(modalidade), unidade: String(unidade) }
      : undefined,
    exercicios: own(parts.exercicios).map((row) => Number(row[empenhos.period])),
  };
}
