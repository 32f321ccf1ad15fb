import { atas } from '../../catalog/datasets/atas.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { brDate } from '../calendar.ts';
import { flatMapLazily } from '../lazy.ts';
import type { DatasetMaker, DemoFile } from '../maker.ts';
import { pdf } from '../pdf.ts';
import { reais } from '../text.ts';
import { type PriceRecord, priceRecords, priceRecordWorth } from './records.ts';

export const atasMaker: DatasetMaker = {
  dataset: atas,
  rows: (world) => flatMapLazily(priceRecords(world), (one) => [ataOf(one)]),
  files: (world) => flatMapLazily(priceRecords(world), filesOf),
};

function ataOf(one: PriceRecord): Cells {
  const { tender, supplier } = one;
  return {
    numARP: one.number,
    numExercicioFinanc: String(one.year),
    txtPapel: one.role,
    txtOrgaoGerenciador: one.holder,
    txtObjeto: one.object,
    txtNomeRazaoSocial: supplier.name,
    txtCpfCnpj: supplier.id,
    numProcesso: tender?.process ?? '',
    numCertame: tender?.number ?? '',
    txtModalidadeLicit: tender?.modality.name ?? '',
    txtUnidadeOrcamentaria: one.unit,
    txtOrigem: one.origin,
    dtAssinatura: brDate(one.signed),
    dtInicioVigencia: brDate(one.signed),
    dtFimVigencia: brDate(one.end),
    blnProrrogada: one.extended ? 'Sim' : 'Não',
    blnAdesao: one.role === 'Gerenciador' ? 'Sim' : 'Não',
    vlrRegistrado: reais(priceRecordWorth(one)),
    txtSituacao: one.situation,
    arqAta: one.path,
    lnkPncp: one.link,
  };
}

function* filesOf(one: PriceRecord): Generator<DemoFile> {
  if (one.path === '') return;
  const lines = one.items.map(
    ({ about, unit, quantity, price }, i) =>
      `Item ${i + 1}: ${about.slice(0, 200)}. ${unit}. Quantidade: ${quantity}. Preço: R$ ${reais(price)}.`,
  );
  const head = [
    'Documento de demonstração: órgão, empresas, pessoas e valores são inventados.',
    `Órgão gerenciador: ${one.holder}. Fornecedor: ${one.supplier.name}, ${one.supplier.id}.`,
    `Objeto: ${one.object}. Vigência: ${brDate(one.signed)} a ${brDate(one.end)}. Valor: R$ ${reais(priceRecordWorth(one))}.`,
  ];
  yield { path: one.path, bytes: pdf(`Ata de registro de preços ${one.number}`, [...head, ...lines].map(hideCpf)) };
}
