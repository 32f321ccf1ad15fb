import { MOVER_SETTING } from '../../tenants/moving.ts';

/**
 * The log of what people do in the panel. Each act holds the digest of the one before, and `correntes` where the log of a
 * body ends: an act that is changed, left out or added between others is found. A trigger refuses to change or delete an act,
 * the owner's own mistakes included; only the removal and the move of a whole body, which say so, pass it. Citus distributes
 * no table with triggers: there the rights and the digests hold.
 */
export const LOG_TABLES = `CREATE TABLE IF NOT EXISTS portal.atos (
  tenant int NOT NULL REFERENCES portal.tenants,
  numero bigint NOT NULL,
  quando timestamptz NOT NULL,
  pessoa uuid,
  quem text NOT NULL,
  acao text NOT NULL,
  alvo text NOT NULL,
  antes jsonb,
  depois jsonb,
  anterior text NOT NULL,
  resumo text NOT NULL,
  PRIMARY KEY (tenant, numero)
);
CREATE INDEX IF NOT EXISTS atos_quando ON portal.atos (tenant, quando);

CREATE TABLE IF NOT EXISTS portal.correntes (
  tenant int NOT NULL REFERENCES portal.tenants,
  numero bigint NOT NULL,
  resumo text NOT NULL,
  PRIMARY KEY (tenant)
);

CREATE OR REPLACE FUNCTION portal.imutavel() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS
$$ BEGIN
  IF current_setting('${MOVER_SETTING}', true) IS DISTINCT FROM 'sim' THEN
    RAISE EXCEPTION 'the log of acts is only added to';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION portal.imutavel() FROM PUBLIC;

DO $$ BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus') THEN
    CREATE OR REPLACE TRIGGER imutavel BEFORE UPDATE OR DELETE ON portal.atos
      FOR EACH ROW EXECUTE FUNCTION portal.imutavel();
    CREATE OR REPLACE TRIGGER inteiro BEFORE TRUNCATE ON portal.atos
      FOR EACH STATEMENT EXECUTE FUNCTION portal.imutavel();
  END IF;
END $$;
`;

/** The panel adds acts and reads them; nothing more. */
export const logGrants = (role: string): string => `REVOKE ALL ON portal.atos, portal.correntes FROM ${role};
GRANT SELECT, INSERT ON portal.atos TO ${role};
GRANT SELECT, INSERT, UPDATE (numero, resumo) ON portal.correntes TO ${role};
`;
