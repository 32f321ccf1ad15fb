import { acesso } from '../../catalog/datasets/acesso.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, yearOf } from '../kit/calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import type { World } from '../town/world.ts';
import { editionDay } from './medicamentos.ts';

export const acessoMaker: DatasetMaker = { dataset: acesso, rows: stepRows };

const PHARMACY = 'Farmácia Central, Rua Dom Pedro II, 88, Centro, de segunda a sexta-feira, das 7h às 17h';
const CONTACT = '(84) 3000-0058; farmacia@valeclaro.example';

const STEPS = [
  {
    txtPasso: 'Confirmar que o medicamento está na relação do estado (Resme), nesta página ou na Farmácia Central.',
    txtDocumentos: 'A receita.',
    txtLocal: PHARMACY,
    txtPrazo: 'Na hora',
  },
  {
    txtPasso: 'Pedir ao médico o laudo (LME) preenchido, a receita e os exames que o protocolo da doença exige.',
    txtDocumentos: 'Documento com foto e cartão do SUS.',
    txtLocal: 'A unidade de saúde ou o consultório do médico; vale também médico particular.',
    txtPrazo: 'Conforme a consulta',
  },
  {
    txtPasso: 'Abrir o processo. A farmácia confere os papéis e os envia à Unicat, em Natal, toda sexta-feira.',
    txtDocumentos:
      'LME, receita de até 90 dias, exames, cópias de documento com foto, CPF, cartão do SUS e comprovante de endereço, e o termo de esclarecimento assinado.',
    txtLocal: PHARMACY,
    txtPrazo: 'Na hora',
  },
  {
    txtPasso: 'Acompanhar a análise pelo número do processo, por telefone ou no balcão.',
    txtDocumentos: 'O número do processo.',
    txtLocal: PHARMACY,
    txtPrazo: 'Até 30 dias',
  },
  {
    txtPasso: 'Retirar o medicamento todo mês. Outra pessoa pode retirar com declaração autorizadora.',
    txtDocumentos: 'Documento com foto e o recibo do mês anterior.',
    txtLocal: PHARMACY,
    txtPrazo: 'Todo mês',
  },
  {
    txtPasso: 'Renovar o processo a cada seis meses. Da negativa cabe recurso, com novo relatório do médico.',
    txtDocumentos: 'Novo LME, nova receita e os exames de acompanhamento.',
    txtLocal: PHARMACY,
    txtPrazo: 'A cada 6 meses',
  },
] as const;

function stepRows(world: World): Cells[] {
  const day = editionDay(world);
  return STEPS.map((step, i) => ({
    numExercicio: String(yearOf(day)),
    numPasso: String(i + 1),
    ...step,
    txtContato: CONTACT,
    dtAtualizacao: brDate(day),
  }));
}
