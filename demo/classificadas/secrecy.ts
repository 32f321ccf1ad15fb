import { ACESSOS, PUBLICADA } from '../../catalog/codes/sigilo.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { classificadas } from '../../catalog/datasets/classificadas.ts';
import { desclassificadas } from '../../catalog/datasets/desclassificadas.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, dayOf, yearOf } from '../calendar.ts';
import type { EmptyStatement, Part } from '../maker.ts';
import { pdf } from '../pdf.ts';
import type { World } from '../town/world.ts';
import {
  type ClassifiedDocument,
  classifiedDocuments,
  classifiedOn,
  type DeclassifiedDocument,
  declassifiedDocuments,
} from './secrets.ts';

/** What is kept secret, year by year, and what is so no more. */
export function secrecy(made: World): Part {
  return {
    datasets: [
      { dataset: classificadas, rows: () => lists(made) },
      { dataset: desclassificadas, rows: () => declassifiedDocuments(made).map(ended) },
    ],
    files: { [Symbol.iterator]: () => papers(made) },
    statements: classifiedDocuments(made).length > 0 ? [] : none(made),
  };
}

function none({ name, exercises, until }: World): EmptyStatement[] {
  const from = dayOf(`${exercises[0]?.year}-01-01`);
  const say = (dataset: Dataset, text: string): EmptyStatement => ({ dataset, from, to: until, text });
  return [
    say(
      classificadas,
      `A ${name} não manteve nenhuma informação classificada como reservada, secreta ou ultrassecreta.`,
    ),
    say(desclassificadas, `A ${name} não desclassificou nenhuma informação, porque não havia nenhuma sob sigilo.`),
  ];
}

/** The list as it stood at the end of each exercise, and today. */
function* lists(made: World): Generator<Cells> {
  for (const { year } of made.exercises) {
    const day = Math.min(dayOf(`${year}-12-31`), made.until);
    for (const one of classifiedOn(made, day)) yield kept(one, year);
  }
}

const kept = (one: ClassifiedDocument, year: number): Cells => ({
  ...told(one),
  numExercicio: String(year),
  txtGrau: one.degree,
  txtFundamento: one.ground,
  dtFimSigilo: brDate(one.end),
  txtEventoFinal: one.event,
  blnProrrogado: 'Não',
  txtCargoAutoridade: one.post,
});

const ended = (one: DeclassifiedDocument): Cells => ({
  ...told(one),
  numExercicio: String(yearOf(one.opened)),
  txtGrauAnterior: one.degree,
  dtDesclassificacao: brDate(one.opened),
  txtMotivo: one.why,
  txtAcesso: one.path === '' ? ACESSOS[1] : PUBLICADA,
  arqDocumento: one.path,
});

const told = (one: ClassifiedDocument): Cells => ({
  codDocumento: one.code,
  txtAssunto: one.subject,
  txtCategoria: one.category,
  txtUnidade: one.unit,
  dtProducao: brDate(one.made),
  dtClassificacao: brDate(one.closed),
});

function* papers(made: World): Generator<{ path: string; bytes: Buffer }> {
  for (const one of declassifiedDocuments(made))
    if (one.path !== '') yield { path: one.path, bytes: pdf(one.subject, lines(made, one)) };
}

const lines = ({ name }: World, one: DeclassifiedDocument): string[] => [
  'Documento de demonstração: órgão, pessoas e fatos são inventados.',
  `${name}. ${one.unit}. Documento ${one.code}, de ${brDate(one.made)}.`,
  `Esteve classificado no grau ${one.degree.toLowerCase()} de ${brDate(one.closed)} a ${brDate(one.opened)}.`,
  `Motivo do fim do sigilo: ${one.why.toLowerCase()}.`,
  'Os dados pessoais foram ocultados (Lei 12.527/2011, art. 31).',
];

/** The same, for the document of a year that sums it up. */
export function classifiedSummary(made: World, year: number): string[] {
  const kept = classifiedOn(made, dayOf(`${year}-12-31`)).length;
  const ended = declassifiedDocuments(made).filter((one) => yearOf(one.opened) === year).length;
  if (kept + ended === 0) return [`Nenhum documento esteve sob sigilo em ${year} (Lei 12.527/2011, art. 30).`];
  return [
    `Documentos sob sigilo em 31/12/${year}: ${kept}. Documentos desclassificados no ano: ${ended}.`,
    'Cada um está nas páginas Informações classificadas e Informações desclassificadas deste portal (Lei 12.527/2011, art. 30).',
  ];
}
