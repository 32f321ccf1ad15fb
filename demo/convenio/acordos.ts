import { acordos } from '../../catalog/datasets/acordos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../calendar.ts';
import type { DatasetMaker, DemoFile } from '../maker.ts';
import { pdf } from '../pdf.ts';
import type { World } from '../town/world.ts';
import { publicationDate } from './cells.ts';
import { type CooperationPact, cooperationPacts } from './pacts.ts';

export const acordosMaker: DatasetMaker = {
  dataset: acordos,
  rows: (world) => cooperationPacts(world).map((one) => acordo(world, one)),
  files: instruments,
};

const acordo = (world: World, one: CooperationPact): Cells => ({
  numConvenio: one.number,
  numExercicio: String(one.year),
  txtTipoInstrumento: one.kind,
  txtPartes: `${world.name}; ${one.partner}`,
  txtParceiro: one.partner,
  txtCpfCnpjParceiro: one.partnerId,
  txtObjeto: one.object,
  txtObrigacoesOrgao: one.ours.join('; '),
  txtObrigacoesParceiro: one.theirs.join('; '),
  txtUnidadeOrcamentaria: one.unit,
  txtFundamento: one.ground,
  numProcesso: one.process,
  dtAssinatura: brDate(one.signed),
  dtPublicacao: publicationDate(one.signed, world.until),
  dtInicioVigencia: brDate(one.signed),
  dtFimVigencia: brDate(one.end),
  txtSituacao: one.situation,
  arqIntegra: one.path,
});

const INVENTED = 'Documento de demonstração: órgãos, entidades, pessoas e valores são inventados.';

function* instruments(world: World): Generator<DemoFile> {
  for (const one of cooperationPacts(world))
    yield { path: one.path, bytes: pdf(`${one.kind} ${one.number}`, [INVENTED, ...duties(world, one)]) };
}

const duties = (world: World, one: CooperationPact): string[] => [
  `Partes: ${world.name} e ${one.partner}.`,
  `Cláusula primeira – Do objeto. ${one.object}.`,
  `Cláusula segunda – Das obrigações do órgão. ${one.ours.join('; ')}.`,
  `Cláusula terceira – Das obrigações do parceiro. ${one.theirs.join('; ')}.`,
  'Cláusula quarta – Dos recursos. Não há repasse de dinheiro entre as partes; cada uma arca com o que lhe cabe.',
  `Cláusula quinta – Da vigência. De ${brDate(one.signed)} a ${brDate(one.end)}, podendo ser denunciado com trinta dias de aviso.`,
  `Assinado em ${brDate(one.signed)}.`,
];
