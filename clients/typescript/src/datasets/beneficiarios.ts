// Gerado do catálogo por npm run generate. Não edite.

/** Beneficiários de renúncias: Quem deixou de pagar impostos e taxas por lei, e quanto. Pessoas físicas aparecem somadas, sem nome. */
export interface BeneficiariosDataset {
  row: {
    /** Exercício */
    numExercicio: number;
    /** Espécie */
    txtEspecie: string;
    /** Benefício */
    txtTipoRenuncia: string;
    /** Beneficiário */
    txtBeneficiario: string;
    /** CNPJ */
    txtCnpj: string | null;
    /** Beneficiários na linha */
    qtdBeneficiarios: number | null;
    /** Valor renunciado */
    vlrRenunciado: number;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtEspecie?: string | readonly (string)[];
    txtTipoRenuncia?: string | readonly (string)[];
    'txtTipoRenuncia.has'?: string;
    txtBeneficiario?: string | readonly (string)[];
    'txtBeneficiario.has'?: string;
    txtCnpj?: string | readonly (string)[];
    qtdBeneficiarios?: number | readonly (number)[];
    'qtdBeneficiarios.gte'?: number;
    'qtdBeneficiarios.lte'?: number;
    vlrRenunciado?: number | readonly (number)[];
    'vlrRenunciado.gte'?: number;
    'vlrRenunciado.lte'?: number;
  };
  key: [txtEspecie: string, txtTipoRenuncia: string, numExercicio: number, txtBeneficiario: string];
  total: 'qtdBeneficiarios' | 'vlrRenunciado';
  group: 'numExercicio' | 'txtEspecie' | 'txtTipoRenuncia' | 'txtBeneficiario' | 'txtCnpj' | 'qtdBeneficiarios' | 'vlrRenunciado';
}
