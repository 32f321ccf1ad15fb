import type { Cells } from '../../catalog/samples/sample.ts';
import type { Amendment } from './amend.ts';
import { br, type Day } from './calendar.ts';
import type { Dossier } from './dossier.ts';

/** Cents as people write them, without asking the machine for its language: 1.234,56. */
export function reais(cents: number): string {
  const whole = String(Math.floor(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${cents < 0 ? '-' : ''}${whole},${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}

const on = (day: Day | null): string => (day === null ? '' : br(day));
const key = ({ number, year }: Dossier): Cells => ({ numContrato: number, numAnoPub: String(year) });

export function* contrato(of: Dossier): Generator<Cells> {
  yield {
    ...key(of),
    txtNomeRazaoContratada: of.supplier.name,
    txtCpfCnpjContratada: of.supplier.id,
    txtObjeto: of.object,
    txtModalidade: of.modality.name,
    numCertame: of.tender,
    numProcesso: of.process,
    txtFundamento: of.modality.ground,
    txtTipoContrato: of.kind,
    txtCategoria: of.category,
    txtUnidadeOrcamentaria: of.unit,
    blnRegistroPrecos: of.registered ? 'Sim' : 'Não',
    dtAssinatura: br(of.signed),
    dtPublicacao: on(of.published),
    dtInicioVigencia: br(of.start),
    dtFimVigencia: br(of.end),
    vlrInicial: reais(of.initial),
    vlrAcrescimos: reais(of.added),
    vlrSupressoes: reais(of.cut),
    vlrContrato: reais(of.total),
    txtSituacao: of.situation,
    lnkPncp: of.link,
  };
}

/** The path of an amendment's document: the second of contract 045/2026 is contratos/2026/045-2026-2.pdf. */
export const pathOf = (path: string | null, place: number): string => (path === null ? '' : `${path}-${place + 1}.pdf`);

export function* aditivos(of: Dossier): Generator<Cells> {
  for (const [i, change] of of.amendments.entries()) {
    yield {
      ...key(of),
      numAditivo: change.number,
      txtTipoAditivo: change.kind,
      txtObjeto: change.about,
      dtAssinatura: br(change.signed),
      dtPublicacao: br(change.signed),
      numDias: change.days > 0 ? String(change.days) : '',
      dtNovaVigencia: on(change.end),
      vlrAditivo: reais(change.value),
      pctAditivo: of.initial > 0 ? reais(Math.round((change.value * 10_000) / of.initial)) : '',
      arqAditivo: pathOf(of.path, i),
    };
  }
}

export function* fiscais(of: Dossier): Generator<Cells> {
  for (const { name, role, post, number, order, from, to } of of.inspectors) {
    yield {
      ...key(of),
      txtNome: name,
      txtPapel: role,
      txtCargo: post,
      numMatricula: number,
      numPortaria: order,
      dtInicio: br(from),
      dtFim: on(to),
    };
  }
}

export function* documentos(of: Dossier): Generator<Cells> {
  if (of.path === null) return;
  yield {
    ...key(of),
    txtTipoDocumento: 'Contrato',
    txtDescricao: `Contrato ${of.number}`,
    dtDocumento: br(of.signed),
    arqDocumento: `${of.path}.pdf`,
  };
  for (const [i, change] of of.amendments.entries()) {
    yield {
      ...key(of),
      txtTipoDocumento: documentKind(change),
      txtDescricao: `${change.number} do contrato ${of.number}: ${change.about}`,
      dtDocumento: br(change.signed),
      arqDocumento: pathOf(of.path, i),
    };
  }
}

const KINDS: Readonly<Record<string, string>> = { Apostilamento: 'Apostilamento', Rescisão: 'Termo de rescisão' };
const documentKind = ({ kind }: Amendment): string => KINDS[kind] ?? 'Termo aditivo';
