import { type Dataset, storedOf } from '../../../catalog/dataset.ts';
import type { Ensaio, EnsaioColuna, EnsaioLeitura } from '../../../catalog/painel/publicar/answer.ts';
import type { ColumnReason, InspectedColumn } from '../../import/inspect/columns.ts';
import type { DatasetReading } from '../../import/inspect/inspect.ts';
import type { LoadReport } from '../../import/publish/report.ts';
import type { EnsaioOrder } from './store.ts';

const REASONS: Readonly<Record<ColumnReason, string>> = {
  dito: 'Você disse.',
  nome: 'É o nome do campo.',
  rotulo: 'É o rótulo do campo.',
  leiaute: 'O leiaute reconhecido lê esta coluna.',
  calculado: 'O portal calcula este campo sozinho: a coluna fica de fora.',
  ignorada: 'O leiaute reconhecido deixa esta coluna de fora.',
  semNome: 'A coluna não tem nome: fica de fora, e suas células devem estar vazias.',
  desconhecida: 'Não se sabe o que é: escolha o campo ou deixe a coluna de fora.',
};

/** One column as the screen shows it. */
export function describeColumn(
  set: Dataset,
  one: InspectedColumn,
  remembered: DatasetReading['remembered'],
): EnsaioColuna {
  return {
    coluna: one.column,
    campo: one.field,
    tambem: [...one.also],
    amostras: [...one.samples],
    obrigatorio: one.field !== null && (set.fields[one.field]?.required ?? false),
    decidida: one.reason !== 'desconhecida',
    sugestao: one.near,
    porque: one.reason === 'dito' && remembered ? `Como ${remembered.who} disse antes.` : REASONS[one.reason],
  };
}

/** The fields that a column may fill. */
export const describeFields = (set: Dataset, only?: readonly string[]): Ensaio['campos'] =>
  storedOf(set)
    .filter(([name]) => !only || only.includes(name))
    .map(([name, { label, required, help }]) => ({ name, label, obrigatorio: required, ajuda: help ?? '' }));

/** How a file was read; what the whole file showed counts more than its first lines. */
export function describeReading(
  reading: DatasetReading,
  pedido: EnsaioOrder,
  report: LoadReport | null,
): EnsaioLeitura {
  const found = report?.found ?? reading.found;
  return {
    formato: found.formato,
    codificacao: found.codificacao ?? null,
    separador: found.separador ?? null,
    planilha: reading.sheet,
    planilhas: [...reading.sheets],
    datas: reading.data,
    decimais: reading.decimal,
    leiaute: reading.layout,
    linhaDoCabecalho: reading.headerLine,
    forcada: pedido.leitura,
    lembrada: reading.remembered && { quem: reading.remembered.who, quando: `${reading.remembered.day}T00:00:00Z` },
  };
}
