import { storedPlain } from '../database/sql/names.ts';

const TABLES = ['recebidas', 'passos', 'anexos', 'correio', 'provas', 'minutas'] as const;

const own = (table: string): string => `ALTER TABLE mensagens.${table} ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS orgao ON mensagens.${table};
CREATE POLICY orgao ON mensagens.${table}
  USING (tenant = current_setting('app.tenant')::int) WITH CHECK (tenant = current_setting('app.tenant')::int);`;

/**
 * What people write to a body, and what becomes of it. Names, contacts and texts are sealed before they come here. The
 * rows belong to one body: row-level security keeps the role of the messages to it, and the web role has no right at all.
 */
export const MESSAGE_TABLES = `CREATE SCHEMA IF NOT EXISTS mensagens;

CREATE TABLE IF NOT EXISTS mensagens.recebidas (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  protocolo text NOT NULL,
  segredo text NOT NULL,
  pedido text NOT NULL,
  canal text NOT NULL,
  tipo text NOT NULL,
  identidade text NOT NULL,
  unidade text,
  situacao text NOT NULL DEFAULT 'recebida',
  pessoa bytea,
  conteudo bytea,
  perfil jsonb NOT NULL DEFAULT '{}',
  "criadaEm" timestamptz NOT NULL DEFAULT now(),
  prazo date,
  prorrogada boolean NOT NULL DEFAULT false,
  resultado text,
  "respondidaEm" timestamptz,
  "recursoEm" timestamptz,
  nota int,
  "encerradaEm" timestamptz,
  "eliminadaEm" timestamptz,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, protocolo),
  UNIQUE (tenant, pedido)
);
ALTER TABLE mensagens.recebidas ADD COLUMN IF NOT EXISTS atendente uuid;
CREATE INDEX IF NOT EXISTS recebidas_canal ON mensagens.recebidas (tenant, canal, "criadaEm");
CREATE INDEX IF NOT EXISTS recebidas_quando ON mensagens.recebidas (tenant, "criadaEm");

CREATE TABLE IF NOT EXISTS mensagens.passos (
  tenant int NOT NULL,
  id uuid NOT NULL,
  mensagem uuid NOT NULL,
  quando timestamptz NOT NULL DEFAULT clock_timestamp(),
  acao text NOT NULL,
  autor text NOT NULL,
  publico boolean NOT NULL,
  texto bytea,
  PRIMARY KEY (tenant, id),
  FOREIGN KEY (tenant, mensagem) REFERENCES mensagens.recebidas
);
CREATE INDEX IF NOT EXISTS passos_mensagem ON mensagens.passos (tenant, mensagem, quando);

CREATE TABLE IF NOT EXISTS mensagens.anexos (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  mensagem uuid,
  de text NOT NULL,
  nome bytea NOT NULL,
  tipo text NOT NULL,
  tamanho int NOT NULL,
  dados bytea NOT NULL,
  "criadoEm" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, id),
  FOREIGN KEY (tenant, mensagem) REFERENCES mensagens.recebidas
);
${storedPlain('mensagens.anexos', 'dados')}
CREATE INDEX IF NOT EXISTS anexos_mensagem ON mensagens.anexos (tenant, mensagem);
CREATE INDEX IF NOT EXISTS anexos_quando ON mensagens.anexos (tenant, "criadoEm");

CREATE TABLE IF NOT EXISTS mensagens.correio (
  tenant int NOT NULL REFERENCES portal.tenants,
  id uuid NOT NULL,
  mensagem uuid,
  destino text NOT NULL,
  carta bytea,
  "criadaEm" timestamptz NOT NULL DEFAULT now(),
  tentativas int NOT NULL DEFAULT 0,
  "proximaEm" timestamptz DEFAULT now(),
  "enviadaEm" timestamptz,
  erro text,
  PRIMARY KEY (tenant, id)
);
CREATE INDEX IF NOT EXISTS correio_mensagem ON mensagens.correio (tenant, mensagem);
CREATE INDEX IF NOT EXISTS correio_proxima ON mensagens.correio ("proximaEm") WHERE "proximaEm" IS NOT NULL;

CREATE TABLE IF NOT EXISTS mensagens.provas (
  tenant int NOT NULL REFERENCES portal.tenants,
  id text NOT NULL,
  "expiraEm" timestamptz NOT NULL,
  PRIMARY KEY (tenant, id)
);

CREATE TABLE IF NOT EXISTS mensagens.minutas (
  tenant int NOT NULL,
  id uuid NOT NULL,
  mensagem uuid NOT NULL,
  pessoa uuid NOT NULL,
  conteudo bytea NOT NULL,
  "gravadaEm" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, mensagem, pessoa),
  FOREIGN KEY (tenant, mensagem) REFERENCES mensagens.recebidas
);

${TABLES.map(own).join('\n')}
DROP POLICY IF EXISTS solto ON mensagens.anexos;
CREATE POLICY solto ON mensagens.anexos AS RESTRICTIVE FOR DELETE USING (mensagem IS NULL);
`;

/** Columns that the role of the messages may change: never what was said, by whom and when. */
const CHANGING = 'unidade, situacao, prazo, prorrogada, resultado, "respondidaEm", "recursoEm", nota, "encerradaEm"';

/**
 * The rights of the role of the messages, and no others that it once had. It deletes nothing but a file that belongs to
 * no message yet, and of letters it knows no more than that there were some.
 */
export const messageGrants = (role: string): string => `REVOKE ALL ON ALL TABLES IN SCHEMA mensagens FROM ${role};
GRANT USAGE ON SCHEMA mensagens TO ${role};
GRANT SELECT, INSERT, UPDATE (${CHANGING}) ON mensagens.recebidas TO ${role};
GRANT SELECT, INSERT ON mensagens.passos, mensagens.provas TO ${role};
GRANT SELECT, INSERT, UPDATE (mensagem), DELETE ON mensagens.anexos TO ${role};
GRANT INSERT, SELECT (tenant, mensagem, destino, "criadaEm") ON mensagens.correio TO ${role};
`;
