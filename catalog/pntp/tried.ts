import type { Dataset } from '../dataset.ts';
import type { Criterion } from './criterion.ts';
import { found, type ItemFinding } from './finding.ts';

/** What the portal's own files and filters of a dataset did when they were asked. */
export interface TriedDataset {
  /** Whether there were rows to save: without any, files show their columns alone. */
  comLinhas: boolean;
  /** The fields that the file of each format brought, by the name of the format; null where no file came. */
  arquivos: Readonly<Record<string, readonly string[] | null>>;
  /** The filters of its list that were asked, and answered with rows that they are about. */
  filtros: readonly string[];
}

type Titled = Pick<Dataset, 'title' | 'fields'>;

const labelsOf = ({ fields }: Titled, names: readonly string[]): string =>
  names.map((name) => fields[name]?.label ?? name).join(', ');

/** Grades whether the files of a list bring every field asked. */
export function gradeExport(set: Titled, { campos }: Pick<Criterion, 'campos'>, tried?: TriedDataset): ItemFinding {
  if (!tried) return found(false, `os arquivos de ${set.title} ainda não foram pedidos ao portal`);
  const faults = Object.entries(tried.arquivos).flatMap(([format, brought]) => {
    if (brought === null) return [`o portal não fez o arquivo em ${format}`];
    const missing = campos.filter((name) => !brought.includes(name));
    return missing.length > 0 ? [`o arquivo em ${format} não traz ${labelsOf(set, missing)}`] : [];
  });
  if (faults.length > 0) return found(false, faults.join('; '));
  const asked = campos.length === 1 ? 'o campo pedido' : `os ${campos.length} campos pedidos`;
  return found(true, `${Object.keys(tried.arquivos).join(' e ')} com ${asked}`);
}

/** Grades whether a list is cut by every filter asked. */
export function gradeFilters(set: Titled, { filtros }: Pick<Criterion, 'filtros'>, tried?: TriedDataset): ItemFinding {
  if (!tried) return found(false, `os filtros de ${set.title} ainda não foram pedidos ao portal`);
  const missing = filtros.filter((name) => !tried.filtros.includes(name));
  if (missing.length > 0) return found(false, `falta o filtro ${labelsOf(set, missing)}`);
  return found(true, `filtros: ${labelsOf(set, filtros)}`);
}
