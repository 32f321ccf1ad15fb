import type { CATEGORIAS, MODALIDADES, SITUACOES_CONTRATO, TIPOS_DOCUMENTO } from '../codes/contratos.ts';
import type { CRITERIOS_JULGAMENTO, SITUACOES_LICITACAO, TIPOS_DOCUMENTO_LICITACAO } from '../codes/licitacao.ts';

/** Our words on the left, codes of OCDS on the right. Null: the standard has no such code, and none is made up. */
type Codes<Words extends readonly string[]> = Readonly<Record<Words[number], string | null>>;

/**
 * How the supplier was chosen. A dispensa, an inexigibilidade and the use of another body's ata (carona) reach one supplier
 * without a dispute of the body's own. Tomada de preços was open only to those on a register, convite to those invited.
 */
export const PROCUREMENT_METHOD: Codes<typeof MODALIDADES> = {
  'Pregão eletrônico': 'open',
  'Pregão presencial': 'open',
  'Concorrência eletrônica': 'open',
  'Concorrência presencial': 'open',
  Concurso: 'open',
  'Leilão eletrônico': 'open',
  'Leilão presencial': 'open',
  'Diálogo competitivo': 'selective',
  Dispensa: 'direct',
  Inexigibilidade: 'direct',
  Credenciamento: 'open',
  'Pré-qualificação': 'selective',
  'Manifestação de interesse': 'open',
  'Chamada pública': 'open',
  'Adesão a ata': 'direct',
  'Tomada de preços': 'selective',
  Convite: 'limited',
  RDC: 'open',
};

/** How proposals are handed in, where the name of the modality says it. */
export const SUBMISSION_METHOD: Codes<typeof MODALIDADES> = {
  'Pregão eletrônico': 'electronicAuction',
  'Pregão presencial': 'inPerson',
  'Concorrência eletrônica': 'electronicSubmission',
  'Concorrência presencial': 'inPerson',
  Concurso: null,
  'Leilão eletrônico': 'electronicAuction',
  'Leilão presencial': 'inPerson',
  'Diálogo competitivo': null,
  Dispensa: null,
  Inexigibilidade: null,
  Credenciamento: null,
  'Pré-qualificação': null,
  'Manifestação de interesse': null,
  'Chamada pública': null,
  'Adesão a ata': null,
  'Tomada de preços': null,
  Convite: null,
  RDC: null,
};

/** A suspended tender goes on being one: OCDS has no word for the pause. */
export const TENDER_STATUS: Codes<typeof SITUACOES_LICITACAO> = {
  Publicada: 'active',
  Aberta: 'active',
  'Em andamento': 'active',
  'Em julgamento': 'active',
  Suspensa: 'active',
  Reaberta: 'active',
  Retificada: 'active',
  Adjudicada: 'active',
  Homologada: 'complete',
  Ratificada: 'complete',
  Deserta: 'unsuccessful',
  Fracassada: 'unsuccessful',
  Revogada: 'cancelled',
  Anulada: 'cancelled',
  Encerrada: 'complete',
};

/** What became of a winner. Until the authority confirms the result, an award is proposed and not in force. */
export const AWARD_STATUS: Codes<typeof SITUACOES_LICITACAO> = {
  Publicada: 'pending',
  Aberta: 'pending',
  'Em andamento': 'pending',
  'Em julgamento': 'pending',
  Suspensa: 'pending',
  Reaberta: 'pending',
  Retificada: 'pending',
  Adjudicada: 'pending',
  Homologada: 'active',
  Ratificada: 'active',
  Deserta: 'unsuccessful',
  Fracassada: 'unsuccessful',
  Revogada: 'cancelled',
  Anulada: 'cancelled',
  Encerrada: 'active',
};

/** `cancelled` is for a contract that never had effect; one that was ended before its time is `terminated`. */
export const CONTRACT_STATUS: Codes<typeof SITUACOES_CONTRATO> = {
  Vigente: 'active',
  Encerrado: 'terminated',
  Rescindido: 'terminated',
  Suspenso: 'active',
  Anulado: 'cancelled',
};

export const AWARD_CRITERIA: Codes<typeof CRITERIOS_JULGAMENTO> = {
  'Menor preço': 'priceOnly',
  'Maior desconto': 'priceOnly',
  'Melhor técnica': 'qualityOnly',
  'Conteúdo artístico': 'qualityOnly',
  'Técnica e preço': 'ratedCriteria',
  'Maior lance': 'priceOnly',
  'Maior retorno econômico': 'ratedCriteria',
  'Não se aplica': null,
};

export const PROCUREMENT_CATEGORY: Codes<typeof CATEGORIAS> = {
  Cessão: null,
  Compras: 'goods',
  'Informática (TIC)': null,
  Internacional: null,
  'Locação de imóveis': 'services',
  'Mão de obra': 'services',
  Obras: 'works',
  Serviços: 'services',
  'Serviços de engenharia': 'services',
  'Serviços de saúde': 'services',
  Alienação: null,
};

export const TENDER_DOCUMENT: Codes<typeof TIPOS_DOCUMENTO_LICITACAO> = {
  'Aviso de publicação': 'tenderNotice',
  'Aviso de contratação direta': 'tenderNotice',
  'Ato que autoriza a contratação direta': 'awardNotice',
  Edital: 'biddingDocuments',
  'Minuta do contrato': 'contractDraft',
  'Termo de referência': 'technicalSpecifications',
  Anteprojeto: 'technicalSpecifications',
  'Projeto básico': 'technicalSpecifications',
  'Estudo técnico preliminar': 'feasibilityStudy',
  'Projeto executivo': 'technicalSpecifications',
  'Mapa de riscos': 'riskProvisions',
  'Documento de formalização da demanda': 'needsAssessment',
  'Justificativa da contratação': 'needsAssessment',
  'Pesquisa de preços': 'marketStudies',
  'Justificativa da escolha e do preço': 'evaluationReports',
  'Comprovação da emergência': null,
  'Parecer jurídico': null,
  'Impugnação e resposta': 'clarifications',
  'Ata da sessão': 'evaluationReports',
  'Recurso e decisão': 'complaints',
  Adjudicação: 'awardNotice',
  Homologação: 'awardNotice',
  Ratificação: 'awardNotice',
  'Revogação ou anulação': 'cancellationDetails',
  'Ata de registro de preço': 'contractSigned',
  'Relatório final': 'evaluationReports',
  Outros: null,
};

export const CONTRACT_DOCUMENT: Codes<typeof TIPOS_DOCUMENTO> = {
  Contrato: 'contractSigned',
  'Termo aditivo': 'contractAnnexe',
  Apostilamento: 'contractAnnexe',
  'Termo de rescisão': 'contractArrangements',
  'Termo de referência': 'technicalSpecifications',
  'Projeto básico': 'technicalSpecifications',
  Edital: 'biddingDocuments',
  'Nota de empenho': null,
  Outros: null,
};

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
/** Letters of the shortest first word that tells something: `Em recurso` is not `Em andamento`. */
const TELLING = 4;
const firstWord = (text: string): string => folded(text).split(/[^a-z0-9]+/, 1)[0] ?? '';

/**
 * The code of a word of ours. Our lists are open, and publishers write `PREGÃO` or `Dispensa de Licitação`: a word that is not
 * in the table is read by its first word, where all entries that begin so agree and it is more than a preposition; else it has no code.
 */
export function ocdsCode(codes: Readonly<Record<string, string | null>>, word: string): string | undefined {
  const entries = Object.entries(codes);
  const exact = entries.find(([own]) => folded(own) === folded(word));
  if (exact) return exact[1] ?? undefined;
  if (firstWord(word).length < TELLING) return undefined;
  const alike = new Set(entries.flatMap(([own, code]) => (firstWord(own) === firstWord(word) ? [code] : [])));
  const [only = null] = alike;
  return alike.size === 1 ? (only ?? undefined) : undefined;
}
