import { messageGrants } from '../../mensagens/tables.ts';

/** Models of answers of each body. They hold nothing of any message, so that nothing in them is sealed. */
export const MENSAGENS_DESK_TABLES = `CREATE TABLE IF NOT EXISTS portal.modelos (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  canal text,
  titulo text NOT NULL,
  texto text NOT NULL,
  quem text NOT NULL,
  "alteradoEm" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, id)
);
`;

/**
 * The rights of the role of the panel over messages: those of the role of messages, who is on each of them, its people's
 * own drafts, and of letters whether they left. So an act, its step, its letter and its line in the log are one transaction.
 */
export const mensagensDeskGrants = (role: string): string => `${messageGrants(role)}
GRANT UPDATE (atendente) ON mensagens.recebidas TO ${role};
GRANT SELECT, INSERT, UPDATE (conteudo, "gravadaEm"), DELETE ON mensagens.minutas TO ${role};
GRANT SELECT (id, "proximaEm", "enviadaEm", erro, tentativas) ON mensagens.correio TO ${role};
REVOKE ALL ON portal.modelos FROM ${role};
GRANT SELECT, INSERT, UPDATE (canal, titulo, texto, quem, "alteradoEm"), DELETE ON portal.modelos TO ${role};
`;
