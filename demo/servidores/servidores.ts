import { TIPOS_FOLHA } from '../../catalog/codes/pessoal.ts';
import { servidores } from '../../catalog/datasets/servidores.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { maskCpf } from '../../catalog/texto/privacy.ts';
import { brDate } from '../calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import { hash } from '../random.ts';
import { padZeros, reais } from '../text.ts';
import type { PayMonth } from '../town/months.ts';
import type { World } from '../town/world.ts';
import { payslips } from './payslips.ts';
import { postOf } from './posts.ts';
import type { Servant } from './staff.ts';

export const servidoresMaker: DatasetMaker = { dataset: servidores, rows: servidorRows };

const KINDS: Readonly<Record<string, string>> = TIPOS_FOLHA;

/** Most items of most payslips are nothing. */
const money = (cents: number): string => (cents === 0 ? '0,00' : reais(cents));

/** The payroll, a row for each payslip. Whoever prints it masks the CPF: no publisher need send it whole. */
function* servidorRows(world: World): Generator<Cells> {
  for (const { who, when, slip } of payslips(world)) {
    const { hours } = postOf(who.post);
    yield {
      numMatricula: who.number,
      dtMesAno: `${padZeros(when.month, 2)}/${when.year}`,
      idTipoFolha: slip.kind,
      txtTipoFolha: KINDS[slip.kind] ?? '',
      txtNome: who.name,
      txtCpf: maskCpf(who.cpf),
      txtVinculo: who.bond,
      txtSituacao: situation(who, when),
      txtCargo: who.post,
      txtFuncao: who.role,
      txtOrgao: who.unit,
      txtCargaHoraria: hours > 0 ? `${hours}-H` : '',
      dtExercicio: brDate(who.from),
      // Nobody knows in April who leaves in December.
      dtVacancia: who.to !== null && who.to <= when.last ? brDate(who.to) : '',
      vlrRemuneracaoBasica: money(slip.basic),
      vlrGratificacoes: money(slip.bonus),
      vlrHorasExtras: money(slip.overtime),
      vlrFerias: money(slip.holiday),
      vlrDecimoTerceiro: money(slip.thirteenth),
      vlrIndenizatorias: money(slip.indemnity),
      vlrRemuneracaoBruta: money(slip.gross),
      vlrAbateTeto: money(slip.cap),
      vlrDescontosObrigatorios: money(slip.obligatory),
      vlrRemuAposDescObrig: money(slip.net),
    };
  }
}

/** One in fifty works elsewhere, and one in forty takes some months off each year. Why is nobody's affair. */
function situation({ bond, luck }: Servant, { year, month }: PayMonth): string {
  if (bond === 'Aposentado') return 'Inativo';
  if (bond === 'Pensionista') return 'Pensionista';
  if (bond !== 'Efetivo') return 'Ativo';
  if (luck % 50 === 7) return 'Cedido';
  const draw = hash('licença', luck, year);
  const since = 1 + (draw % 10);
  return draw % 40 === 3 && month >= since && month < since + 3 ? 'Licenciado' : 'Ativo';
}
