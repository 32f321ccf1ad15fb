/** A few lines that read a dataset, in one language or program. */
export interface CodeExample {
  /** Short name, for ids and tests. */
  id: 'curl' | 'python' | 'r' | 'planilha';
  title: string;
  code: string;
  /** What to know before using it. */
  note: string;
}

/** What the examples read: a dataset, some of its rows, and the field to add up. */
export interface ExampleSubject {
  /** The address of the API, with the host: `https://…/api/v1`. */
  base: string;
  dataset: string;
  /** The question of the address; empty for every row. */
  query: string;
  /** A field that can be added up, where the dataset has one. */
  total: string | undefined;
}

/** The four examples of a dataset. Each runs as it stands: a test does so. */
export const codeExamples = (subject: ExampleSubject): readonly CodeExample[] => [
  { id: 'curl', title: 'Linha de comando (curl)', code: curl(subject), note: CURL },
  { id: 'python', title: 'Python', code: python(subject), note: PYTHON },
  { id: 'r', title: 'R', code: r(subject), note: R },
  { id: 'planilha', title: 'Planilha (IMPORTDATA)', code: sheet(subject), note: SHEET },
];

const CURL = 'O primeiro comando guarda o arquivo inteiro; o segundo mostra três linhas em JSON.';
const PYTHON =
  'Só a biblioteca padrão. Com pandas, bastam duas linhas: pandas.read_csv(url, dtype=str), para que códigos não percam os zeros.';
const R = 'R sem pacotes. Os códigos são lidos como texto, para que não percam os zeros.';
const SHEET =
  'Para planilhas em português (Google Planilhas): ponto e vírgula entre os argumentos, vírgula decimal nos números. Em uma planilha em inglês, troque os ponto e vírgula por vírgulas e retire &_planilha=1 e o que vem depois do endereço. No Excel: Dados › Da Web. Uma planilha importa arquivos de alguns megabytes: filtre por período.';

const fileOf = ({ base, dataset, query }: ExampleSubject): string =>
  `${base}/${dataset}.csv${query === '' ? '' : `?${query}`}`;

function curl({ base, dataset, query, ...rest }: ExampleSubject): string {
  const asked = [query, '_size=3'].filter(Boolean).join('&');
  return `curl -fsS -o ${dataset}.csv '${fileOf({ base, dataset, query, ...rest })}'
curl -fsS '${base}/${dataset}?${asked}'`;
}

const python = (subject: ExampleSubject): string => `import csv, io, urllib.request
url = '${fileOf(subject)}'
with urllib.request.urlopen(url) as resposta:
    linhas = list(csv.DictReader(io.TextIOWrapper(resposta, 'utf-8', newline='')))
print(len(linhas)${subject.total ? `, round(sum(float(linha['${subject.total}'] or 0) for linha in linhas), 2)` : ''})`;

const r = (subject: ExampleSubject): string => `url <- "${fileOf(subject)}"
dados <- read.csv(url, colClasses = "character", encoding = "UTF-8")
nrow(dados)
${subject.total ? `sum(as.numeric(dados$${subject.total}), na.rm = TRUE)` : 'names(dados)'}
head(dados)`;

function sheet(subject: ExampleSubject): string {
  const query = [subject.query, '_planilha=1'].filter(Boolean).join('&');
  return `=IMPORTDATA("${fileOf({ ...subject, query })}"; ";"; "pt_BR")`;
}
