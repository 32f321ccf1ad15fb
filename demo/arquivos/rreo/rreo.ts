import type { PdfBlock } from '../../kit/page.ts';
import { ACCOUNTANT, controllerOf, FINANCE_SECRETARY, headOf } from '../../town/officers.ts';
import type { Publication } from '../publication.ts';
import { MONTHS, monthLast, signatures } from '../tables.ts';
import type { Bimester, PowerBooks } from './bimester.ts';
import { budgetAnnex, functionAnnex } from './execution.ts';
import { healthAnnex, netRevenueAnnex, teachingAnnex } from './receita.ts';
import { leftoverAnnex, loanAnnex, resultAnnex, saleAnnex } from './results.ts';
import { partnershipAnnex, pensionAnnex, pensionForecastAnnex, summaryAnnex } from './summary.ts';

/** Days after the end of a period until its report is out: the law gives thirty. */
const DUE = 28;

/** Every annex is in each report, also those that are due only once a year. */
const PARTS = [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((number) => `anexo-${number}`);

/** The RREO of every two months, with all its annexes. */
export function rreoReports({ town: books, ...powers }: PowerBooks, year: number): Publication[] {
  return [1, 2, 3, 4, 5, 6].map((half) => {
    const day = monthLast(year, half * 2) + DUE;
    const at: Bimester = { books, ...powers, year, until: [1, half * 2], own: [half * 2 - 1, half * 2] };
    return {
      categoria: 'relatorio-resumido-da-execucao-orcamentaria-rreo',
      titulo: `RREO do ${half}º bimestre de ${year}`,
      ano: year,
      periodo: `${half}º bimestre`,
      day,
      path: `publicados/rreo/${year}-${half}.pdf`,
      wide: true,
      partes: PARTS,
      blocks: () => [
        ...annexes(at),
        ...signatures(day, headOf('pmdemo', day), FINANCE_SECRETARY, ACCOUNTANT, controllerOf('pmdemo', day)),
      ],
    };
  });
}

const annexes = (at: Bimester): PdfBlock[] => [
  `Relatório Resumido da Execução Orçamentária. Orçamentos fiscal e da seguridade social. Período de referência: janeiro a ${MONTHS[at.until[1] - 1]} de ${at.year}; bimestre: ${MONTHS[at.own[0] - 1]} e ${MONTHS[at.own[1] - 1]}. Lei Complementar nº 101/2000, arts. 52 e 53; Manual de Demonstrativos Fiscais.`,
  ...budgetAnnex(at),
  ...functionAnnex(at),
  ...netRevenueAnnex(at),
  ...pensionAnnex(at),
  ...resultAnnex(at),
  ...leftoverAnnex(at),
  ...teachingAnnex(at),
  ...loanAnnex(at),
  ...pensionForecastAnnex(),
  ...saleAnnex(at),
  ...healthAnnex(at),
  ...partnershipAnnex(),
  ...summaryAnnex(at),
];
