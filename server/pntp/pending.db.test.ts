import { afterAll, beforeAll, expect, it } from 'vitest';
import { changed, criterionOf, MirrorTrial } from '../../test/mirror.ts';
import { readPending } from './list.ts';

let mirror: MirrorTrial;

beforeAll(async () => {
  mirror = await MirrorTrial.open();
});

afterAll(() => mirror.close());

it('a contract of which only annexes are published lacks its text, and stands alone in the work list', () =>
  mirror.undone('pmdemo', async (whole) => {
    const { rows } = await mirror.client.query<{ numContrato: string }>(
      `UPDATE dados."contratos-documentos" SET "txtTipoDocumento" = 'Termo aditivo'
       WHERE tenant = $1 AND ("numContrato", "numAnoPub") =
         (SELECT "numContrato", "numAnoPub" FROM dados.contratos WHERE tenant = $1 AND "numAnoPub" = 2026 ORDER BY id LIMIT 1)
       RETURNING "numContrato"`,
      [whole.tenant.id],
    );
    const without = await mirror.readAgain(whole, 'contratos-documentos');
    expect(changed(whole, without)).toEqual(['9.2']);
    const { obtidos, falta } = criterionOf(without, '9.2');
    expect([obtidos, falta]).toMatchObject([
      0,
      [{ comando: 'portal import --tenant pmdemo contratos-documentos ARQUIVO.csv', para: '/pntp/9.2' }],
    ]);
    const { linhas, resumo } = await readPending(mirror.client, without, '9.2', { page: 1, size: 10 });
    expect(linhas).toMatchObject([
      { titulo: `Contrato ${rows[0]?.numContrato}, 2026`, falta: ['Íntegra do contrato'] },
    ]);
    expect(resumo).toContain('(Íntegra do contrato: 1)');
  }));
