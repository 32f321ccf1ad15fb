import { appendFile, open, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { migratedDatabase, type TestDatabase } from '../../test/database.ts';
import { contracts, Importer, type ImportJob, NOTHING, openTown, remains, type Town } from '../../test/importing.ts';
import { workbook, zip } from '../../test/zip.ts';
import { parseDatabaseUrl } from '../database/connection.ts';
import { load } from './load.ts';
import { bytesOf } from './read/bytes.ts';
import { oneFile } from './read/files.ts';

const ROWS = 3_000;
/** What the process takes to begin with, and as much again: a hundredth of what the files would unpack to. */
const MEMORY = 450_000_000;
/** The files unpack to what takes minutes to read; a busy machine is ten times as slow. */
const SOON = 120_000;

const HEAD = 'numContrato;numAnoPub;txtNomeRazaoContratada;txtObjeto;vlrContrato\n';
const LINE = '1;2031;Serra Verde;Merenda;1,00\n';

let fresh: TestDatabase;
let town: Town;
let importer: Importer;
let good: string;

beforeAll(async () => {
  fresh = await migratedDatabase();
  town = await openTown(parseDatabaseUrl(fresh.url));
  importer = new Importer();
  good = await contracts(join(town.folder, 'bom.csv'), ROWS, 1);
  expect(await importer.load(told(good))).toMatchObject({ accepted: ROWS });
});

afterAll(async () => {
  await importer.end();
  await town.close();
  await fresh.drop();
});

const told = (path: string): ImportJob => ({ at: town.place.owner, tenant: town.tenant, path });

async function written(name: string, bytes: Uint8Array | string): Promise<ImportJob> {
  const path = join(town.folder, name);
  await writeFile(path, bytes);
  return told(path);
}

/** A file with a hole of five gigabytes that takes no room on the disk. */
async function sparse(name: string, before: string): Promise<ImportJob> {
  const job = await written(name, before);
  await truncate(job.path, 5_000_000_000);
  return job;
}

const zeros = (size: number): Buffer => Buffer.alloc(size, '\n');
const nested = (times: number, bytes: Buffer): Buffer =>
  times === 0 ? bytes : nested(times - 1, zip([{ name: 'dentro.zip', bytes }]));

/** Many members that are all the same few bytes, as the archives are that unpack to petabytes. */
function many(): Buffer {
  const bytes = zeros(50_000_000);
  const packed = deflateRawSync(bytes);
  return zip(
    Array.from({ length: 40 }, (_, i) => ({ name: `${i}.csv`, bytes: Buffer.alloc(0), packed, says: bytes.length })),
  );
}

const cells = (count: number): string => `<row r="1">${'<c><v>1</v></c>'.repeat(count)}</row>`;

const FILES: Record<string, { make(): Promise<ImportJob>; says: string }> = {
  'five gigabytes of nothing': { make: () => sparse('nada.csv', ''), says: 'não é texto simples' },
  'a line that is a hole of five gigabytes': {
    make: () => sparse('furo.csv', HEAD + LINE.repeat(500)),
    says: 'bytes nulos',
  },
  'a line of five gigabytes': {
    make: async () => ({ ...told('linha.csv'), endless: 'Serra Verde ' }),
    says: 'A linha 2 do arquivo não termina',
  },
  'a cell that is opened and never closed': {
    make: () => written('aspas.csv', `${HEAD}1;2031;"${'Serra\nVerde ""'.repeat(1_000_000)}`),
    says: 'A linha 2 do arquivo não termina',
  },
  'millions of lists within lists': {
    make: () => written('listas.json', '['.repeat(5_000_000)),
    says: 'listas dentro de listas demais',
  },
  'a JSON text without end': {
    make: () => written('texto.json', `{"a":"${'x'.repeat(20_000_000)}`),
    says: 'não termina',
  },
  'a table of half a million columns': {
    make: () => written('largo.csv', `${'a;'.repeat(490_000)}a\n`),
    says: 'mais de 16.384 colunas',
  },
  'a flat bomb': {
    make: async () => written('bomba.zip', zip([{ name: 'a.csv', bytes: zeros(110_000_000) }])),
    says: 'muito maior do que uma tabela',
  },
  'a bomb of many parts': { make: () => written('partes.zip', many()), says: 'muito maior do que uma tabela' },
  'a bomb that says it is small': {
    make: () =>
      written(
        'mente.zip',
        zip([{ name: 'a.csv', bytes: Buffer.from(HEAD), packed: deflateRawSync(zeros(50_000_000)), says: 60 }]),
      ),
    says: 'corrompido ou incompleto',
  },
  'a ZIP in a ZIP in a ZIP in a ZIP': {
    make: () => written('bonecas.zip', nested(4, Buffer.from(HEAD + LINE))),
    says: 'compactado vezes demais',
  },
  'a bomb of gzip in gzip': {
    make: () => written('duplo.gz', gzipSync(gzipSync(Buffer.concat([Buffer.from(HEAD), zeros(110_000_000)])))),
    says: 'muito maior do que uma tabela',
  },
  'a spreadsheet of a million columns': {
    make: () => written('colunas.xlsx', workbook(cells(1_000_000))),
    says: 'colunas demais',
  },
  'a spreadsheet of more texts than memory holds': {
    make: () => written('textos.xlsx', workbook(cells(1), '<si><t>a</t></si>'.repeat(3_000_001))),
    says: 'passa de 3.000.000 textos diferentes',
  },
  'a spreadsheet whose texts hide in a part of another name': {
    make: () => written('oculto.xlsx', workbook(cells(1), '<si><t/></si>'.repeat(3_000_001), 'media/logo.png')),
    says: 'passa de 3.000.000 textos diferentes',
  },
  'a spreadsheet with a cell at the end of the world': {
    make: () => written('longe.xlsx', workbook('<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>')),
    says: 'não pôde ser lido como planilha',
  },
  'a spreadsheet with a row without end': {
    make: () => written('linha.xlsx', workbook(`<row r="1"><c t="str"><v>${' a'.repeat(30_000_000)}`)),
    says: 'grande demais para uma planilha',
  },
};

describe('a file made to break the importer is refused at once, with flat memory', () => {
  it.each(Object.entries(FILES))('%s', async (_, { make, says }) => {
    const job = await make();
    const start = performance.now();
    expect(await importer.load(job)).toEqual({ refused: 'Refusal', message: expect.stringContaining(says) });
    expect(performance.now() - start).toBeLessThan(SOON);
    expect(importer.peak).toBeLessThan(MEMORY);
  });

  it('and all along the portal shows what it had, nothing is left, and the next file is published', async () => {
    expect(await town.seen()).toBe(`${ROWS} × 1`);
    expect({ ...(await remains(town.client, importer)), conexoes: 0 }).toEqual(NOTHING);
    const next = await contracts(join(town.folder, 'outro.csv'), ROWS, 2);
    expect(await importer.load(told(next))).toMatchObject({ accepted: ROWS });
    expect(await town.seen()).toBe(`${ROWS} × 2`);
    expect(await importer.load(told(good))).toMatchObject({ accepted: ROWS });
  });
});

describe('a file that changes while it is read is refused, and published when it stands still', () => {
  const CHANGES: Record<string, (path: string) => Promise<void>> = {
    'grows by a line': (path) => appendFile(path, '\n9;2031;Serra Verde;Merenda;9,00'),
    'is cut': (path) => truncate(path, 300_000),
    'is written over': async (path) => {
      const file = await open(path, 'r+');
      await file.write('5', HEAD.length);
      await file.close();
    },
  };

  it.each(Object.entries(CHANGES))('%s', async (name, change) => {
    const path = await contracts(join(town.folder, `${name}.csv`), 10_000, 3);
    const disturbed = async function* () {
      let pieces = 0;
      for await (const piece of bytesOf(path)) {
        if (pieces++ === 0) await change(path);
        yield piece;
      }
    };
    const options = {
      tenant: town.tenant,
      dataset: contratos,
      name,
      reference: '2031-12-31',
      author: 'teste',
      force: true,
    };
    const sent = town.db.own((client) => load(client, { ...options, files: oneFile(name, disturbed()) }));
    await expect(sent).rejects.toThrow('mudou enquanto era lido');
    expect(await town.seen()).toBe(`${ROWS} × 1`);
  });
});
