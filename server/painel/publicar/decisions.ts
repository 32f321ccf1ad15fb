import type { EnsaioDecisao } from '../../../catalog/painel/publicar/answer.ts';
import type { DecisaoId } from '../../../catalog/painel/publicar/request.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import type { PeriodChange } from '../../import/publish/periods.ts';
import type { LoadReport } from '../../import/publish/report.ts';
import type { Rehearsal } from './store.ts';
import { deskSentence } from './words.ts';

/** The words beside the box that confirms each decision. */
const CONFIRM: Readonly<Record<DecisaoId, string>> = {
  recusadas: 'Publicar sem as linhas recusadas',
  queda: 'Conferi: a queda está certa',
  perde: 'Conferi: essas linhas devem sair',
  vazio: 'Conferi: o período fica sem linhas',
  ausente: 'Conferi: o arquivo é este mesmo',
  letras: 'Publicar com as letras assim',
  registro: 'Conferi: essas linhas devem mesmo sair',
  acrescenta: 'Juntar às linhas já publicadas',
};

/** Periods that a sentence names. */
const NAMED = 6;

const decide = (id: DecisaoId, frase: string): EnsaioDecisao => ({ id, frase, confirmar: CONFIRM[id] });

/** What a person must confirm before a rehearsal is published: what the import doubts, and what would be lost or doubled. */
export function decisionsOf({ report, doubts }: Pick<Rehearsal, 'report' | 'doubts'>): EnsaioDecisao[] {
  if (!report || report.unchanged) return [];
  const asked = doubts
    .filter(({ kind }) => kind !== 'recusadas')
    .map((one) => decide(one.kind, deskSentence(one.message)));
  const fell = asked.some(({ id }) => id === 'queda' || id === 'ausente');
  return [...refusedRows(report), ...asked, ...(fell ? [] : lostRows(report)), ...addedRows(report)];
}

function refusedRows({ refused }: LoadReport): EnsaioDecisao[] {
  if (refused === 0) return [];
  const frase = `${counted(refused, 'linha recusada fica', 'linhas recusadas ficam')} de fora do que se publica.`;
  return [decide('recusadas', frase)];
}

function lostRows({ append, changes }: LoadReport): EnsaioDecisao[] {
  if (append) return [];
  const lost = changes.filter(({ antes, depois }) => (depois.linhas ?? 0) < (antes?.linhas ?? 0));
  const emptied = lost.filter(({ depois }) => depois.linhas === 0);
  const less = lost.filter((one) => !emptied.includes(one));
  return [
    ...(emptied.length > 0 ? [decide('vazio', `Fica sem nenhuma linha: ${listed(emptied)}.`)] : []),
    ...(less.length > 0 ? [decide('perde', `Fica com menos linhas do que tem hoje: ${listed(less)}.`)] : []),
  ];
}

function listed(changes: readonly PeriodChange[]): string {
  const named = changes.slice(0, NAMED).map(({ periodo, antes, depois }) => {
    const [old, now] = [antes?.linhas ?? 0, depois.linhas ?? 0].map((rows) => rows.toLocaleString('pt-BR'));
    return `${periodo} (de ${old} para ${now})`;
  });
  return named.join(', ') + (changes.length > NAMED ? ` e mais ${changes.length - NAMED}` : '');
}

function addedRows({ append, changes, accepted }: LoadReport): EnsaioDecisao[] {
  const standing = changes.reduce((sum, { antes }) => sum + (antes?.linhas ?? 0), 0);
  if (!append || standing === 0) return [];
  const frase = `${counted(accepted, 'linha se junta', 'linhas se juntam')} às ${standing.toLocaleString('pt-BR')} já publicadas nos mesmos períodos. Se alguma já está lá, ficará em dobro.`;
  return [decide('acrescenta', frase)];
}
