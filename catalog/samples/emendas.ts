import { bad, good, type Sample } from './sample.ts';

const usual = {
  numEmenda: '202539170003',
  numAnoEmenda: '2025',
  dtEmenda: '05/08/2025',
  txtAutoria: 'MARIA JOSÉ SANTIAGO PAIVA',
  txtTipoEmenda: 'Emenda Individual',
  txtOrigemRecurso: 'FEDERAL',
  txtFormaRepasse: 'Transferência especial',
  txtObjeto: 'Pavimentação da rua da Grota e da rua do Artesanato',
  txtFuncaoGoverno: 'URBANISMO',
  txtBeneficiario: 'Prefeitura Municipal de Vale Claro',
  txtDescricaoUnidade: 'Secretaria Municipal de Obras',
  vlrPrevisto: '500.000,00',
  vlrRealizado: '500.000,00',
  vlrEmpenhado: '310.000,00',
  vlrLiquidado: '103.155,70',
  vlrPago: '98.000,00',
  dtRepasse: '20/09/2025',
  txtConta: 'Banco do Brasil, ag. 1588-1, c/c 55.120-3',
  txtPlanoTrabalho: 'Drenagem, calçamento e sinalização de duas ruas',
  dtInicioPlano: '01/10/2025',
  dtFimPlano: '30/06/2026',
  txtSituacao: 'Em execução',
};

const nothing = {
  vlrRealizado: '',
  vlrEmpenhado: '',
  vlrLiquidado: '',
  vlrPago: '',
  dtRepasse: '',
  txtSituacao: 'Prevista',
};

export const emendas: Sample = [
  good({ ...usual, lnkTransferegov: 'https://especiais.transferegov.sistema.gov.br/202539170003' }),
  good({ ...usual, numEmenda: '376/2025', txtOrigemRecurso: 'Estadual', txtTipoEmenda: 'EMENDA DE BANCADA' }),
  good({ ...usual, ...nothing, numEmenda: '11', txtOrigemRecurso: 'Municipal', txtFormaRepasse: 'Execução direta' }),
  good({ ...usual, numEmenda: '202539170004', txtFormaRepasse: 'CONTRATO DE REPASSE', numConvenio: '912345/2025' }),
  good({ ...usual, numEmenda: '202539170005', txtFormaRepasse: 'Fundo a fundo', txtFuncaoGoverno: 'Saúde' }),
  good({ ...usual, numEmenda: '202539170006', txtTipoEmenda: 'Emenda de comissão', txtBeneficiario: '' }),
  good({
    ...usual,
    numEmenda: '202439170001',
    numAnoEmenda: '2024',
    dtEmenda: '2024-05-02',
    vlrLiquidado: '310.000,00',
    vlrPago: '310.000,00',
    txtSituacao: 'Concluída',
    txtPrestacaoContas: 'Aprovada',
  }),
  good({ ...usual, ...nothing, numEmenda: '12/2025', dtInicioPlano: '', dtFimPlano: '', txtPlanoTrabalho: '' }),
  good({ ...usual, numEmenda: '202539170007', vlrPrevisto: 'R$ 1.250.000,00', txtFuncaoGoverno: 'Encargos especiais' }),
  good({ ...usual, ...nothing, numEmenda: '01/2026', numAnoEmenda: '2026', dtEmenda: '10/02/2026' }),
  bad('vlrPago', 'o pago passa do liquidado', { ...usual, vlrPago: '103.155,71' }),
  bad('dtFimPlano', 'o término previsto vem antes do início', { ...usual, dtFimPlano: '30/06/2025' }),
];
