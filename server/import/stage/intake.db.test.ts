import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { writeXlsx } from 'hucre';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contratos } from '../../../catalog/datasets/contratos.ts';
import { cpf } from '../../../catalog/samples/digits.ts';
import { row, TwoTenants } from '../../../test/loads.ts';
import { layout } from '../columns/layout.ts';
import { Splitter } from '../read/csv.ts';
import { oneFile } from '../read/files.ts';
import { redact } from '../redact.ts';
import { rollback } from '../rollback.ts';

let desk: TwoTenants;
let folder: string;

beforeAll(async () => {
  desk = await TwoTenants.open();
  folder = await mkdtemp(join(tmpdir(), 'intake-'));
});
beforeEach(() => desk.clear());
afterAll(async () => {
  await desk.close();
  await rm(folder, { recursive: true });
});

const many = (count: number, from = 0) => Array.from({ length: count }, (_, i) => row(String(from + i), '2025'));

const HEAD = 'numContrato;numAnoPub;txtNomeRazaoContratada;txtObjeto;vlrContrato';
const text = (...lines: string[]) => [HEAD, ...lines].join('\n');
const file = (content: string, options = {}) => desk.send([], { files: oneFile('a.csv', bytes(content)), ...options });

const messages = ({ warnings }: { warnings: readonly { mensagem: string }[] }) =>
  warnings.map(({ mensagem }) => mensagem);

describe('what is strange but not wrong is published and told', () => {
  it('letters of another encoding', async () => {
    expect(messages(await file(text('1;2025;LicitaÃ§Ã£o;b;1')))[0]).toContain('1 linha tem letras estragadas');
  });

  it('values outside their table', async () => {
    const report = await file(`${HEAD};txtCategoria\n1;2025;a;b;1;Concurso de pipas`);
    expect(messages(report)[0]).toContain('Concurso de pipas');
  });

  it('but a whole file of broken letters is refused', async () => {
    const lines = many(30).map((_, i) => `${i};2025;LicitaÃ§Ã£o;b;1`);
    await expect(file(text(...lines))).rejects.toThrow('exporte-o de novo');
  });
});

describe('a sharp fall of the total', () => {
  it('stops a load, unless it is forced', async () => {
    await desk.send(many(20));
    await expect(desk.send(many(5))).rejects.toThrow('2025: de 20 para 5 linhas');
    expect(await desk.numbers()).toHaveLength(20);
    expect(await desk.send(many(5), { force: true })).toMatchObject({ accepted: 5, before: { linhas: 20 } });
  });
});

describe('a rehearsal', () => {
  it('says all that a load would say and changes nothing', async () => {
    await desk.send([row('1', '2025')]);
    const report = await desk.send([row('2', '2025'), row('3', '2025')], { rehearsal: true });
    expect(report).toMatchObject({ carga: null, accepted: 2, rehearsal: true, before: { linhas: 1 } });
    expect([await desk.numbers(), await desk.version()]).toEqual([['1'], 1]);
  });
});

describe('refused rows', () => {
  const person = cpf('123456789');

  it('come back as a file with their columns, line and reason, no CPF in it, and are added when mended', async () => {
    const refusedPath = join(folder, 'recusadas.csv');
    const first = await file(
      `${HEAD};txtCpfCnpjContratada\n1;2025;a;b;1;\n2;25;Zé ${person};"x;y";2;${person.slice(0, 10)}0`,
      { refusedPath, maxRefused: 0.5 },
    );
    expect(first).toMatchObject({ accepted: 1, refused: 1, refusedFile: refusedPath });
    const written = await readFile(refusedPath, 'utf8');
    expect(written).toMatch(
      /^\ufefflinha;motivo;numContrato;.*;txtCpfCnpjContratada\r\n3;"?Linha 3.*;2;25;Zé \*\*\*.456.789-\*\*;"x;y";2;\*+\r\n/,
    );
    expect(written).not.toMatch(new RegExp(person.slice(0, 5)));
    const mended = written.replace('2;25;', '2;2025;').replace(/\*{11}(?=\r\n)/, '');
    expect(await file(mended, { maxRefused: 0 })).toMatchObject({ accepted: 1, append: true });
    expect(await desk.numbers()).toEqual(['1', '2']);
  });
});

describe('a refused row', () => {
  it('with more cells than the header, breaks and separators keeps each in its place, and is added when mended', async () => {
    const refusedPath = join(folder, 'largas.csv');
    const lines = ['1;2025;a;b;1', '2;2025;Silva; Souza Ltda;"pão; e\nleite";2', '3;2025;a;"b ""c""";x'];
    await file(text(...lines), { refusedPath, maxRefused: 0.9 });
    const written = await readFile(refusedPath, 'utf8');
    const [, ...rows] = new Splitter(';').push(written).map(({ cells }) => cells);
    expect(rows.map(([number, , ...cells]) => [number, ...cells])).toEqual([
      ['3', '2', '2025', 'Silva', ' Souza Ltda', 'pão; e\nleite', '2'],
      ['5', '3', '2025', 'a', 'b "c"', 'x'],
    ]);
    const mended = written.replace('Silva; Souza Ltda;', 'Silva Souza Ltda;').replace(';x\r\n', ';3\r\n');
    expect(await file(mended, { maxRefused: 0 })).toMatchObject({ accepted: 2, refused: 0, append: true });
    expect((await desk.stored()).map(({ txtObjeto }) => txtObjeto)).toEqual(['b', 'pão; e leite', 'b "c"']);
  });

  it('of a map that renames the columns comes back under the names of the file and is added when mended', async () => {
    const refusedPath = join(folder, 'mapa.csv');
    const map = layout.parse({
      titulo: 'Teste',
      conjunto: 'contratos',
      errado: ['n', 'ano', 'quem'],
      cabecalho: ['n', 'ano', 'quem', 'objeto', 'valor'],
      separador: ';',
      excesso: 'quem',
      campos: {
        numContrato: 'n',
        numAnoPub: 'ano',
        txtNomeRazaoContratada: 'quem',
        txtObjeto: 'objeto',
        vlrContrato: 'valor',
      },
    });
    const send = (content: string) => file(content, { layout: map, refusedPath, maxRefused: 0.9 });
    const report = await send('n;ano;quem\n1;2025;Silva; Souza;b;1\n2;20x5;a;b;2\n3;2025;a;b;3');
    expect(report).toMatchObject({ accepted: 2, refused: 1, sums: { vlrContrato: 4 } });
    expect(messages(report)).toEqual([
      '1 linha tinha separadores sem aspas e foi remontada segundo o leiaute: confira (linha 2).',
    ]);
    expect((await desk.stored())[0]).toMatchObject({ txtNomeRazaoContratada: 'Silva; Souza' });
    const mended = (await readFile(refusedPath, 'utf8')).replace(';20x5;', ';2025;');
    expect(await send(mended)).toMatchObject({ accepted: 1, refused: 0, append: true });
    expect(await desk.numbers()).toEqual(['1', '3', '2']);
  });

  it('of a JSON file is told by its record, and by its file where there are several', async () => {
    const page = (...values: unknown[]) =>
      JSON.stringify(
        values.map((vlrContrato, i) => ({
          numContrato: `${i}`,
          numAnoPub: 2025,
          txtNomeRazaoContratada: 'a',
          txtObjeto: 'b',
          vlrContrato,
        })),
      );
    const report = await file(page(1, 'x', 2.5), { maxRefused: 0.5 });
    expect(report.refusals[0]?.message).toMatch(/^Registro 2 \(linha 1\), coluna Valor atual: “x” não é/);
    const files = async function* () {
      yield* oneFile('p1.json', bytes(page(1, 2)));
      yield* oneFile('p2.json', bytes(page(3, 4, 'y')));
    };
    const pages = await desk.send([], { files: files(), maxRefused: 0.5 });
    expect(pages.refusals[0]?.message).toMatch(/^p2\.json: Registro 3 \(linha 1\), coluna Valor atual/);
  });
});

describe('a document that lost its zeros in a spreadsheet', () => {
  it('has them back where its digits then agree, and the report says how many and where', async () => {
    const head = [...HEAD.split(';'), 'txtCpfCnpjContratada'];
    const rows = [394460005887, 191, 28986000108, 61059299000144].map((cnpj, i) => [i, 2025, 'a', 'b', 1234.5, cnpj]);
    const book = await writeXlsx({ sheets: [{ name: 'Plan1', rows: [head, ...rows] }] });
    const report = await desk.send([], { files: oneFile('a.xlsx', bytes(book)), forced: { decimal: 'us' } });
    expect(report).toMatchObject({ accepted: 4, refused: 0, sums: { vlrContrato: 4938 } });
    expect(messages(report)).toEqual([
      '3 linhas tinham CPF ou CNPJ sem os zeros da frente, que voltaram porque os dígitos verificadores conferem (linha 2; linha 3; linha 4).',
    ]);
    expect((await desk.stored()).map((row) => row.txtCpfCnpjContratada.replace(/\D/g, ''))).toEqual([
      '00394460005887',
      '00000000000191',
      '00028986000108',
      '61059299000144',
    ]);
  });
});

describe('an archive', () => {
  it('holds the rows of its load, as they were published', async () => {
    const { carga } = await file(
      text('1;2025;a;"b;""c""";1.234,56', ...many(25, 1).map((_, i) => `${i + 2};2025;a;b;1`)),
    );
    const lines = (await unpacked(carga)).trimEnd().split('\n');
    expect(lines).toHaveLength(27);
    expect(lines[0]?.split(';')).toEqual(Object.keys(contratos.fields));
    expect(lines[1]).toContain('"b;""c"""');
    expect(lines[1]).toContain(';1234.56;');
  });

  it('is there exactly when its load is', async () => {
    await desk.send(many(3), { rehearsal: true });
    await expect(desk.send([row('', '2025')])).rejects.toThrow();
    expect((await desk.client.query('SELECT count(*)::int AS n FROM portal.arquivadas')).rows).toEqual([{ n: 0 }]);
  });
});

const back = (to: number) =>
  desk.own((reader) => rollback(desk.client, reader, { tenant: desk.here, dataset: contratos, to, author: 'teste' }));

describe('going back', () => {
  it('makes the dataset what it was, period by period, with what was added, and can be gone back on', async () => {
    const a = await desk.send([row('a', '2024'), row('b', '2025')]);
    await desk.send([row('c', '2025')], { append: true });
    const c = await desk.send([row('d', '2023')]);
    const d = await desk.send([row('e', '2025'), row('f', '2026')]);
    const report = await back(c.carga ?? 0);
    expect((await desk.numbers()).sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(report).toMatchObject({ accepted: 2, periods: ['2025', '2026'] });
    await back(d.carga ?? 0);
    expect((await desk.numbers()).sort()).toEqual(['a', 'd', 'e', 'f']);
    await back(a.carga ?? 0);
    expect((await desk.numbers()).sort()).toEqual(['a', 'b']);
    const { rows } = await desk.client.query('SELECT "voltaA" FROM portal.cargas ORDER BY id');
    expect(rows.map(({ voltaA }) => voltaA)).toEqual([null, null, null, null, c.carga, d.carga, a.carga]);
  });

  it('to the last load, or to none, is refused with a sentence', async () => {
    const { carga } = await desk.send([row('1', '2025')]);
    await expect(back(carga ?? 0)).rejects.toThrow('já é a última');
    await expect(back(999_999)).rejects.toThrow('não tem a carga 999999');
  });
});

describe('one record', () => {
  const key = { numContrato: '1', numAnoPub: '2025' };
  const mend = (values: Record<string, string> | null, of = key) =>
    redact(desk.client, { tenant: desk.here, dataset: contratos, key: of, values, reason: 'Erro', author: 'teste' });

  it('corrected is so in the table, in the archives and when its file comes again', async () => {
    const { carga } = await desk.send([row('1', '2025', '10,00'), row('2', '2025')]);
    await desk.send([row('x', '2025')], { tenant: desk.there });
    expect(await mend({ vlrContrato: '1.234,56', txtObjeto: 'Outro' })).toEqual({ rows: 1, loads: 1 });
    expect((await desk.stored())[0]).toMatchObject({ vlrContrato: '1234.56', txtObjeto: 'Outro' });
    expect(await unpacked(carga)).toContain('1234.56');
    const again = await desk.send([row('1', '2025', '10,00'), row('3', '2025')]);
    expect(messages(again)[0]).toContain('1 registro foi corrigido ou retirado antes e continua assim');
    expect((await desk.stored()).map(({ vlrContrato }) => vlrContrato)).toEqual(['1234.56', '1.00']);
  });

  it('withdrawn is nowhere, not even after going back', async () => {
    const { carga } = await desk.send([row('1', '2025'), row('2', '2025')]);
    await desk.send([row('1', '2025'), row('3', '2025')]);
    await mend(null);
    expect(await unpacked(carga)).not.toMatch(/^1;/m);
    await back(carga ?? 0);
    expect(await desk.numbers()).toEqual(['2']);
    const { rows } = await desk.client.query('SELECT chave, valores, motivo FROM portal.correcoes');
    expect(rows).toEqual([{ chave: key, valores: null, motivo: 'Erro' }]);
  });

  it.each([
    ['that is not there', 'Não há registro', { vlrContrato: '1' }, { numContrato: '9', numAnoPub: '2025' }],
    ['by half a key', 'A chave de contratos é numContrato=… numAnoPub=…', { vlrContrato: '1' }, { numContrato: '1' }],
    ['with a bad value', 'não é um número', { vlrContrato: 'x' }, key],
    ['in its key', 'identifica o registro', { numContrato: '2' }, key],
    ['to say nothing where it must', 'obrigatório', { txtObjeto: ' ' }, key],
  ])('%s is not changed', async (_, reason, values, of) => {
    await desk.send([row('1', '2025')]);
    await expect(mend(values, of as typeof key)).rejects.toThrow(reason);
    expect((await desk.client.query('SELECT FROM portal.correcoes')).rowCount).toBe(0);
  });
});

async function* bytes(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content);
}

async function unpacked(carga: number | null): Promise<string> {
  const { rows } = await desk.client.query('SELECT bytes FROM portal.arquivadas WHERE carga = $1 ORDER BY parte', [
    carga,
  ]);
  return gunzipSync(Buffer.concat(rows.map((part) => part.bytes))).toString();
}
