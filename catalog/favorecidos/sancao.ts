import { IMPEDITIVAS } from '../codes/sancoes.ts';
import type { Row, Value } from '../fields/field.ts';
import type { Sanction, SanctionSpan } from './answer.ts';

const text = (value: Value | null | undefined): string | null => (typeof value === 'string' ? value : null);

/** Reads what any list of sanctions says of one. */
export function sanctionOf(dataset: string, row: Row): Sanction {
  return {
    datasets: [dataset],
    tipo: text(row.txtTipoSancao) ?? '',
    inicio: text(row.dtInicio),
    fim: text(row.dtFim),
    orgao: text(row.txtOrgaoSancionador),
    abrangencia: text(row.txtAbrangencia),
    fundamento: text(row.txtFundamento),
    processo: text(row.numProcesso),
    situacao: text(row.txtSituacao),
    prazo: spanOf(row),
  };
}

/** What a court annulled never was; what ended on a day that nobody told cannot be held against a day. */
function spanOf(row: Row): SanctionSpan | null {
  const [from, end, back] = [text(row.dtInicio), text(row.dtFim), text(row.dtReabilitacao)];
  const situation = text(row.txtSituacao);
  if (!from || !IMPEDITIVAS.includes(String(row.txtTipoSancao)) || situation === 'Anulada') return null;
  const [to = null] = [end, back].filter((day) => day !== null).sort();
  return to === null && situation !== null && situation !== 'Vigente' ? null : { from, to };
}

export const covers = (span: SanctionSpan | null, day: string | null): boolean =>
  span !== null && day !== null && span.from <= day && (span.to === null || day <= span.to);

/** In force on the day of the data, and not said to be over or suspended. */
export const inForce = ({ prazo, situacao }: Sanction, day: string | null): boolean =>
  covers(prazo, day) && (situacao === null || situacao === 'Vigente');

/** One sanction is published by who applied it and again in each year's copy of the national registers. */
export function merge(all: readonly Sanction[]): Sanction[] {
  const found = new Map<string, Sanction>();
  for (const one of all) {
    const key = [one.tipo, one.inicio, one.fim].join('|');
    const old = found.get(key);
    found.set(key, old ? { ...filled(old, one), datasets: [...new Set([...old.datasets, ...one.datasets])] } : one);
  }
  return [...found.values()].sort((a, b) => (String(a.inicio) < String(b.inicio) ? 1 : -1));
}

/** What one list leaves out the other tells; where both know the situation, who says it is over is right. */
function filled(old: Sanction, one: Sanction): Sanction {
  const entries = Object.entries(one).map(([name, value]) => [name, old[name as keyof Sanction] ?? value]);
  const known = old.situacao !== null || one.situacao === null;
  return { ...old, ...Object.fromEntries(entries), prazo: known ? old.prazo : one.prazo };
}
