import { inidoneas } from '../../catalog/datasets/inidoneas.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, type Day, dayOf } from '../calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import { reais } from '../text.ts';
import type { World } from '../town/world.ts';
import { punishedBidders } from './bidders.ts';
import { punishedContracts, signatureDays } from './contracts.ts';
import { type RegisterEntry, registerEntries, sanctionsElsewhere } from './registers.ts';

export const inidoneasMaker: DatasetMaker = { dataset: inidoneas, rows: register };

/** The registers as they stood at the end of each exercise, and today. */
function* register(world: World): Generator<Cells> {
  const known = [...punishedContracts(world), ...punishedBidders(world)];
  const ours = known.flatMap(({ penalty, process }, i) => registerEntries(world, penalty, process, i));
  const all = [...sanctionsElsewhere(world), ...ours];
  for (const { year } of world.exercises) {
    const day = Math.min(dayOf(`${year}-12-31`), world.until);
    for (const entry of all) if (entry.from <= day && day <= entry.to) yield line(world, entry, year, day);
  }
}

function line(world: World, entry: RegisterEntry, year: number, day: Day): Cells {
  const first = signatureDays(world).get(entry.supplier.id)?.[0];
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
