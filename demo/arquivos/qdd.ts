import { dayOf } from '../kit/calendar.ts';
import type { PdfBlock } from '../kit/page.ts';
import { reais } from '../kit/text.ts';
import { headOf } from '../town/officers.ts';
import type { World } from '../town/world.ts';
import { type AccountBooks, WHOLE_YEAR } from './accounts.ts';
import { type Publication, paper } from './publication.ts';
import { actionName, moneyText, natureName, signatures, unitName } from './tables.ts';

/** The budget opened by unit, action, nature and source. */
export function budgetDetail(world: World, books: AccountBooks, year: number): Publication {
  const date = `${year}-01-09`;
  return paper('quadro-de-detalhamento-da-despesa-qdd', `QDD de ${year}`, year, date, `qdd/${year}`, () => [
    `Quadro de Detalhamento da Despesa de ${year}, por unidade, ação, elemento e fonte de recursos. Valores da dotação inicial, em reais. Os mesmos dados estão na página Orçamento da despesa deste portal.`,
    ...books
      .spentBy(year, WHOLE_YEAR, ({ unidade }) => unidade)
      .filter(([, { initial }]) => initial > 0)
      .flatMap(([unit, all]) => unitDetail(books, year, unit, all.initial)),
    `Total ${world.tenant === 'pmdemo' ? 'do Poder Executivo' : 'do Poder Legislativo'} na lei orçamentária: ${moneyText(books.spent(year, WHOLE_YEAR).initial)}.`,
    ...signatures(dayOf(date), headOf(world.tenant, dayOf(date))),
  ]);
}

function unitDetail(books: AccountBooks, year: number, unit: string, total: number): PdfBlock[] {
  const rows = books
    .spentBy(
      year,
      WHOLE_YEAR,
      ({ acao, natureza, fonte }) => `${acao} ${natureza} ${fonte}`,
      ({ unidade }) => unidade === unit,
    )
    .filter(([, { initial }]) => initial > 0);
  return [
    { subheading: `${unit} ${unitName(unit)}` },
    {
      columns: [
        { head: 'Ação', width: 2.6 },
        { head: 'Elemento', width: 3 },
        { head: 'Fonte', width: 0.9 },
        { head: 'Dotação inicial', width: 1.2, right: true },
      ],
      rows: [
        ...rows.map(([key, { initial }]) => {
          const [action = '', nature = '', source = ''] = key.split(' ');
          return [`${action} ${actionName(action)}`, `${nature} ${natureName(nature)}`, source, reais(initial)];
        }),
        { strong: ['Total da unidade', '', '', reais(total)] },
      ],
    },
  ];
}
