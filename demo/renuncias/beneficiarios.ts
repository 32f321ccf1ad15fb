import { beneficiarios } from '../../catalog/datasets/beneficiarios.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import type { DatasetMaker } from '../maker.ts';
import { reais } from '../text.ts';
import { type Waiver, type WaiverShare, waivers } from './waivers.ts';

export const beneficiariosMaker: DatasetMaker = {
  dataset: beneficiarios,
  rows: (world) => waivers(world).flatMap((one) => one.shares.map((share) => beneficiario(one, share))),
};

const beneficiario = ({ year, law: { kind, name } }: Waiver, share: WaiverShare): Cells => ({
  numExercicio: String(year),
  txtEspecie: kind,
  txtTipoRenuncia: name,
  txtBeneficiario: share.name,
  txtCnpj: share.cnpj,
  qtdBeneficiarios: String(share.count),
  vlrRenunciado: reais(share.cents),
});
