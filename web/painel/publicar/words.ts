import type { Tone } from '../../../catalog/fields/field.ts';
import type {
  Ensaio,
  EnsaioArquivo,
  EnsaioEstado,
  EnsaioLeitura,
  EnsaioPeriodo,
} from '../../../catalog/painel/publicar/answer.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import type { QueuedFile } from './uploader.ts';

/** Where an ensaio stands, in a word and its colour. */
export const ESTADO_WORDS: Readonly<Record<EnsaioEstado, { palavra: string; tom: Tone }>> = {
  recebendo: { palavra: 'Enviando', tom: 'plain' },
  escolher: { palavra: 'Falta dizer o conjunto', tom: 'warn' },
  lendo: { palavra: 'Conferindo', tom: 'plain' },
  ensaiado: { palavra: 'Pronto para publicar', tom: 'good' },
  recusado: { palavra: 'Precisa de conserto', tom: 'bad' },
  publicando: { palavra: 'Publicando', tom: 'plain' },
  publicado: { palavra: 'Publicado', tom: 'good' },
  falhou: { palavra: 'Parou: tente de novo', tom: 'bad' },
  desistido: { palavra: 'Descartado', tom: 'plain' },
};

const ENDED: ReadonlySet<EnsaioEstado> = new Set(['publicado', 'desistido']);
export const isUnderWay = ({ estado }: { estado: EnsaioEstado }): boolean => !ENDED.has(estado);

const WORKING: ReadonlySet<EnsaioEstado> = new Set(['lendo', 'publicando']);
/** Whether the server works on it now, so that its state is asked for again soon. */
export const isWorking = (estado: EnsaioEstado): boolean => WORKING.has(estado);

/** The name of what was sent: `contratos.csv`, `contratos.csv e mais 2 arquivos`. */
export function filesName(arquivos: readonly Pick<EnsaioArquivo, 'nome'>[]): string {
  const [first, ...rest] = arquivos;
  if (!first) return 'Nenhum arquivo';
  return rest.length === 0 ? first.nome : `${first.nome} e mais ${counted(rest.length, 'arquivo', 'arquivos')}`;
}

const SEPARATORS: Readonly<Record<string, string>> = {
  ';': 'ponto e vírgula',
  ',': 'vírgula',
  '\t': 'tabulação',
  '|': 'barra vertical',
};

const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (inverso)',
};

export const separatorName = (separador: string): string => SEPARATORS[separador] ?? `“${separador}”`;
export const encodingName = (codificacao: string): string => ENCODINGS[codificacao] ?? codificacao;
export const SEPARADORES = Object.keys(SEPARATORS);

/** How a file was read, in a sentence. */
export function readingSentence(leitura: EnsaioLeitura): string {
  const { formato, codificacao, separador, planilha, datas, decimais, leiaute, linhaDoCabecalho } = leitura;
  const parts = [
    formato === 'XLSX' ? `planilha${planilha ? `, aba “${planilha}”` : ''}` : formato,
    separador && `separado por ${separatorName(separador)}`,
    codificacao && `acentos em ${encodingName(codificacao)}`,
    datas === 'dma' ? 'datas como 31/12/2026' : 'datas como 12/31/2026',
    decimais === 'br' ? 'valores como 1.234,56' : 'valores como 1,234.56',
    linhaDoCabecalho > 1 && `cabeçalho na linha ${linhaDoCabecalho}`,
    leiaute && `leiaute “${leiaute}”`,
  ];
  return `Lido como ${parts.filter(Boolean).join(', ')}.`;
}

/** How much a period changes: stressed when it loses rows or a fifth of a sum goes either way. */
export function isLargeChange({ linhasAntes, linhasDepois, somas }: EnsaioPeriodo): boolean {
  if (linhasAntes === null) return false;
  const moved = (antes: number, depois: number) => Math.abs(depois - antes) > Math.abs(antes) * 0.2;
  return (
    linhasDepois < linhasAntes ||
    moved(linhasAntes, linhasDepois) ||
    somas.some(({ antes, depois }) => antes !== null && moved(antes, depois))
  );
}

/** What *Publicar* will do, in words. */
export function publishSentence(
  ensaio: Pick<Ensaio, 'aceitas' | 'titulo' | 'periodos' | 'opcoes' | 'recusadas'>,
): string {
  const { aceitas, titulo, periodos, opcoes, recusadas } = ensaio;
  const rows = counted(aceitas, 'linha', 'linhas');
  const of = titulo ? ` de ${titulo}` : '';
  const out = recusadas > 0 ? ` ${counted(recusadas, 'linha recusada fica', 'linhas recusadas ficam')} de fora.` : '';
  if (opcoes.acrescenta) return `Acrescenta ${rows}${of} às que já estão no portal.${out}`;
  const replaced = periodos.filter(({ linhasAntes }) => linhasAntes);
  const before = replaced.reduce((sum, { linhasAntes }) => sum + (linhasAntes ?? 0), 0);
  const place =
    before > 0
      ? ` no lugar das ${before.toLocaleString('pt-BR')} que o portal mostra hoje em ${listed(replaced.map(({ periodo }) => periodo))}`
      : '';
  return `Publica ${rows}${of}${place}.${out} Os outros períodos ficam como estão, e dá para voltar atrás depois.`;
}

/** Periods in words: a few by name, many by their number. */
function listed(periods: readonly string[]): string {
  if (periods.length > 4) return counted(periods.length, 'período', 'períodos');
  return new Intl.ListFormat('pt-BR').format(periods);
}

/** The list of a dataset, opened at a question. */
export const listAt = (dataset: string, consulta: string): string => (consulta ? `${dataset}?${consulta}` : dataset);

const STATES: Readonly<Record<QueuedFile['estado'], string>> = {
  fila: 'Na fila',
  enviando: 'Enviando',
  esperando: 'Sem conexão: tentando de novo sozinho',
  pausado: 'Pausado',
  enviado: 'Enviado',
  falhou: 'Não foi enviado',
};

/** A file on its way, in words: `Enviando: 45%`. */
export function uploadWords({ estado, enviados, tamanho, motivo }: QueuedFile): string {
  const share = `${Math.floor((enviados * 100) / tamanho)}%`;
  if (estado === 'falhou') return motivo ?? STATES.falhou;
  return ['enviando', 'pausado', 'esperando'].includes(estado) ? `${STATES[estado]}: ${share}` : STATES[estado];
}

/** The progress of files for a screen reader: each quarter and the end, and not every percent. */
export const uploadNews = (files: readonly QueuedFile[]): string =>
  files
    .map(({ nome, estado, enviados, tamanho }) =>
      estado === 'enviando'
        ? `${nome}: ${Math.floor((enviados * 4) / tamanho) * 25}%`
        : `${nome}: ${STATES[estado].toLowerCase()}`,
    )
    .join('; ');
