import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpf } from '../../catalog/samples/digits.ts';
import { portal as run } from '../../test/cli.ts';
import { openPortal, type Portal } from '../../test/portal.ts';
import { buildPortal } from '../features.ts';
import type { LoadReport } from '../import/publish/report.ts';

let portal: Portal;
let server: FastifyInstance;
let folder: string;
let address: string;

beforeAll(async () => {
  portal = await openPortal();
  folder = await mkdtemp(join(tmpdir(), 'publica-'));
  server = await buildPortal(portal.setting);
  address = await server.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await server.close();
  await portal.close();
  await rm(folder, { recursive: true });
});

const HEAD = 'Contrato;Exercício;Contratada;Objeto;Valor atual';

async function file(name: string, ...lines: string[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, [HEAD, ...lines].join('\n'));
  return path;
}

const contratos = async (year: number) => (await portal.ask(`/api/v1/contratos?numAnoPub=${year}`)).json;
/** A server hears of a load a moment after it is through. */
const sum = async (year: number) => (await contratos(year)).totals.vlrContrato;
const refused = () => ['--recusadas', join(folder, 'recusadas.csv')];
const reportOf = ({ value }: { value: object }): LoadReport => (value as { report: LoadReport }).report;

describe('a file', () => {
  it('is checked, published, listed, gone back on and corrected, and the pages follow', async () => {
    const first = await file('a.csv', '1/1990;1990;Serra Ltda;Merenda;R$ 1.000,00', '2/1990;1990;Serra Ltda;Obra;2,00');
    const checked = await run(portal, 'check', '--tenant', 'pmdemo', 'contratos', first, ...refused());
    expect(checked.out.at(-1)).toContain('Conferido: pode ser publicado em contratos (1990)');
    expect((await contratos(1990)).total).toBe(0);
    const sent = await run(portal, 'import', '--tenant', 'pmdemo', 'contratos', first, ...refused());
    expect(sent.out).toContain('Soma de Valor atual: R$\u00a01.002,00');
    await expect.poll(() => sum(1990)).toBe(1002);
    const again = await run(portal, 'import', '--tenant', 'pmdemo', 'contratos', first, ...refused());
    expect(again.out.at(-1)).toContain('Nada mudou');
    await run(
      portal,
      'import',
      '--tenant',
      'pmdemo',
      'contratos',
      await file('b.csv', '3/1990;1990;a;b;5'),
      ...refused(),
    );
    await expect.poll(() => sum(1990)).toBe(5);
    const carga = String(reportOf(sent).carga);
    expect((await run(portal, 'rollback', '--tenant', 'pmdemo', 'contratos', carga)).out.at(-1)).toContain('Publicado');
    await expect.poll(() => sum(1990)).toBe(1002);
    const key = ['--chave', 'numContrato=2/1990', '--chave', 'numAnoPub=1990'];
    await run(portal, 'redact', '--tenant', 'pmdemo', 'contratos', ...key, '--retirar', '--motivo', 'Engano');
    await expect.poll(() => sum(1990)).toBe(1000);
    const kept = async () => (await portal.ask(`/api/v1/contratos/cargas/${carga}.csv`)).text;
    await expect.poll(async () => (await kept()).includes('2/1990')).toBe(false);
    expect(await kept()).toContain('1/1990');
  });

  it('of an older version is masked by a command that finds nothing else and counts first if asked to', async () => {
    const words = ['mask', '--tenant', 'cmdemo'];
    const id = cpf('529982247');
    const text =
      'UPDATE dados.contratos SET "txtObjeto" = $1 WHERE id = (SELECT min(id) FROM dados.contratos WHERE tenant = 2)';
    await portal.db.own((client) => client.query(text, [`Aluguel a ${[...id].join(' ')}`]));
    const found = 'cmdemo contratos: 1 linha, 0 arquivos guardados, 0 nomes ou frases';
    expect((await run(portal, ...words, '--ensaio')).out).toEqual([
      found,
      'Nada foi mudado. Para mascarar: portal mask',
    ]);
    expect((await run(portal, ...words)).out).toEqual([found]);
  });

  it('is not begun when there is no place for its refused lines', async () => {
    const path = await file('f.csv', '1/1994;1994;a;b;1');
    const place = ['--recusadas', join(folder, 'falta', 'recusadas.csv')];
    await expect(run(portal, 'import', '--tenant', 'pmdemo', 'contratos', path, ...place)).rejects.toThrow(
      'falta não existe. Crie a pasta ou escolha outra.',
    );
    expect((await contratos(1994)).total).toBe(0);
  });

  it('too faulty is shown line by line before it is refused', async () => {
    const path = await file('c.csv', '1/1991;91;a;b;1', '2/1991;1991;a;b;x');
    await expect(run(portal, 'import', '--tenant', 'pmdemo', 'contratos', path, ...refused())).rejects.toThrow(
      'Nada foi publicado: 2 de 2 linhas foram recusadas. Linha 2, coluna Exercício: “91” não é um ano como 2025.',
    );
  });
});

describe('from afar', () => {
  const key = async (...words: string[]) => {
    const { value } = await run(portal, 'token', 'create', '--tenant', 'pmdemo', '--nome', 'Contábil', ...words);
    return (value as { token: string }).token;
  };

  it('a file is published with a key, and its report comes back', async () => {
    const path = await file('d.csv', '1/1992;1992;a;b;7', ';1992;a;b;1');
    const sent = await run(
      portal,
      ...['import', '--servidor', address, '--token', await key(), 'contratos', path],
      ...['--max-refused', '50%', ...refused()],
    );
    expect(reportOf(sent)).toMatchObject({ accepted: 1, refused: 1, refusedFile: join(folder, 'recusadas.csv') });
    await expect.poll(() => sum(1992)).toBe(7);
    const { out } = await run(portal, 'loads', '--tenant', 'pmdemo', 'contratos', '--limite', '1');
    expect(out.join()).toContain('chave:Contábil');
  });

  it('a page that comes twice is asked about, here and afar, and dropped or kept as told', async () => {
    const page = Array.from({ length: 20 }, (_, i) => `${i}/1994;1994;a;b;1`);
    const path = await file('f.csv', ...page, ...page);
    const here = ['--tenant', 'pmdemo', 'contratos', path, ...refused()];
    await expect(run(portal, 'check', ...here)).rejects.toThrow('linhas 22 a 41, iguais às linhas 2 a 21');
    await expect(run(portal, 'import', ...here, '--repetidas', 'talvez')).rejects.toThrow(
      '--repetidas é manter ou descartar',
    );
    expect(reportOf(await run(portal, 'import', ...here, '--repetidas', 'descartar'))).toMatchObject({ accepted: 20 });
    const afar = ['--servidor', address, '--token', await key(), 'contratos', path, ...refused()];
    await expect(run(portal, 'import', ...afar)).rejects.toThrow('--repetidas descartar');
    expect(reportOf(await run(portal, 'import', ...afar, '--repetidas', 'manter'))).toMatchObject({ accepted: 40 });
  });

  it('a key of other datasets is refused in a sentence', async () => {
    const path = await file('e.csv', '1/1993;1993;a;b;7');
    const token = await key('--conjuntos', 'diarias');
    await expect(run(portal, 'import', '--servidor', address, '--token', token, 'contratos', path)).rejects.toThrow(
      /contratos/,
    );
    expect((await contratos(1993)).total).toBe(0);
  });
});
