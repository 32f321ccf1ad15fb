import { cpf } from './digits.ts';
import { bad, good, type Sample } from './sample.ts';

const bill = { codSigla: 'PL', numProposicao: '12', numExercicio: '2026' };
const other = { codSigla: 'PL', numProposicao: '7', numExercicio: '2026' };
const justice = 'Comissão de Constituição, Justiça e Redação';

export const tramitacoes: Sample = [
  good({
    ...bill,
    numTramitacao: '1',
    dtTramitacao: '03/03/2026',
    txtUnidade: 'Protocolo',
    txtDestino: 'Plenário',
    txtSituacao: 'Apresentada',
    txtTexto: 'Recebida e numerada; será lida no expediente.',
  }),
  good({
    ...bill,
    numTramitacao: '2',
    dtTramitacao: '2026-03-05',
    txtUnidade: 'Plenário',
    txtDestino: justice,
    txtSituacao: 'Em comissão',
    txtTexto: 'Lida e despachada à comissão.',
    dtPrazo: '25/03/2026',
  }),
  good({
    ...bill,
    numTramitacao: '3',
    dtTramitacao: '17/03/2026',
    txtUnidade: justice,
    txtTexto: 'Designado relator o vereador Josinaldo Paiva.',
  }),
  bad('txtTexto', 'não foi preenchido', {
    ...bill,
    numTramitacao: '4',
    dtTramitacao: '18/03/2026',
    txtUnidade: justice,
  }),
  good({
    ...other,
    numTramitacao: '1',
    dtTramitacao: '03/03/2026',
    txtUnidade: 'Protocolo',
    txtTexto: `Recebida de Ana (CPF ${cpf('975318642')}).`,
  }),
  good({
    ...other,
    numTramitacao: '2',
    dtTramitacao: '07/04/2026',
    txtUnidade: 'PLENÁRIO',
    txtSituacao: 'aprovada',
    txtTexto: 'Aprovada por doze votos a nenhum.',
  }),
  good({
    ...other,
    numTramitacao: '3',
    dtTramitacao: '20/05/2026',
    txtUnidade: 'Secretaria Legislativa',
    txtSituacao: 'Transformada em norma',
    txtTexto: 'Sancionada: Lei nº 1.842/2026.',
  }),
  bad('dtTramitacao', 'não é uma data', {
    ...other,
    numTramitacao: '4',
    dtTramitacao: 'maio',
    txtUnidade: 'Arquivo',
    txtTexto: 'Arquivada.',
  }),
  good({
    ...other,
    numTramitacao: '4',
    dtTramitacao: '25/05/2026',
    txtUnidade: 'Arquivo',
    txtTexto: 'Arquivada.',
  }),
  good({
    codSigla: 'REQ',
    numProposicao: '31',
    numExercicio: '2026',
    numTramitacao: '1',
    dtTramitacao: '10/3/2026',
    txtUnidade: 'Plenário',
    txtSituacao: 'Enviado ao Executivo',
    txtTexto: 'Aprovado e enviado à Prefeitura.',
  }),
  good({
    codSigla: 'PL',
    numProposicao: '44',
    numExercicio: '2025',
    numTramitacao: '1',
    dtTramitacao: '12/08/2025',
    txtUnidade: 'Protocolo',
    txtTexto: 'Recebida.',
  }),
  good({
    ...bill,
    numTramitacao: '4',
    dtTramitacao: '24/03/2026',
    txtUnidade: justice,
    txtTexto: 'Parecer favorável aprovado.',
  }),
];
