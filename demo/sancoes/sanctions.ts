import type { Dataset } from '../../catalog/dataset.ts';
import { inidoneas } from '../../catalog/datasets/inidoneas.ts';
import { licitantes } from '../../catalog/datasets/licitantes.ts';
import { sancionados } from '../../catalog/datasets/sancionados.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, type Day, dayOf, yearOf } from '../calendar.ts';
import { reais } from '../contratos/rows.ts';
import type { EmptyStatement, Part } from '../maker.ts';
import { gazetteIssue } from '../town/gazette.ts';
import type { World } from '../town/world.ts';
import { hasPunishedBidder, type PunishedBidder, punishedBidders } from './bidders.ts';
import { hasPunishedContract, type PunishedContract, punishedContracts, signatureDays } from './contracts.ts';
import { type Penalty, penaltyGround } from './penalty.ts';
import { type RegisterEntry, registerEntries, sanctionsElsewhere } from './registers.ts';

/** Who was punished here and elsewhere. */
export function sanctions(made: World): Part {
  return {
    datasets: [
      { dataset: sancionados, rows: () => punishedContracts(made).map((one) => contrato(made, one)) },
      { dataset: licitantes, rows: () => punishedBidders(made).map((one) => certame(made, one)) },
      { dataset: inidoneas, rows: () => register(made) },
    ],
    statements: [
      ...(hasPunishedContract(made) ? [] : [none(made, sancionados, 'por descumprir contrato com este órgão')]),
      ...(hasPunishedBidder(made) ? [] : [none(made, licitantes, 'pelo que fez em licitação deste órgão')]),
    ],
  };
}

const none = ({ exercises, until }: World, dataset: Dataset, why: string): EmptyStatement => ({
  dataset,
  from: dayOf(`${exercises[0]?.year}-01-01`),
  to: until,
  text: `Nenhuma empresa foi sancionada ${why}.`,
});

const on = (day: Day | null): string => (day === null ? '' : brDate(day));

function contrato(made: World, { contract: { draft }, penalty, process }: PunishedContract): Cells {
  return {
    numContrato: draft.number,
    numAnoPub: String(draft.year),
    txtObjeto: draft.object,
    txtUnidadeOrcamentaria: draft.unit,
    ...told(made, penalty, process),
  };
}

function certame(made: World, { tender, penalty, process }: PunishedBidder): Cells {
  return {
    numCertame: tender.number,
    txtModalidadeLicit: tender.modality.name,
    txtUnidadeOrcamentaria: tender.unit,
    txtObjeto: tender.object,
    ...told(made, penalty, process),
  };
}

/** What a punishment says of itself, whatever brought it about. */
function told(made: World, penalty: Penalty, process: string): Cells {
  return {
    numExercicio: String(yearOf(penalty.from)),
    txtNomeRazaoSocial: penalty.supplier.name,
    txtCpfCnpj: penalty.supplier.id,
    txtTipoSancao: penalty.kind,
    txtMotivo: penalty.fault[0],
    txtFundamento: penaltyGround(penalty),
    numProcesso: process,
    dtInicio: brDate(penalty.from),
    dtFim: on(penalty.to),
    qtdPrazoMeses: penalty.months > 0 ? String(penalty.months) : '',
    vlrMulta: reais(penalty.fine),
    txtAbrangencia: penalty.scope,
    txtOrgaoSancionador: made.name,
    dtPublicacao: brDate(penalty.from),
    txtVeiculo: gazetteIssue(penalty.from),
    txtSituacao: penalty.situation,
    dtReabilitacao: on(penalty.restored),
  };
}

/** The registers as they stood at the end of each exercise, and today. */
function* register(made: World): Generator<Cells> {
  const known = [...punishedContracts(made), ...punishedBidders(made)];
  const ours = known.flatMap(({ penalty, process }, i) => registerEntries(made, penalty, process, i));
  const all = [...sanctionsElsewhere(made), ...ours];
  for (const { year } of made.exercises) {
    const day = Math.min(dayOf(`${year}-12-31`), made.until);
    for (const entry of all) if (entry.from <= day && day <= entry.to) yield line(made, entry, year, day);
  }
}

function line(made: World, entry: RegisterEntry, year: number, day: Day): Cells {
  const first = signatureDays(made).get(entry.supplier.id)?.[0];
  return {
    codSancao: entry.code,
    numExercicio: String(year),
    txtCadastro: entry.register,
    txtNomeRazaoSocial: entry.supplier.name,
    txtCpfCnpj: entry.supplier.id,
    blnFornecedor: first !== undefined && first <= day ? 'Sim' : 'Não',
    txtTipoSancao: entry.kind,
    txtFundamento: entry.ground,
    numProcesso: entry.process,
    dtInicio: brDate(entry.from),
    dtFim: brDate(entry.to),
    vlrMulta: entry.fine > 0 ? reais(entry.fine) : '',
    txtAbrangencia: entry.scope,
    txtOrgaoSancionador: entry.body,
    txtUf: entry.state,
    txtEsfera: entry.sphere,
    dtPublicacao: brDate(entry.from),
    dtConsulta: brDate(day),
  };
}
