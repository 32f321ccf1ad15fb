// Gerado do catálogo por npm run generate. Não edite.

/** Incentivos à cultura e ao esporte: Os projetos de cultura e de esporte apoiados, quem os realiza, por que mecanismo e quanto foi aprovado e pago. */
export interface IncentivosDataset {
  row: {
    /** Exercício */
    numExercicio: number;
    /** Projeto nº */
    numProjeto: string;
    /** Beneficiário */
    txtBeneficiario: string;
    /** CPF/CNPJ */
    txtCpfCnpj: string | null;
    /** Projeto */
    txtObjeto: string;
    /** Área */
    txtArea: string;
    /** Mecanismo */
    txtMecanismo: string;
    /** Edital ou lei */
    txtEdital: string | null;
    /** Aprovação */
    dtAprovacao: string | null;
    /** Valor aprovado */
    vlrAprovado: number;
    /** Valor pago */
    vlrPago: number | null;
    /** Situação */
    txtSituacao: string | null;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    numProjeto?: string | readonly (string)[];
    txtBeneficiario?: string | readonly (string)[];
    'txtBeneficiario.has'?: string;
    txtCpfCnpj?: string | readonly (string)[];
    txtObjeto?: string | readonly (string)[];
    'txtObjeto.has'?: string;
    txtArea?: string | readonly (string)[];
    txtMecanismo?: string | readonly (string)[];
    txtEdital?: string | readonly (string)[];
    'txtEdital.has'?: string;
    dtAprovacao?: string | readonly (string)[];
    'dtAprovacao.gte'?: string;
    'dtAprovacao.lte'?: string;
    vlrAprovado?: number | readonly (number)[];
    'vlrAprovado.gte'?: number;
    'vlrAprovado.lte'?: number;
    vlrPago?: number | readonly (number)[];
    'vlrPago.gte'?: number;
    'vlrPago.lte'?: number;
    txtSituacao?: string | readonly (string)[];
  };
  key: [numProjeto: string, numExercicio: number];
  total: 'vlrAprovado' | 'vlrPago';
  group: 'numExercicio' | 'numProjeto' | 'txtBeneficiario' | 'txtCpfCnpj' | 'txtObjeto' | 'txtArea' | 'txtMecanismo' | 'txtEdital' | 'dtAprovacao' | 'dtAprovacao.mes' | 'dtAprovacao.ano' | 'vlrAprovado' | 'vlrPago' | 'txtSituacao';
}
