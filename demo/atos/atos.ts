import { atos } from '../../catalog/datasets/atos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { brDate, type Day } from '../calendar.ts';
import type { DatasetMaker, DemoFile } from '../maker.ts';
import { pdf } from '../pdf.ts';
import { gazetteDay, gazetteIssue } from '../town/gazette.ts';
import type { World } from '../town/world.ts';
import { eachAto } from './all.ts';
import { type Ato, atoParagraphs } from './model.ts';

export const atosMaker: DatasetMaker = {
  dataset: atos,
  rows: (world) => eachAto(world, (act, path) => [ato(world, act, path)]),
  files: (world) => eachAto(world, filesOf),
};

function ato({ until }: World, act: Ato, path: string): Cells {
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
    txtTexto: atoParagraphs(act).join('\n'),
    arqTexto: path,
  };
}

/** Days after which the effects of a brief act have ended. */
const PASSING = 30;

function situation({ ties, brief, day }: Ato, until: Day): string {
  const said = ties.map(({ relation }) => relation);
  if (said.includes('É revogado por')) return 'Revogado';
  if (brief && day + PASSING < until) return 'Efeitos exauridos';
  return said.includes('É alterado por') ? 'Alterado' : 'Vigente';
}

/** The document of an act as a file. It is published unchanged, so CPFs are hidden here. */
function* filesOf(act: Ato, path: string): Generator<DemoFile> {
  if (path === '') return;
  const [title = '', ...text] = atoParagraphs(act).map(hideCpf);
  yield { path, bytes: pdf(title, ['Documento de demonstração: órgão, empresas e pessoas são inventados.', ...text]) };
}
