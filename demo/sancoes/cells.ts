import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, yearOf } from '../calendar.ts';
import { brDateOrBlank, reais } from '../text.ts';
import { gazetteIssue } from '../town/gazette.ts';
import type { World } from '../town/world.ts';
import { type Penalty, penaltyGround } from './penalty.ts';

/** What a punishment says of itself, whatever brought it about. */
export function penaltyCells(world: World, penalty: Penalty, process: string): Cells {
  return {
    numExercicio: String(yearOf(penalty.from)),
    txtNomeRazaoSocial: penalty.supplier.name,
    txtCpfCnpj: penalty.supplier.id,
    txtTipoSancao: penalty.kind,
    txtMotivo: penalty.fault[0],
    txtFundamento: penaltyGround(penalty),
    numProcesso: process,
    dtInicio: brDate(penalty.from),
    dtFim: brDateOrBlank(penalty.to),
    qtdPrazoMeses: penalty.months > 0 ? String(penalty.months) : '',
    vlrMulta: reais(penalty.fine),
    txtAbrangencia: penalty.scope,
    txtOrgaoSancionador: world.name,
    dtPublicacao: brDate(penalty.from),
    txtVeiculo: gazetteIssue(penalty.from),
    txtSituacao: penalty.situation,
    dtReabilitacao: brDateOrBlank(penalty.restored),
  };
}
