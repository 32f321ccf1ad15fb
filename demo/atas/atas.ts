import { atas } from '../../catalog/datasets/atas.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { brDate } from '../kit/calendar.ts';
import { flatMapLazily } from '../kit/lazy.ts';
import { pdf } from '../kit/pdf.ts';
import { reais } from '../kit/text.ts';
import { type DatasetMaker, type DemoFile, silentYears } from '../maker.ts';
import { type Ata, allAtas, ataWorth, JOINED } from './model.ts';

export const atasMaker: DatasetMaker = {
  dataset: atas,
  rows: (world) => flatMapLazily(allAtas(world), (one) => [ataOf(one)]),
  files: (world) => flatMapLazily(allAtas(world), filesOf),
  statements: (world) =>
    silentYears(world, atas, {
      years: [...allAtas(world)].flatMap(({ role, year }) => (role === JOINED ? [year] : [])),
      part: { field: 'txtPapel', value: JOINED },
      text: (time) => `O órgão não aderiu a atas de registro de preços de outros órgãos ${time}.`,
    }),
};

function ataOf(one: Ata): Cells {
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
    vlrRegistrado: reais(ataWorth(one)),
    txtSituacao: one.situation,
    arqAta: one.path,
    lnkPncp: one.link,
  };
}

function* filesOf(one: Ata): Generator<DemoFile> {
  if (one.path === '') return;
  const lines = one.items.map(
    ({ about, unit, quantity, price }, i) =>
      `Item ${i + 1}: ${about.slice(0, 200)}. ${unit}. Quantidade: ${quantity}. Preço: R$ ${reais(price)}.`,
  );
  const head = [
    'Documento de demonstração: órgão, empresas, pessoas e valores são inventados.',
    `Órgão gerenciador: ${one.holder}. Fornecedor: ${one.supplier.name}, ${one.supplier.id}.`,
    `Objeto: ${one.object}. Vigência: ${brDate(one.signed)} a ${brDate(one.end)}. Valor: R$ ${reais(ataWorth(one))}.`,
  ];
  yield { path: one.path, bytes: pdf(`Ata de registro de preços ${one.number}`, [...head, ...lines].map(hideCpf)) };
}
