import { incentivos } from '../../catalog/datasets/incentivos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { givenConvenios } from '../convenio/given.ts';
import type { Convenio } from '../convenio/model.ts';
import { brDate } from '../kit/calendar.ts';
import { reais } from '../kit/text.ts';
import type { DatasetMaker } from '../maker.ts';

/** The area of each programme that supports culture or sport. */
const AREAS: Readonly<Record<string, string>> = { 'Cultura viva': 'Cultura', 'Esporte e lazer': 'Esporte' };

/** The town supports projects from its budget, by partnership: no law of it waives a tax for them. */
export const incentivosMaker: DatasetMaker = {
  dataset: incentivos,
  rows: (world) =>
    givenConvenios(world)
      .filter(({ program }) => program in AREAS)
      .map(projectCells),
};

const projectCells = (one: Convenio): Cells => ({
  numExercicio: String(one.year),
  numProjeto: one.number,
  txtBeneficiario: one.taker.name,
  txtCpfCnpj: one.taker.id,
  txtObjeto: one.object,
  txtArea: AREAS[one.program] ?? '',
  txtMecanismo: 'Orçamento',
  txtEdital: `Chamamento público e ${one.kind.toLowerCase()} (Lei 13.019/2014), processo ${one.process}`,
  dtAprovacao: brDate(one.signed),
  vlrAprovado: reais(one.passed),
  vlrPago: reais(one.paid),
  txtSituacao: situationOf(one),
});

function situationOf({ situation, accounts }: Convenio): string {
  if (accounts.startsWith('Aprovada')) return 'Prestação de contas aprovada';
  return situation === 'Em execução' ? 'Em execução' : 'Concluído';
}
