import { formatDay } from '../../catalog/fields/date.ts';
import type { Enviada } from '../../catalog/mensagens/answer.ts';
import { type Canal, REGRAS } from '../../catalog/mensagens/canal.ts';
import { remainingWords } from '../../catalog/mensagens/prazo.ts';
import { momentOf } from '../../catalog/texto/moment.ts';

/** The receipt that a visitor keeps, as a text that any machine opens. */
export function receiptText(
  canal: Canal,
  { protocolo, chave, criadaEm, prazo }: Enviada,
  { txtCliente, address }: { txtCliente: string; address: string },
): string {
  const lines = [
    txtCliente,
    `${REGRAS[canal].titulo} – comprovante`,
    '',
    `Protocolo: ${protocolo}`,
    `Chave:     ${chave}`,
    `Recebida em ${momentOf(criadaEm)}`,
    ...(prazo ? [`Prazo da resposta: ${formatDay(prazo)} (${REGRAS[canal].lei})`] : []),
    '',
    `Acompanhe em ${address}/acompanhar`,
    'A chave não é mostrada de novo. Guarde-a e não a mostre a ninguém.',
  ];
  // Both signs end a line, as the text editor of Windows wants.
  return lines.join('\r\n').trimStart();
}

/** A deadline in words: `17/12/2026 (faltam 30 dias)`. */
export const deadlineText = (prazo: string, day: string): string =>
  `${formatDay(prazo)} (${remainingWords(prazo, day)})`;

/** Gives bytes to the visitor as a file. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The address is revoked late: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
