import { renuncias } from '../../catalog/datasets/renuncias.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import type { DatasetMaker } from '../maker.ts';
import { reais } from '../text.ts';
import { type Waiver, waivers } from './waivers.ts';

export const renunciasMaker: DatasetMaker = { dataset: renuncias, rows: (world) => waivers(world).map(renuncia) };

const total = ({ shares }: Waiver, of: 'count' | 'cents'): number => shares.reduce((sum, share) => sum + share[of], 0);

const renuncia = (one: Waiver): Cells => ({
  numExercicio: String(one.year),
  txtTributo: one.law.tax,
  txtEspecie: one.law.kind,
  txtTipoRenuncia: one.law.name,
  txtFundamento: one.law.ground,
  txtObjetivo: one.law.aim,
  txtCompensacao: 'Considerada na estimativa de receita da lei orçamentária (LC 101/2000, art. 14, I)',
  dtInicioVigencia: one.law.since,
  dtFimVigencia: one.law.until ?? '',
  qtdBeneficiarios: String(total(one, 'count')),
  vlrPrevisto: reais(one.planned),
  vlrRealizado: reais(total(one, 'cents')),
});
