-- The key of what belongs to a body begins with it: a body keeps the numbers of its loads when it moves to another
-- installation, and a distributed database keeps a body's rows together. Tables that the older schema lacks are made after.
DO $$
BEGIN
  ALTER TABLE portal.cargas DROP CONSTRAINT cargas_pkey CASCADE;
  ALTER TABLE portal.cargas ADD PRIMARY KEY (tenant, id);

  IF to_regclass('portal.arquivadas') IS NOT NULL THEN
    ALTER TABLE portal.arquivadas ADD COLUMN tenant int;
    UPDATE portal.arquivadas a SET tenant = c.tenant FROM portal.cargas c WHERE c.id = a.carga;
    ALTER TABLE portal.arquivadas ALTER COLUMN tenant SET NOT NULL;
    ALTER TABLE portal.arquivadas DROP CONSTRAINT arquivadas_pkey;
    ALTER TABLE portal.arquivadas ADD PRIMARY KEY (tenant, carga, parte);
    ALTER TABLE portal.arquivadas ADD FOREIGN KEY (tenant, carga) REFERENCES portal.cargas ON DELETE CASCADE;
  END IF;

  IF to_regclass('portal.correcoes') IS NOT NULL THEN
    ALTER TABLE portal.correcoes DROP CONSTRAINT correcoes_pkey;
    ALTER TABLE portal.correcoes ADD PRIMARY KEY (tenant, id);
  END IF;

  IF to_regclass('portal.arquivos') IS NOT NULL THEN
    ALTER TABLE portal.arquivos DROP CONSTRAINT arquivos_pkey;
    ALTER TABLE portal.arquivos ADD PRIMARY KEY (tenant, id);
  END IF;
END $$;
