import { monthName } from '../../catalog/fields/month.ts';
import { wordOf } from '../../catalog/glossario/fields.ts';
import type { ReceitaAnswer } from '../../catalog/receita/answer.ts';
import { inPercent, reais } from '../../catalog/texto/figures.ts';
import { Figures } from '../ui/figures.tsx';

const FORESEEN = wordOf('vlrPrevisaoInicial');

/** The figures that are read first. Each leads to the list that reproduces it. */
export function Sums({ data: { totals, listas, mes }, busy }: { data: ReceitaAnswer; busy: boolean }) {
  const foreseen = totals.vlrPrevisaoAtualizado !== null;
  const foreseenList = listas.previsto ? { to: `/${listas.previsto}`, label: 'ver previsão' } : undefined;
  const figures = [
    ...(foreseen
      ? [
          { label: 'Previsão inicial do ano', value: reais(totals.vlrPrevisaoInicial ?? 0), word: FORESEEN },
          {
            label: 'Previsão atualizada do ano',
            value: reais(totals.vlrPrevisaoAtualizado ?? 0),
            word: FORESEEN,
            proof: foreseenList,
          },
        ]
      : []),
    {
      label: 'Arrecadado no período',
      word: wordOf('vlrArrecadacao'),
      value: reais(totals.vlrArrecadacao),
      proof: { to: `/${listas.arrecadado}`, label: 'ver arrecadação' },
      note: `em ${monthName(mes)}: ${reais(totals.vlrMes)}`,
    },
    ...(totals.vlrDeducao === 0
      ? []
      : [
          {
            label: 'Deduções, já descontadas',
            word: wordOf('blnDeducao'),
            value: reais(totals.vlrDeducao),
            proof: { to: `/${listas.deducoes}`, label: 'ver deduções' },
            note: `sem elas: ${reais(totals.vlrArrecadacao - totals.vlrDeducao)}`,
          },
        ]),
    ...(totals.pctRealizado === null
      ? []
      : [{ label: 'Realizado', value: inPercent(totals.pctRealizado), note: 'da previsão atualizada do ano' }]),
  ];
  return <Figures busy={busy} figures={figures} />;
}
