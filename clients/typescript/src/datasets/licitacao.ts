// Gerado do catálogo por npm run generate. Não edite.

/** Licitações: Licitações, dispensas e inexigibilidades, com objeto, valores, participantes, itens e os documentos de cada fase. */
export interface LicitacaoDataset {
  row: {
    /** Licitação */
    numCertame: string;
    /** Modalidade */
    txtModalidadeLicit: string;
    /** Unidade */
    txtUnidadeOrcamentaria: string;
    /** Exercício */
    numExercicio: number;
    /** Processo */
    numProcesso: string | null;
    /** Objeto */
    txtObjeto: string;
    /** Fundamento legal */
    txtFundamento: string | null;
    /** Critério de julgamento */
    txtCriterioJulgamento: string | null;
    /** Modo de disputa */
    txtModoDisputa: string | null;
    /** Benefício a micro e pequenas empresas */
    txtBeneficio: string | null;
    /** Registro de preços */
    blnRegistroPrecos: boolean | null;
    /** Publicação */
    dtPublicacao: string | null;
    /** Abertura */
    dtAbertura: string | null;
    /** Homologação */
    dtHomologacao: string | null;
    /** Valor estimado */
    vlrEstimado: number | null;
    /** Valor homologado */
    vlrTotal: number | null;
    /** Desconto */
    pctDesconto: number | null;
    /** Situação */
    txtSituacao: string | null;
    /** Motivo */
    txtMotivo: string | null;
    /** Vencedor */
    txtNomeRazaoSocial: string | null;
    /** CPF/CNPJ do vencedor */
    txtCpfCnpj: string | null;
    /** Controle no PNCP */
    numControlePncp: string | null;
    /** Publicação no PNCP */
    lnkPncp: string | null;
    /** Enfrentamento da COVID-19 */
    blnCovid: boolean | null;
    /** Dossiê */
    txtDossie: 'Completo' | 'Incompleto' | 'Não exigido' | null;
    /** Documentos que faltam */
    qtdFaltam: number | null;
    /** Falta no dossiê */
    txtFaltam: string | null;
    /** Justificativa da contratação */
    txtDocJustificativa: 'Publicado' | 'Não exigido nesta fase' | null;
    /** Estudo técnico preliminar */
    txtDocEstudo: 'Publicado' | 'Não exigido nesta fase' | null;
    /** Termo de referência ou projeto básico */
    txtDocTermo: 'Publicado' | 'Não exigido nesta fase' | null;
    /** Pesquisa de preços */
    txtDocPrecos: 'Publicado' | 'Não exigido nesta fase' | null;
    /** Parecer jurídico */
    txtDocParecer: 'Publicado' | 'Não exigido nesta fase' | null;
    /** Edital e anexos */
    txtDocEdital: 'Publicado' | 'Não exigido nesta fase' | null;
    /** Aviso de publicação */
    txtDocAviso: 'Publicado' | 'Não exigido nesta fase' | null;
    /** Ata da sessão */
    txtDocAta: 'Publicado' | 'Não exigido nesta fase' | null;
    /** Termo de adjudicação */
    txtDocAdjudicacao: 'Publicado' | 'Não exigido nesta fase' | null;
    /** Termo de homologação */
    txtDocHomologacao: 'Publicado' | 'Não exigido nesta fase' | null;
    /** Decisão de revogar ou anular */
    txtDocDesfazimento: 'Publicado' | 'Não exigido nesta fase' | null;
    /** Comprovação da emergência */
    txtDocEmergencia: 'Publicado' | 'Não exigido nesta fase' | null;
    /** Escolha do contratado e do preço */
    txtDocEscolha: 'Publicado' | 'Não exigido nesta fase' | null;
    /** Ato de autorização */
    txtDocAutorizacao: 'Publicado' | 'Não exigido nesta fase' | null;
    /** Ato de ratificação */
    txtDocRatificacao: 'Publicado' | 'Não exigido nesta fase' | null;
  };
  filters: {
    numCertame?: string | readonly (string)[];
    txtModalidadeLicit?: string | readonly (string)[];
    txtUnidadeOrcamentaria?: string | readonly (string)[];
    'txtUnidadeOrcamentaria.has'?: string;
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    numProcesso?: string | readonly (string)[];
    txtObjeto?: string | readonly (string)[];
    'txtObjeto.has'?: string;
    txtFundamento?: string | readonly (string)[];
    'txtFundamento.has'?: string;
    txtCriterioJulgamento?: string | readonly (string)[];
    txtModoDisputa?: string | readonly (string)[];
    txtBeneficio?: string | readonly (string)[];
    blnRegistroPrecos?: boolean | readonly (boolean)[];
    dtPublicacao?: string | readonly (string)[];
    'dtPublicacao.gte'?: string;
    'dtPublicacao.lte'?: string;
    dtAbertura?: string | readonly (string)[];
    'dtAbertura.gte'?: string;
    'dtAbertura.lte'?: string;
    dtHomologacao?: string | readonly (string)[];
    'dtHomologacao.gte'?: string;
    'dtHomologacao.lte'?: string;
    vlrEstimado?: number | readonly (number)[];
    'vlrEstimado.gte'?: number;
    'vlrEstimado.lte'?: number;
    vlrTotal?: number | readonly (number)[];
    'vlrTotal.gte'?: number;
    'vlrTotal.lte'?: number;
    pctDesconto?: number | readonly (number)[];
    'pctDesconto.gte'?: number;
    'pctDesconto.lte'?: number;
    txtSituacao?: string | readonly (string)[];
    txtMotivo?: string | readonly (string)[];
    'txtMotivo.has'?: string;
    txtNomeRazaoSocial?: string | readonly (string)[];
    'txtNomeRazaoSocial.has'?: string;
    txtCpfCnpj?: string | readonly (string)[];
    numControlePncp?: string | readonly (string)[];
    blnCovid?: boolean | readonly (boolean)[];
    txtDossie?: 'Completo' | 'Incompleto' | 'Não exigido' | readonly ('Completo' | 'Incompleto' | 'Não exigido')[];
    qtdFaltam?: number | readonly (number)[];
    'qtdFaltam.gte'?: number;
    'qtdFaltam.lte'?: number;
    txtFaltam?: string | readonly (string)[];
    'txtFaltam.has'?: string;
    txtDocJustificativa?: 'Publicado' | 'Não exigido nesta fase' | readonly ('Publicado' | 'Não exigido nesta fase')[];
    txtDocEstudo?: 'Publicado' | 'Não exigido nesta fase' | readonly ('Publicado' | 'Não exigido nesta fase')[];
    txtDocTermo?: 'Publicado' | 'Não exigido nesta fase' | readonly ('Publicado' | 'Não exigido nesta fase')[];
    txtDocPrecos?: 'Publicado' | 'Não exigido nesta fase' | readonly ('Publicado' | 'Não exigido nesta fase')[];
    txtDocParecer?: 'Publicado' | 'Não exigido nesta fase' | readonly ('Publicado' | 'Não exigido nesta fase')[];
    txtDocEdital?: 'Publicado' | 'Não exigido nesta fase' | readonly ('Publicado' | 'Não exigido nesta fase')[];
    txtDocAviso?: 'Publicado' | 'Não exigido nesta fase' | readonly ('Publicado' | 'Não exigido nesta fase')[];
    txtDocAta?: 'Publicado' | 'Não exigido nesta fase' | readonly ('Publicado' | 'Não exigido nesta fase')[];
    txtDocAdjudicacao?: 'Publicado' | 'Não exigido nesta fase' | readonly ('Publicado' | 'Não exigido nesta fase')[];
    txtDocHomologacao?: 'Publicado' | 'Não exigido nesta fase' | readonly ('Publicado' | 'Não exigido nesta fase')[];
    txtDocDesfazimento?: 'Publicado' | 'Não exigido nesta fase' | readonly ('Publicado' | 'Não exigido nesta fase')[];
    txtDocEmergencia?: 'Publicado' | 'Não exigido nesta fase' | readonly ('Publicado' | 'Não exigido nesta fase')[];
    txtDocEscolha?: 'Publicado' | 'Não exigido nesta fase' | readonly ('Publicado' | 'Não exigido nesta fase')[];
    txtDocAutorizacao?: 'Publicado' | 'Não exigido nesta fase' | readonly ('Publicado' | 'Não exigido nesta fase')[];
    txtDocRatificacao?: 'Publicado' | 'Não exigido nesta fase' | readonly ('Publicado' | 'Não exigido nesta fase')[];
  };
  key: [numCertame: string, txtModalidadeLicit: string, txtUnidadeOrcamentaria: string];
  total: 'vlrEstimado' | 'vlrTotal';
  group: 'numCertame' | 'txtModalidadeLicit' | 'txtUnidadeOrcamentaria' | 'numExercicio' | 'numProcesso' | 'txtObjeto' | 'txtFundamento' | 'txtCriterioJulgamento' | 'txtModoDisputa' | 'txtBeneficio' | 'blnRegistroPrecos' | 'dtPublicacao' | 'dtPublicacao.mes' | 'dtPublicacao.ano' | 'dtAbertura' | 'dtAbertura.mes' | 'dtAbertura.ano' | 'dtHomologacao' | 'dtHomologacao.mes' | 'dtHomologacao.ano' | 'vlrEstimado' | 'vlrTotal' | 'pctDesconto' | 'txtSituacao' | 'txtMotivo' | 'txtNomeRazaoSocial' | 'txtCpfCnpj' | 'numControlePncp' | 'blnCovid' | 'txtDossie' | 'qtdFaltam' | 'txtFaltam' | 'txtDocJustificativa' | 'txtDocEstudo' | 'txtDocTermo' | 'txtDocPrecos' | 'txtDocParecer' | 'txtDocEdital' | 'txtDocAviso' | 'txtDocAta' | 'txtDocAdjudicacao' | 'txtDocHomologacao' | 'txtDocDesfazimento' | 'txtDocEmergencia' | 'txtDocEscolha' | 'txtDocAutorizacao' | 'txtDocRatificacao';
}
