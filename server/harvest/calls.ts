import { TIPOS_FOLHA } from '../../catalog/codes/pessoal.ts';

const PAYROLLS: Readonly<Record<string, string>> = TIPOS_FOLHA;

/** Days that are asked for at once: a month, or a year. Both ends are included. */
export interface CallWindow {
  from: string;
  to: string;
}

export type CallGrain = 'mes' | 'ano';

/** A call of the reference wire that carries rows of a dataset. */
export interface WireCall {
  dataset: string;
  path: string;
  /** Length of a window; absent, one question gets everything. */
  grain?: CallGrain;
  question(window: CallWindow): Record<string, string>;
  /** Names of the reference system for fields that we call otherwise. */
  names?: Readonly<Record<string, string>>;
  /** Fields that the reference system leaves out and that follow from its codes. */
  besides?(row: WireRow): WireRow;
}

/** A row as it came over the wire. */
export type WireRow = Readonly<Record<string, unknown>>;

const year = ({ from }: CallWindow): string => from.slice(0, 4);
const br = (day: string): string => day.split('-').reverse().join('/');

const days = ({ from, to }: CallWindow) => ({ dtInicio: from, dtFim: to });
const exercise = (window: CallWindow) => ({ numExercicio: year(window) });
const nothing = () => ({});
/** Range of every exercise: asked without dates, this call answers the current one alone. */
const ever = () => ({ dataInicio: '01/01/1900', dataFim: '31/12/2199' });

/** The calls of the reference wire by which a portal's data can be read. */
export const WIRE_CALLS: readonly WireCall[] = [
  {
    dataset: 'orcamento',
    path: 'orcamento/orcamentoasync',
    grain: 'ano',
    question: ({ from, to }) => ({ dataInicio: br(from), dataFim: br(to) }),
  },
  {
    dataset: 'emenda-parlamentar',
    path: 'emendaparlamentar/emendaparlamentarasync',
    question: ever,
    names: { numAnoEmenda: 'anoEmenda', txtAutoria: 'autoria', txtObjeto: 'objeto' },
  },
  {
    dataset: 'servidores',
    path: 'Servidor/ServidorPorMesAnoAsync',
    grain: 'mes',
    question: (window) => ({ numMes: String(Number(window.from.slice(5, 7))), numAno: year(window) }),
    names: {
      txtNome: 'nome',
      txtCpf: 'cpf',
      txtVinculo: 'vinculo',
      txtCargo: 'cargo',
      txtFuncao: 'funcao',
      txtOrgao: 'orgao',
      txtCargaHoraria: 'cargaHoraria',
      dtExercicio: 'dataExercicio',
      dtVacancia: 'dataVacancia',
    },
    besides: ({ idTipoFolha = '' }) => ({ txtTipoFolha: PAYROLLS[String(idTipoFolha)] ?? `Folha ${idTipoFolha}` }),
  },
  { dataset: 'terceirizados', path: 'terceirizado/terceirizadoasync', grain: 'ano', question: exercise },
  { dataset: 'diarias', path: 'diaria/diariaasync', grain: 'ano', question: exercise },
  { dataset: 'contratos', path: 'contrato/contratopordataasync', grain: 'ano', question: days },
  { dataset: 'licitacao', path: 'licitacao/licitacaopordataasync', grain: 'ano', question: days },
  {
    dataset: 'plano-contratacoes',
    path: 'planocontratacaoanual/planocontratacaoanualasync',
    grain: 'ano',
    question: exercise,
  },
  { dataset: 'obras', path: 'obra/obraasync', grain: 'ano', question: exercise },
  { dataset: 'atos-normativos', path: 'atonormativo/atonormativoasync', question: nothing },
];
