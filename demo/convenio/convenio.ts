import { convenio } from '../../catalog/datasets/convenio.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../calendar.ts';
import { type DatasetMaker, type DemoFile, nothingHappened } from '../maker.ts';
import { pdf } from '../pdf.ts';
import { reais } from '../text.ts';
import type { World } from '../town/world.ts';
import { grantCells } from './cells.ts';
import { givenGrants } from './given.ts';
import type { Grant } from './grant.ts';
import { receivedGrants } from './received.ts';

export const convenioMaker: DatasetMaker = {
  dataset: convenio,
  rows: covenants,
  files: instruments,
  statements: (world) => (world.tenant === 'cmdemo' ? [nothingHappened(world, convenio, NONE)] : []),
};

/** A council lives on its duodécimo: it asks nobody for money and gives it to nobody. */
const NONE = 'A Câmara Municipal não assinou convênios nem instrumentos semelhantes com repasse de recursos.';

/** A special transfer comes without anything signed: all the rest stands in an instrument, on either side of it. */
const UNSIGNED = 'Transferência especial';

function* covenants(world: World): Generator<Cells> {
  for (const one of [...receivedGrants(world), ...givenGrants(world)]) {
    if (one.kind === UNSIGNED) continue;
    yield {
      ...grantCells(world, one),
      txtPapel: one.grantor === world.name ? 'Concedente' : 'Convenente',
      txtConcedente: one.grantor,
      txtConvenente: one.taker.name,
      txtCpfCnpjConvenente: one.taker.id,
      vlrRepassado: reais(one.paid),
      vlrSaldo: reais(one.passed - one.paid),
    };
  }
}

const INVENTED = 'Documento de demonstração: órgãos, entidades, pessoas e valores são inventados.';

function* instruments(world: World): Generator<DemoFile> {
  for (const one of [...receivedGrants(world), ...givenGrants(world)])
    yield { path: one.path, bytes: pdf(`${one.kind} ${one.number}`, [INVENTED, ...clauses(one)]) };
}

const clauses = (one: Grant): string[] => [
  `Concedente: ${one.grantor}. Convenente ou beneficiário: ${one.taker.name}.`,
  `Cláusula primeira – Do objeto. ${one.object}.`,
  `Cláusula segunda – Do valor. R$ ${reais(one.passed + one.own)}, dos quais R$ ${reais(one.passed)} do concedente e R$ ${reais(one.own)} de contrapartida.`,
  `Cláusula terceira – Da conta. Os recursos são movimentados só na conta específica: ${one.account}.`,
  `Cláusula quarta – Da vigência. De ${brDate(one.start)} a ${brDate(one.end)}.`,
  'Cláusula quinta – Das obrigações. O concedente libera os recursos conforme o cronograma; quem os recebe executa o plano de trabalho, guarda os comprovantes por dez anos e recebe a fiscalização.',
  'Cláusula sexta – Da prestação de contas. Até sessenta dias depois do fim da vigência, com a devolução do saldo.',
  `Assinado em ${brDate(one.signed)}.`,
];
