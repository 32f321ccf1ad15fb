import type { Cells } from '../../catalog/samples/sample.ts';
import { priceRecordNumber } from '../atas/managers.ts';
import { brDate, type Day } from '../calendar.ts';
import type { ContractAmendment } from './amendments.ts';
import type { ContractDossier } from './dossier.ts';

/** Cents as people write them, without asking the machine for its language: 1.234,56. */
export function reais(cents: number): string {
  let whole = String(Math.floor(Math.abs(cents) / 100));
  for (let at = whole.length - 3; at > 0; at -= 3) whole = `${whole.slice(0, at)}.${whole.slice(at)}`;
  return `${cents < 0 ? '-' : ''}${whole},${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}

export const brDateOrBlank = (day: Day | null): string => (day === null ? '' : brDate(day));

/** Cells are named one by one: copied from one object into the next they would cost more than all the rest. */
export function* contrato(of: ContractDossier): Generator<Cells> {
  const { draft } = of;
  yield {
    numContrato: draft.number,
    numAnoPub: String(draft.year),
    txtNomeRazaoContratada: draft.supplier.name,
    txtCpfCnpjContratada: draft.supplier.id,
    txtObjeto: draft.object,
    txtModalidade: draft.modality.name,
    numCertame: draft.tender,
    numProcesso: draft.process,
    txtFundamento: draft.modality.ground,
    txtTipoContrato: draft.kind,
    txtCategoria: draft.category,
    txtUnidadeOrcamentaria: draft.unit,
    blnRegistroPrecos: draft.registered ? 'Sim' : 'Não',
    numARP: priceRecordNumber(draft),
    numAnoARP: priceRecordNumber(draft) && String(draft.year),
    dtAssinatura: brDate(draft.signed),
    dtPublicacao: brDateOrBlank(of.published),
    dtInicioVigencia: brDate(draft.start),
    dtFimVigencia: brDate(of.end),
    vlrInicial: reais(draft.initial),
    vlrAcrescimos: reais(of.added),
    vlrSupressoes: reais(of.cut),
    vlrContrato: reais(of.total),
    txtSituacao: of.situation,
    lnkPncp: of.link,
    blnCovid: draft.covid ? 'Sim' : 'Não',
  };
}

/** The path of an amendment's document: the second of contract 045/2026 is contratos/2026/045-2026-2.pdf. */
export const pathOf = (path: string | null, place: number): string => (path === null ? '' : `${path}-${place + 1}.pdf`);

export function* aditivos({ draft, amendments, path }: ContractDossier): Generator<Cells> {
  for (const [i, change] of amendments.entries()) {
    yield {
      numContrato: draft.number,
      numAnoPub: String(draft.year),
      numAditivo: change.number,
      txtTipoAditivo: change.kind,
      txtObjeto: change.about,
      dtAssinatura: brDate(change.signed),
      dtPublicacao: brDate(change.signed),
      numDias: change.days > 0 ? String(change.days) : '',
      dtNovaVigencia: brDateOrBlank(change.end),
      vlrAditivo: reais(change.value),
      pctAditivo: draft.initial > 0 ? reais(Math.round((change.value * 10_000) / draft.initial)) : '',
      arqAditivo: pathOf(path, i),
    };
  }
}

export function* fiscais({ draft, inspectors, situation }: ContractDossier): Generator<Cells> {
  for (const { who, role, order, from, to } of inspectors()) {
    yield {
      numContrato: draft.number,
      numAnoPub: String(draft.year),
      txtNome: who.name,
      txtPapel: role,
      txtCargo: who.post,
      numMatricula: who.number,
      numPortaria: order,
      dtInicio: brDate(from),
      dtFim: brDateOrBlank(to),
      txtNomeRazaoContratada: draft.supplier.name,
      txtUnidadeOrcamentaria: draft.unit,
      txtSituacaoContrato: situation,
    };
  }
}

export function* documentos({ draft, amendments, path }: ContractDossier): Generator<Cells> {
  if (path === null) return;
  yield {
    numContrato: draft.number,
    numAnoPub: String(draft.year),
    txtTipoDocumento: 'Contrato',
    txtDescricao: `Contrato ${draft.number}`,
    dtDocumento: brDate(draft.signed),
    arqDocumento: `${path}.pdf`,
  };
  for (const [i, change] of amendments.entries()) {
    yield {
      numContrato: draft.number,
      numAnoPub: String(draft.year),
      txtTipoDocumento: documentKind(change),
      txtDescricao: `${change.number} do contrato ${draft.number}: ${change.about}`,
      dtDocumento: brDate(change.signed),
      arqDocumento: pathOf(path, i),
    };
  }
}

const KINDS: Readonly<Record<string, string>> = { Apostilamento: 'Apostilamento', Rescisão: 'Termo de rescisão' };
const documentKind = ({ kind }: ContractAmendment): string => KINDS[kind] ?? 'Termo aditivo';
