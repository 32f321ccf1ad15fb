import { verba } from '../../catalog/datasets/verba.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../calendar.ts';
import type { DatasetMaker, DemoFile } from '../maker.ts';
import { pdf } from '../pdf.ts';
import { padZeros, reais } from '../text.ts';
import type { World } from '../town/world.ts';
import { type RefundClaim, refundClaims } from './claims.ts';

export const verbaMaker: DatasetMaker = {
  dataset: verba,
  rows: (world) => refundClaims(world).flatMap(verbaOf),
  files: receipts,
};

const pathOf = ({ who, when }: RefundClaim): string =>
  `verbas/${when.year}/${padZeros(when.month, 2)}/${who.number}.pdf`;

const verbaOf = (claim: RefundClaim): Cells[] =>
  claim.refunds.map(({ what, supplier, invoice, day, about, asked, refused }) => ({
    numExercicio: String(claim.when.year),
    dtMesAno: `${padZeros(claim.when.month, 2)}/${claim.when.year}`,
    txtParlamentar: claim.who.name,
    txtCategoria: what.name,
    txtFornecedor: supplier.name,
    txtCpfCnpj: supplier.id,
    numNotaFiscal: invoice,
    dtNotaFiscal: brDate(day),
    txtDescricao: about,
    vlrApresentado: reais(asked),
    vlrGlosa: reais(refused),
    vlrRessarcido: reais(asked - refused),
    dtRessarcimento: brDate(claim.paid),
    arqDocumento: pathOf(claim),
  }));

function* receipts(made: World): Generator<DemoFile> {
  for (const claim of refundClaims(made)) {
    if (claim.refunds.length === 0) continue;
    const lines = claim.refunds.map(
      ({ what, supplier, invoice, day, asked }) =>
        `${what.name}: nota ${invoice}, de ${brDate(day)}, ${supplier.name}, R$ ${reais(asked)}.`,
    );
    const head = 'Documento de demonstração: órgão, empresas, pessoas e valores são inventados.';
    const title = `Verba indenizatória de ${padZeros(claim.when.month, 2)}/${claim.when.year}`;
    yield { path: pathOf(claim), bytes: pdf(title, [head, `Parlamentar: ${claim.who.name}.`, ...lines]) };
  }
}
