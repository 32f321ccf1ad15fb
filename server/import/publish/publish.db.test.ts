import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contratos } from '../../../catalog/datasets/contratos.ts';
import { row, TwoTenants } from '../../../test/loads.ts';
import { oneFile } from '../read/files.ts';
import { type LoadReport, RejectedLoad } from './report.ts';

const head = Object.keys(contratos.fields).join(';');

let desk: TwoTenants;

beforeAll(async () => {
  desk = await TwoTenants.open();
});
beforeEach(() => desk.clear());
afterAll(() => desk.close());

describe('the same file twice', () => {
  it('changes nothing and says so', async () => {
    const first = await desk.send([row('1', '2025')]);
    const second = await desk.send([row('1', '2025')]);
    expect(second).toMatchObject({ unchanged: true, carga: first.carga, accepted: 1 });
    expect(await desk.version()).toBe(1);
  });

  it('is news when the data are of another day, when another file came between, and for another tenant', async () => {
    await desk.send([row('1', '2025')]);
    expect(await desk.send([row('1', '2025')], { reference: '2026-11-13' })).toMatchObject({ unchanged: false });
    await desk.send([row('2', '2025')]);
    expect(await desk.send([row('1', '2025')])).toMatchObject({ unchanged: false });
    expect(await desk.send([row('1', '2025')], { tenant: desk.there })).toMatchObject({ unchanged: false });
    expect(await desk.numbers()).toEqual(['1']);
  });

  it('is still the same when only another period changed', async () => {
    await desk.send([row('1', '2025')]);
    await desk.send([row('1', '2024')]);
    expect(await desk.send([row('1', '2025')])).toMatchObject({ unchanged: true });
  });
});

describe('all or nothing', () => {
  const old = ['antigo'];
  beforeEach(() => desk.send([row('antigo', '2025')]));

  const file = (text: string) => desk.send([], { files: oneFile('x.csv', Readable.from([Buffer.from(text)])) });

  it.each<[string, string, () => Promise<LoadReport>]>([
    ['a file that breaks off', 'the line fell', () => desk.send([], { files: oneFile('x.csv', broken()) })],
    ['an unknown column', '“Cor” não é uma coluna', () => file('Cor\nazul\n')],
    ['a quote that never closes', 'A linha 2 do arquivo tem aspas', () => file(`${head}\n"1;2025\n`)],
    ['a page of the internet', 'é uma página da internet', () => file('<html></html>')],
    ['an empty file', 'não tem linhas', () => file('')],
    ['a file without rows', 'só tem o cabeçalho', () => desk.send([])],
    ['a reference that is no date', 'ontem', () => desk.send([row('1', '2025')], { reference: 'ontem' })],
    ['too many refused rows', '1 de 2 linhas', () => desk.send([row('1', '2025'), row('', '2025')])],
    ['only refused rows', '1 de 1 linhas', () => desk.send([row('', '2025')], { maxRefused: 1 })],
  ])('%s leaves the rows that were there, and the connection fit for the next load', async (_, reason, attempt) => {
    await expect(attempt()).rejects.toThrow(reason);
    expect([await desk.numbers(), await desk.version()]).toEqual([old, 1]);
    await desk.send([row('novo', '2025')]);
    expect(await desk.numbers()).toEqual(['novo']);
  });

  it('a failure within the transaction undoes the deletion too', async () => {
    await desk.client.query(`ALTER TABLE dados.contratos ADD CONSTRAINT pequeno CHECK ("vlrContrato" < 10) NOT VALID`);
    await expect(desk.send([row('1', '2025'), row('2', '2025', '11,00')])).rejects.toThrow('pequeno');
    await desk.client.query('ALTER TABLE dados.contratos DROP CONSTRAINT pequeno');
    expect([await desk.numbers(), await desk.version()]).toEqual([old, 1]);
  });

  it('too many refused rows come back with their reasons', async () => {
    const error = await desk.send([row('1', '2025'), row('', '2025')]).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RejectedLoad);
    expect(error).toMatchObject({
      message: expect.stringContaining('Nada foi publicado: 1 de 2 linhas foram recusadas. Linha 3, coluna Contrato'),
      report: { carga: null, read: 2, accepted: 1, refusals: [{ line: 3 }] },
    });
  });

  it('one refused row in a hundred does not keep the others from being published', async () => {
    const rows = Array.from({ length: 100 }, (_, i) => row(i === 50 ? '' : String(i), '2025'));
    expect(await desk.send(rows)).toMatchObject({ accepted: 99, refused: 1 });
  });

  it('readers see the old rows or the new, never a mixture, while loads follow one another', async () => {
    const reader = await desk.connect();
    const seen = new Set<string>();
    const loads = (async () => {
      for (let i = 0; i < 5; i++)
        await desk.send(Array.from({ length: 200 }, (_, n) => row(`${n}`, '2025', `${i},00`)));
    })();
    const watching = (async () => {
      for (let i = 0; i < 100; i++) {
        const text = 'SELECT count(*) AS rows, count(DISTINCT carga) AS loads FROM dados.contratos WHERE tenant = $1';
        const { rows } = await reader.query(text, [desk.here]);
        seen.add(`${rows[0].rows} rows of ${rows[0].loads} load`);
      }
    })();
    await Promise.all([loads, watching]);
    await reader.end();
    expect([...seen].filter((sight) => !['1 rows of 1 load', '200 rows of 1 load'].includes(sight))).toEqual([]);
  });

  it('two loads of one dataset at once wait for each other, and the last one stands whole', async () => {
    const other = await desk.connect();
    const [a, b] = await Promise.all([
      desk.send([row('a1', '2025'), row('a2', '2025')]),
      desk.send([row('b1', '2025'), row('b2', '2025')], {}, other),
    ]);
    await other.end();
    expect(await desk.numbers()).toEqual((a.carga ?? 0) > (b.carga ?? 0) ? ['a1', 'a2'] : ['b1', 'b2']);
  });
});

async function* broken(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('numContrato;numAnoPub;txtNomeRazaoContratada;txtObjeto;vlrContrato\n');
  yield Buffer.from('1;2025;Serra;Merenda;1,00\n'.repeat(5_000));
  throw new Error('the line fell');
}
