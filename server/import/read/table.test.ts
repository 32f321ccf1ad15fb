import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contratos } from '../../../catalog/datasets/contratos.ts';
import { markExact } from '../../../catalog/fields/style.ts';
import { REAL_DATA_MARK, realDataThere, realFile } from '../../../test/realdata.ts';
import { readHeader } from '../columns/header.ts';
import type { FileLine } from './csv.ts';
import { filesAt, type ImportFile, oneFile } from './files.ts';
import { type FileFormat, type ForcedFormat, tableOf } from './table.ts';
import { unpack } from './unpack.ts';

type Bytes = string | Uint8Array;

async function* pieces(...parts: Bytes[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield typeof part === 'string' ? Buffer.from(part) : part;
}

interface Seen {
  cells: string[][];
  lines: FileLine[];
  found: FileFormat[];
}

/** Every line of every table in some files. */
async function opened(files: AsyncIterable<ImportFile>, forced: ForcedFormat = {}): Promise<Seen> {
  const seen: Seen = { cells: [], lines: [], found: [] };
  for await (const file of unpack(files)) {
    const table = await tableOf(file, forced);
    for await (const batch of table.lines) seen.lines.push(...batch);
    seen.found.push(table.found());
  }
  return { ...seen, cells: seen.lines.map(({ cells }) => cells) };
}

const all = (...parts: Bytes[]): Promise<Seen> => opened(oneFile('arquivo.csv', pieces(...parts)));

const read = async (text: Bytes) => {
  const { lines } = await all(text);
  const { reading, skip } = readHeader(
    contratos,
    lines,
    { layout: null, known: [], ignore: [] },
    { arquivo: '', periodo: '' },
  );
  return { names: reading.names, rows: lines.slice(skip).flatMap((line) => reading.rows(reading.own(line))) };
};

const header = 'numContrato;numAnoPub;txtNomeRazaoContratada;txtObjeto;vlrContrato';
const names = header.split(';');

describe('a header', () => {
  it.each([
    ['names', header],
    ['names in any case', header.toUpperCase()],
    ['labels', 'Contrato;Exercício;Contratada;Objeto;Valor atual'],
    ['names with what nobody sees', `\u200b${header.replace('txtO', 'txt\u00adO').replaceAll(';', '\u0096;\ufeff')}`],
    ['labels with spaces that do not break', 'Contrato;Exercício\u0085;Contratada;\u2060Objeto;Valor\u00a0atual'],
    ['labels without accents', 'CONTRATO; exercicio ;contratada;OBJETO;Valor  Atual'],
    ['commas', header.replaceAll(';', ',')],
    ['tabs', header.replaceAll(';', '\t')],
    ['bars', header.replaceAll(';', '|')],
    ['quotes', `"${names.join('";"')}"`],
    ['a byte order mark', `\ufeff${header}`],
    ['a byte order mark saved twice', `ï»¿${header}`],
    ['blank lines before it', `\n\r\n${header}`],
    ['a title and a date above it', `Prefeitura de Vale Claro\nEmitido em 01/02/2025, às 10h\n${header}`],
  ])('is understood with %s', async (_, text) => {
    expect((await read(`${text}\n`)).names).toEqual(names);
  });

  it('is told apart from commas inside a quoted label', async () => {
    const text = '"Contrato";"Exercício";"Contratada";"Objeto";"Valor atual"\n1;2025;"A, B, C, D, E, F";x;1\n';
    expect((await read(text)).rows[0]?.[2]).toBe('A, B, C, D, E, F');
  });

  it('may leave a column without a name', async () => {
    expect((await read(`${header};\n`)).names).toEqual([...names, null]);
  });

  it('with unknown columns is refused, all of them named, the near ones with what was meant, and the known ones listed', async () => {
    await expect(read(`${header};Cor;Objetto\n`)).rejects.toThrow(
      /“Cor”, “Objetto” \(seria txtObjeto \(Objeto\)\?\).*contratos\. .*vlrContrato \(Valor atual\)/,
    );
  });

  it('with a column twice, once by name and once by label, is refused', async () => {
    await expect(read(`${header};Objeto\n`)).rejects.toThrow('A coluna txtObjeto (Objeto) aparece duas vezes');
  });

  it('without a required column is refused', async () => {
    await expect(read('numContrato;numAnoPub;txtObjeto\n1;2025;x\n')).rejects.toThrow(
      'Faltam as colunas obrigatórias txtNomeRazaoContratada (Contratada), vlrContrato (Valor atual)',
    );
  });

  it.each([
    ['before the others', `linha;motivo;${header}\n7;Corrija;1;2025;a;b;1\n`],
    ['after them, as it once was', `${header};linha;motivo\n1;2025;a;b;1;7;Corrija\n`],
  ])('of our own list of refused rows is known, and its two columns are left out, %s', async (_, text) => {
    const { names: known, rows } = await read(text);
    expect([known, rows]).toEqual([names, [['1', '2025', 'a', 'b', '1']]]);
  });
});

const row = '1;2025;Açaí – “Pé”;Construção;1,00';
const cells = row.split(';');

describe('a file', () => {
  it('is read whole in whatever pieces it comes, a letter cut in two included', async () => {
    const whole = Buffer.from(`${header}\n1;2025;Açaí – “Pé”;"x;\ny";1,00\n2;2025;b;c;2\n`);
    const { lines } = await all(...Array.from(whole, (_, i) => whole.subarray(i, i + 1)));
    expect(lines.slice(1).map(({ number, cells }) => [number, cells[2]])).toEqual([
      [2, 'Açaí – “Pé”'],
      [4, 'b'],
    ]);
  });

  it.each([
    ['UTF-8', Buffer.from(`${header}\n${row}\n`), 'utf-8'],
    ['Windows-1252', windows(`${header}\n${row}\n`), 'windows-1252'],
    ['UTF-16', Buffer.from(`\ufeff${header}\n${row}\n`, 'utf16le'), 'utf-16le'],
  ])('in %s is read with its accents, also byte by byte', async (_, bytes, codificacao) => {
    const { cells: found, found: how } = await all(bytes);
    expect(found).toEqual([names, cells]);
    expect(how).toEqual([{ formato: 'CSV', codificacao, separador: ';' }]);
    if (codificacao === 'utf-16le') return;
    expect((await all(...Array.from(bytes, (_, i) => bytes.subarray(i, i + 1)))).cells).toEqual([names, cells]);
  });

  it('with the line ends of an old Mac is read like any other, in whatever pieces', async () => {
    const mac = Buffer.from(`${header}\r${row}\r${'2;2025;"b;\rc";d;2\r'.repeat(1000)}`);
    const split = Array.from({ length: 30 }, (_, i) => mac.subarray(i * 1000, (i + 1) * 1000));
    for (const pieces of [[mac], split]) expect((await all(...pieces)).lines).toHaveLength(1002);
  });

  it('whose first accent comes late is still of one encoding', async () => {
    const plain = `${header}\n${'1;2025;a;b;1\n'.repeat(50_000)}`;
    const { cells: found } = await all(plain, windows(`${row}\n`));
    expect(found.at(-1)).toEqual(cells);
  });

  it('pasted together from two encodings is refused', async () => {
    await expect(all(`${header}\n${row}\n`, windows(`${row}\n`))).rejects.toThrow('letras de duas codificações');
  });

  it('forced to an encoding is read in it', async () => {
    const files = oneFile('a.csv', pieces(`${header}\n1;2025;Ã;x;1\n`));
    expect((await opened(files, { codificacao: 'windows-1252' })).cells[1]?.[2]).toBe('Ãƒ');
  });

  it.each([
    ['nothing', 'O arquivo não tem linhas', ''],
    ['blanks', 'O arquivo não tem linhas', ' \n\n'],
    ['a page', 'é uma página da internet', '<!DOCTYPE html><html>'],
    ['a page below blank lines', 'é uma página da internet', '\n\n\n   <html lang="pt-br">'],
    ['XML', 'é um arquivo XML', '<?xml version="1.0"?><a/>'],
    ['a PDF', 'é um PDF', '%PDF-1.7 …'],
    ['an answer that failed', 'não tem uma lista de registros', '{"ok":false,"message":"não"}'],
    ['a JSON cut off', 'termina no meio', '[{"a":1}'],
    ['a broken JSON', 'não é JSON válido', '[{"a":}]'],
    ['an old spreadsheet', 'planilha do Excel antigo', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['a broken ZIP', 'corrompido ou incompleto', Buffer.from('PK\x03\x04\x14\x00', 'latin1')],
    ['half a gzip', 'corrompido ou incompleto', gzipSync('a;b\n').subarray(0, 15)],
    ['zeros', 'não é texto simples', Buffer.alloc(10_000)],
  ])('that is %s is refused with a sentence', async (_, sentence, content) => {
    await expect(all(content)).rejects.toThrow(sentence);
  });

  it('packed to look small is refused when it turns out endless', async () => {
    await expect(all(gzipSync(`a;b\n${'\n'.repeat(101_000_000)}`))).rejects.toThrow('muito maior do que uma tabela');
  });
});

describe('JSON', () => {
  const records = [
    { numContrato: '1/2025', vlrContrato: 1234.5, orgao: { cnpj: '1' }, lista: [1], nada: null, sim: true },
    { numContrato: '2/2025', outro: 'x' },
  ];
  const columns = ['numContrato', 'vlrContrato', 'orgao.cnpj', 'lista', 'nada', 'sim', 'outro'];
  const expected = [
    columns,
    ['1/2025', markExact('1234,5'), '1', '[1]', '', 'Sim', ''],
    ['2/2025', '', '', '', '', '', 'x'],
  ];

  it.each([
    ['a list', JSON.stringify(records)],
    ['the envelope of the reference', JSON.stringify({ ok: true, data: records })],
    [
      'a page of PNCP',
      JSON.stringify({ data: records, totalRegistros: 2, paginasRestantes: 0, empty: false }, null, 2),
    ],
    ['two pages one after the other', records.map((oneFile) => JSON.stringify({ data: [oneFile] })).join('\n')],
    ['braces and quotes inside texts', JSON.stringify({ nota: 'a "}] [{ b\\', data: records })],
  ])('is read in %s, in pieces of any size', async (_, text) => {
    expect((await all(text)).cells).toEqual(expected);
    expect((await all(...Array.from(Buffer.from(text), (byte) => new Uint8Array([byte])))).cells).toEqual(expected);
  });
});

describe('what is packed', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pack-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('with gzip is opened by content, whatever its name', async () => {
    expect((await all(gzipSync(gzipSync(`${header}\n${row}\n`)))).cells).toEqual([names, cells]);
  });

  it('as pages of a folder is read in the order in which people count', async () => {
    for (const page of [10, 2, 1]) await writeFile(join(folder, `pagina_${page}.csv`), `a;b\n${page};x\n`);
    await writeFile(join(folder, '.oculto'), 'x');
    const { cells: found } = await opened(filesAt(folder));
    expect(found.filter(([first]) => first !== 'a').map(([first]) => first)).toEqual(['1', '2', '10']);
  });

  it('as a spreadsheet gives numbers, days and texts as they are written here', async () => {
    const rows = [names, ['001', 2025, 'Açaí', new Date('2025-03-01T00:00:00Z'), 1234.5]];
    const { cells: found, found: how } = await all(await writeXlsx({ sheets: [{ name: 'Plan1', rows }] }));
    expect(found).toEqual([names, ['001', '2025', 'Açaí', '2025-03-01', markExact('1234,5')]]);
    expect(how).toEqual([{ formato: 'XLSX' }]);
  });

  it('as a spreadsheet without the sheet that is asked for, or with nothing on it, names those it has', async () => {
    const book = await writeXlsx({
      sheets: [
        { name: 'Capa', rows: [] },
        { name: 'Receitas & Despesas', rows: [names, cells] },
      ],
    });
    const read = (forced: ForcedFormat) => opened(oneFile('a.xlsx', pieces(book)), forced);
    await expect(read({ planilha: 'Contratos' })).rejects.toThrow(
      'a.xlsx não tem a aba “Contratos”. As que há são “Capa” e “Receitas & Despesas”: diga qual com --planilha.',
    );
    await expect(read({})).rejects.toThrow('A aba “Capa” de a.xlsx está vazia. As que há são “Capa” e');
    expect((await read({ planilha: 'Receitas & Despesas' })).cells).toEqual([names, cells]);
  });

  it('as a spreadsheet whose last cells are blank has them', async () => {
    const rows = [['Relatório'], ['a', 'b', 'c'], ['1', '2', null], ['1', null, null]];
    const { cells: found } = await all(await writeXlsx({ sheets: [{ name: 'Plan1', rows }] }));
    expect(found.slice(1)).toEqual([
      ['a', 'b', 'c'],
      ['1', '2', ''],
      ['1', '', ''],
    ]);
  });
});

it.skipIf(!realDataThere)(
  `a real page of the internet that was saved as .csv is refused${REAL_DATA_MARK}`,
  async () => {
    const page = createReadStream(realFile('hostile/html-pretending-to-be-cpgf.csv'));
    await expect(opened(oneFile('cpgf.csv', page))).rejects.toThrow('é uma página da internet');
  },
);

/** As an old system writes it. */
function windows(text: string): Buffer {
  const special: Record<string, number> = { '–': 0x96, '“': 0x93, '”': 0x94 };
  return Buffer.from(Array.from(text, (letter) => special[letter] ?? letter.charCodeAt(0)));
}

it('a file that is no table is closed as soon as that is seen', async () => {
  let closed = false;
  const page = async function* () {
    try {
      yield Buffer.from('<!doctype html><title>Erro 404</title>'.padEnd(5_000));
      yield Buffer.from('never asked for');
    } finally {
      closed = true;
    }
  };
  await expect(opened(oneFile('despesas.csv', page()))).rejects.toThrow('é uma página da internet');
  expect(closed).toBe(true);
});
