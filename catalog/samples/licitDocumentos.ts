import { bad, good, type Sample } from './sample.ts';

const food = {
  numCertame: 'PE 004/2025',
  txtModalidadeLicit: 'Pregão eletrônico',
  txtUnidadeOrcamentaria: 'Secretaria Municipal de Educação',
  numExercicio: '2025',
};
const house = {
  ...food,
  numCertame: 'IN 003/2025',
  txtModalidadeLicit: 'Inexigibilidade',
  txtUnidadeOrcamentaria: 'Secretaria Municipal de Assistência Social',
  txtFase: 'Contratação direta',
};

export const licitDocumentos: Sample = [
  good({
    ...food,
    txtFase: 'Externa: edital',
    txtTipoDocumento: 'Edital',
    txtDescricao: 'Edital e anexos',
    dtDocumento: '06/01/2025',
    arqDocumento: 'licitacoes/2025/PE-004-2025-edital.pdf',
  }),
  good({ ...food, txtFase: 'INTERNA', txtTipoDocumento: 'ETP', arqDocumento: 'licitacoes/2025/004 ETP.pdf' }),
  good({
    ...food,
    txtFase: 'Interna (preparatória)',
    txtTipoDocumento: 'TERMO DE REFERENCIA',
    arqDocumento: 'licitacoes/2025/004-tr.docx',
  }),
  good({ ...food, txtTipoDocumento: 'Parecer jurídico', arqDocumento: 'licitacoes/2025/004-parecer.pdf' }),
  bad('arqDocumento', 'não é o caminho de um arquivo', {
    ...food,
    txtTipoDocumento: 'Edital',
    arqDocumento: 'C:\\editais\\PE 004.pdf',
  }),
  good({
    ...food,
    txtFase: 'externa: propostas e lances',
    txtTipoDocumento: 'Ata da sessão',
    dtDocumento: '2025-01-20',
    arqDocumento: 'licitacoes/2025/004-ata.pdf',
  }),
  good({ ...food, txtTipoDocumento: 'Recurso e decisão', arqDocumento: 'licitacoes/2025/004-recurso.pdf' }),
  good({
    ...food,
    txtFase: 'Externa: homologação',
    txtTipoDocumento: 'Homologação',
    dtDocumento: '30/01/2025',
    arqDocumento: 'licitacoes/2025/004-homologação.pdf',
  }),
  good({
    ...house,
    txtTipoDocumento: 'Justificativa da escolha e do preço',
    arqDocumento: 'licitacoes/2025/IN-003-justificativa.pdf',
  }),
  good({ ...house, txtTipoDocumento: 'Ratificação', arqDocumento: 'licitacoes/2025/IN-003-ratificação.pdf' }),
  bad('txtTipoDocumento', 'não foi preenchido', { ...house, arqDocumento: 'licitacoes/2025/IN-003-avaliação.pdf' }),
  good({ ...house, txtTipoDocumento: 'Laudo de avaliação', arqDocumento: 'licitacoes/2025/IN-003-laudo.pdf' }),
];
