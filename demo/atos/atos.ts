import { atos } from '../../catalog/datasets/atos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { brDate, type Day } from '../calendar.ts';
import type { DatasetMaker, DemoFile } from '../maker.ts';
import { pdf } from '../pdf.ts';
import { gazetteDay, gazetteIssue } from '../town/gazette.ts';
import type { World } from '../town/world.ts';
import { actParagraphs, type NormativeAct } from './act.ts';
import { eachAct } from './acts.ts';

export const atosMaker: DatasetMaker = {
  dataset: atos,
  rows: (world) => eachAct(world, (act, path) => [ato(world, act, path)]),
  files: (world) => eachAct(world, filesOf),
};

function ato({ until }: World, act: NormativeAct, path: string): Cells {
  const out = gazetteDay(act.day, until);
  return {
    numAtoNormativo: act.number,
    numExercicio: String(act.year),
    txtTipoAto: act.kind,
    txtEmenta: act.say().summary,
    txtAssunto: act.subject,
    txtAutor: act.author,
    dtAto: brDate(act.day),
    dtPublicacao: out === null ? '' : brDate(out),
    txtVeiculo: out === null ? '' : gazetteIssue(out),
    txtSituacao: situation(act, until),
    txtTexto: actParagraphs(act).join('\n'),
    arqTexto: path,
  };
}

/** After so many days what an act of passing interest ordered has passed. */
const PASSING = 30;

function situation({ ties, brief, day }: NormativeAct, until: Day): string {
  const said = ties.map(({ relation }) => relation);
  if (said.includes('É revogado por')) return 'Revogado';
  if (brief && day + PASSING < until) return 'Efeitos exauridos';
  return said.includes('É alterado por') ? 'Alterado' : 'Vigente';
}

/** The document of an act. It is published as it is, so no CPF may stand in it. */
function* filesOf(act: NormativeAct, path: string): Generator<DemoFile> {
  if (path === '') return;
  const [title = '', ...text] = actParagraphs(act).map(hideCpf);
  yield { path, bytes: pdf(title, ['Documento de demonstração: órgão, empresas e pessoas são inventados.', ...text]) };
}
