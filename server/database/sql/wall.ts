/**
 * Statement that closes every row to whoever acts for another body. The views of `pub` read as the owner, whom policies do
 * not concern: there it costs nothing, and holds should a right be granted by mistake. In a distributed database, whose
 * workers read as the role that asks, it is the wall itself.
 */
export const ROW_WALL = `DO $$
DECLARE own regclass;
BEGIN
  FOR own IN SELECT c.oid FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant'
    WHERE c.relnamespace IN ('portal'::regnamespace, 'dados'::regnamespace) AND c.relkind IN ('r', 'p') AND NOT c.relrowsecurity
    ORDER BY c.relname
  LOOP
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', own);
    EXECUTE format('CREATE POLICY orgao ON %s USING (tenant = current_setting(''app.tenant'')::int)', own);
  END LOOP;
END $$;`;
