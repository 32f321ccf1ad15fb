import { bad, good, type Sample } from './sample.ts';

const usual = {
  numExercicio: '2026',
  txtLocal: 'Farmácia Central, Rua São José, 40',
  txtPrazo: 'No mesmo dia',
  txtContato: '(84) 3000-0058',
  dtAtualizacao: '10/02/2026',
};
const step = (numPasso: string, txtPasso: string, txtDocumentos: string) => ({
  ...usual,
  numPasso,
  txtPasso,
  txtDocumentos,
});

export const acesso: Sample = [
  good(step('1', 'Consultar o médico, que preenche o laudo (LME) e a receita', 'Cartão do SUS')),
  good(step('2', 'Reunir os exames que o protocolo da doença pede', 'Exames dos últimos 6 meses')),
  good(step('3', 'Abrir o processo', 'LME, receita, exames, RG, CPF, cartão do SUS e comprovante de endereço')),
  good({ ...step('4', 'Aguardar a análise', 'Nada'), txtPrazo: 'Até 30 dias' }),
  bad('txtLocal', 'não foi preenchido', { ...step('5', 'Retirar o medicamento', 'Documento com foto'), txtLocal: '' }),
  good(step('5', 'Retirar o medicamento', 'Documento com foto')),
  good({ ...step('6', 'Renovar o processo', 'Novo LME e nova receita'), txtPrazo: 'A cada 6 meses' }),
  bad('dtAtualizacao', 'não é uma data', { ...step('7', 'Recorrer', 'A decisão'), dtAtualizacao: 'hoje' }),
  good({ ...step('7', 'Recorrer da negativa', 'A decisão e novo relatório médico'), txtPrazo: '' }),
  good(step('9', 'Mudar a dose', 'Novo LME e nova receita')),
  good(step('10', 'Avisar que parou o tratamento', 'Documento com foto')),
  good({ ...step('8', 'Mandar outra pessoa retirar', 'Declaração autorizadora'), dtAtualizacao: '2026-02-10' }),
];
