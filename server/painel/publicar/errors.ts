import type { Dataset } from '../../../catalog/dataset.ts';
import type { EnsaioErro } from '../../../catalog/painel/publicar/answer.ts';
import { sayColumns } from '../../import/columns/suggestion.ts';
import type { DatasetReading } from '../../import/inspect/inspect.ts';
import type { Rehearsal } from './store.ts';
import { deskSentence, refusalRemedy } from './words.ts';

/** Why the files cannot be published as they are: columns first, for nothing was read without them. */
export function errorsOf(set: Dataset | null, { reading, refusal }: Rehearsal): EnsaioErro[] {
  const strange = reading ? strangeTable(reading) : null;
  if (strange) return [strange];
  const errors = reading ? [...unknownColumns(reading), ...missingColumns(set, reading)] : [];
  return refusal === null ? errors : [...errors, refusedFile(refusal, reading !== null)];
}

/** Columns that a sentence names: a table has hundreds at times. */
const NAMED = 6;
/** Letters of a name that is no name but a whole line. */
const LONGEST = 60;

function quoted(names: readonly string[]): string {
  const told = names.slice(0, NAMED).map((name) => `“${name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name}”`);
  const rest = names.length > NAMED ? [`mais ${names.length - NAMED}`] : [];
  return new Intl.ListFormat('pt-BR').format([...told, ...rest]);
}

/** A table of which no column is known: most likely a line is taken for the header that is none. */
function strangeTable({ columns }: DatasetReading): EnsaioErro | null {
  const names = columns.map(({ column }) => column);
  if (names.length === 0 || columns.some(({ reason }) => reason !== 'desconhecida')) return null;
  const [only = ''] = names;
  if (names.length === 1 && /[;,|\t]/.test(only))
    return {
      frase: `O arquivo tem uma coluna só: ${quoted(names)}. Cada linha inteira está entre aspas, ou o separador é outro.`,
      oQueFazer:
        'Abra-o na planilha, salve de novo como “CSV UTF-8” ou .xlsx e envie no lugar deste, ou diga o separador.',
      onde: 'leitura',
    };
  return {
    frase: `Nenhuma coluna do arquivo é conhecida: ${quoted(names)}.`,
    oQueFazer:
      'Veja se a primeira linha traz os nomes das colunas e se o arquivo é mesmo deste conjunto. Se for, escolha o campo de cada uma.',
    onde: 'colunas',
  };
}

function unknownColumns({ columns }: DatasetReading): EnsaioErro[] {
  const names = columns.filter(({ reason }) => reason === 'desconhecida').map(({ column }) => column);
  if (names.length === 0) return [];
  return [
    {
      frase: `Não se sabe o que ${names.length === 1 ? 'é a coluna' : 'são as colunas'} ${quoted(names)}.`,
      oQueFazer: 'Escolha o campo de cada uma, ou deixe-a de fora.',
      onde: 'colunas',
    },
  ];
}

function missingColumns(set: Dataset | null, { missing }: DatasetReading): EnsaioErro[] {
  if (!set || missing.length === 0) return [];
  return [
    {
      frase: deskSentence(`Nenhuma coluna preenche ${sayColumns(set, missing)}, de preenchimento obrigatório.`),
      oQueFazer: 'Diga qual coluna do arquivo é, ou confira se o arquivo é mesmo deste conjunto.',
      onde: 'colunas',
    },
  ];
}

/** A refusal and its remedy. Of a file that could not be read no reading and no column is shown: another is sent. */
function refusedFile(refusal: string, isRead: boolean): EnsaioErro {
  const told = refusalRemedy(refusal);
  if (isRead || told.onde === 'arquivos') return told;
  return {
    ...told,
    onde: 'arquivos',
    oQueFazer: 'Corrija-o, ou exporte-o de novo do sistema de origem, e envie no lugar deste.',
  };
}
