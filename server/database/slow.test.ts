import { expect, it } from 'vitest';
import { withoutLiterals, withoutValues } from './slow.ts';

it('a statement is told without what stands in quotes', () => {
  expect(withoutLiterals(`SELECT "a b" FROM t WHERE x = 'D''Ávila' AND y = $1`)).toBe(
    `SELECT "a b" FROM t WHERE x = '…' AND y = $1`,
  );
});

it('a plan is told without the values of its conditions, and with its costs', () => {
  const plan = `Limit  (cost=0.42..8.44 rows=1 width=96)
  ->  Index Scan using c_2024 on contratos c  (cost=0.42..8.44 rows=1 width=96)
        Index Cond: ((tenant = 7) AND ("txtNome" = 'Maria
das Dores'::text))
        Filter: (("vlrPago" > 1234.56) AND ("col2" < '-5'::integer))
  Sort Key: (CASE WHEN (nome = 'Ana'::text) THEN 0 ELSE 1 END)`;
  expect(withoutValues(plan)).toBe(`Limit  (cost=0.42..8.44 rows=1 width=96)
  ->  Index Scan using c_2024 on contratos c  (cost=0.42..8.44 rows=1 width=96)
        Index Cond: ((tenant = …) AND ("txtNome" = '…'::text))
        Filter: (("vlrPago" > …) AND ("col2" < '…'::integer))
  Sort Key: (CASE WHEN (nome = '…'::text) THEN … ELSE … END)`);
});
