import type { FastifyInstance } from 'fastify';
import { plusDays } from '../../catalog/texto/day.ts';
import { brasiliaToday } from '../../catalog/texto/moment.ts';
import { Refusal } from '../refusal.ts';
import { Fault } from './fault.ts';
import { originOf } from './request.ts';

/** Days for which a reader may rely on the file: RFC 9116 asks for less than a year. */
const VALID_DAYS = 90;

/** Parses `SECURITY_CONTACT`: an e-mail address, or a page over HTTPS. Gives the address as the file writes it. */
export function parseSecurityContact(text: string): string {
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text)) return `mailto:${text}`;
  if (/^https:\/\/[\w-]+(?:\.[\w-]+)+[!-~]*$/.test(text)) return text;
  throw new Refusal(
    `SECURITY_CONTACT deve ser um e-mail, como seguranca@example.com.br, ou uma página https://, e não “${text}”.`,
  );
}

/** Tells whom to write to about a weakness of the installation (RFC 9116); without a contact there is nothing to tell. */
export function contactRoutes(app: FastifyInstance, { securityContact }: { securityContact?: string }): void {
  app.get('/.well-known/security.txt', (request, reply) => {
    if (!securityContact)
      throw new Fault(404, 'NOT_FOUND', 'Esta instalação não informa um contato de segurança. Escreva ao órgão.');
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${plusDays(brasiliaToday(), VALID_DAYS)}T00:00:00Z`,
      'Preferred-Languages: pt, en',
      `Canonical: ${originOf(request)}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}
