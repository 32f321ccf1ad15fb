import { MOVER_SETTING, MOVING_CODE } from '../tenants/moving.ts';

/**
 * What a move between installations needs. Where a body stands still, no role writes its rows but the move: what is not
 * said to be skipped is refused, so that whoever wrote learns of it and writes again. The counter of visits and the post,
 * which write for many bodies at once, skip it. The lock makes a write either come before the standstill or see it.
 * Citus distributes no table with a trigger; from a distributed database no body moves this way.
 */
export const MOVE_TABLES = `CREATE TABLE IF NOT EXISTS portal.mudancas (
  tenant int NOT NULL REFERENCES portal.tenants,
  tabela text NOT NULL,
  grupo text NOT NULL,
  marca text NOT NULL,
  PRIMARY KEY (tenant, tabela, grupo)
);

CREATE OR REPLACE FUNCTION portal.guarda() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS
$$ DECLARE body int; moving boolean;
BEGIN
  IF TG_OP = 'DELETE' THEN body := OLD.tenant; ELSE body := NEW.tenant; END IF;
  IF current_setting('${MOVER_SETTING}', true) IS DISTINCT FROM 'sim' THEN
    SELECT dados ? 'mudanca' INTO moving FROM portal.tenants WHERE id = body FOR KEY SHARE;
    IF moving AND (TG_OP = 'DELETE' OR TG_TABLE_NAME = 'acessos' OR (TG_TABLE_NAME = 'correio' AND TG_OP = 'UPDATE')) THEN
      RETURN NULL;
    END IF;
    IF moving THEN
      RAISE EXCEPTION 'tenant % is moving to another installation', body USING ERRCODE = '${MOVING_CODE}';
    END IF;
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION portal.guarda() FROM PUBLIC;

DO $$ DECLARE name text;
BEGIN
  FOR name IN SELECT format('%I.%I', n.nspname, c.relname)
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relkind = 'r' AND n.nspname IN ('mensagens', 'portal') AND a.attname = 'tenant' AND NOT a.attisdropped
      AND c.relname NOT IN ('buscas', 'mudancas') AND NOT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus')
  LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER guarda BEFORE INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION portal.guarda()', name);
  END LOOP;
END $$;
`;
