import { describe, expect, it } from 'vitest';
import { obras } from '../../../catalog/datasets/obras.ts';
import type { PeriodChange } from './periods.ts';
import { type LoadReport, RejectedLoad } from './report.ts';
import { refuseFall } from './verdict.ts';

const report: Omit<LoadReport, 'changes'> = {
  ...{ carga: null, read: 60, accepted: 60, refused: 0, refusals: [], refusedFile: null, sums: {}, counted: {} },
  ...{ periods: [], warnings: [], before: null, leftOut: [], unchanged: false },
  ...{ rehearsal: true, append: false, found: { formato: 'CSV', layout: null } },
};

const figures = (linhas: number, vlrAtual: number, vlrMedido: number, vlrPago: number) => ({
  ...{ linhas, vlrContratado: vlrAtual, vlrAtual, vlrMedido, vlrPago },
});

const WHOLE = figures(50, 1000, 800, 600);

/** What a load would be refused with; empty where it is not. */
function refusal(changes: Omit<PeriodChange, 'referencia'>[]): string {
  const told = changes.map((change) => ({ ...change, referencia: null }));
  try {
    refuseFall({ ...report, changes: told }, obras);
  } catch (error) {
    if (error instanceof RejectedLoad) return error.message.replaceAll('\u00a0', ' ');
    throw error;
  }
  return '';
}

describe('a fall', () => {
  it('of rows is told with every figure that falls with them', () => {
    expect(refusal([{ periodo: '2025', antes: WHOLE, depois: figures(5, 100, 80, 590) }])).toMatch(
      /^Nada foi publicado: um período perderia a maior parte do que tem publicado\. 2025: de 50 para 5 linhas, Valor contratado de R\$ 1\.000,00 para R\$ 100,00, [^;]*R\$ 80,00\. Confira/,
    );
  });

  it('of one sum is told as that alone, from what to what, while the rows and the other sums grow', () => {
    const said = refusal([{ periodo: '2025', antes: WHOLE, depois: figures(60, 1200, 900, 10) }]);
    expect(said).toMatch(
      /^Nada foi publicado: um valor somado cairia a menos da metade em um período\. 2025: Valor pago de R\$ 600,00 para R\$ 10,00\. Confira/,
    );
  });

  it('of rows in one period and of a sum in another is said as both', () => {
    const said = refusal([
      { periodo: '2024', antes: WHOLE, depois: figures(5, 1200, 900, 700) },
      { periodo: '2025', antes: WHOLE, depois: figures(60, 1200, 900, 10) },
    ]);
    expect(said).toContain(
      'linhas ou valores somados cairiam a menos da metade em 2 períodos. 2024: de 50 para 5 linhas; 2025: Valor',
    );
  });

  it('is none while every figure keeps half', () => {
    expect(refusal([{ periodo: '2025', antes: WHOLE, depois: figures(25, 500, 400, 300) }])).toBe('');
  });
});
