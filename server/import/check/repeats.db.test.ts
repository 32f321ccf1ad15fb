import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contratos } from '../../../catalog/datasets/contratos.ts';
import { servidores } from '../../../catalog/datasets/servidores.ts';
import { Random } from '../../../demo/random.ts';
import { row, TwoTenants } from '../../../test/loads.ts';
import { zip } from '../../../test/zip.ts';
import { layout } from '../columns/layout.ts';
import { filesAt, oneFile } from '../read/files.ts';
import { rollback } from '../rollback.ts';

let desk: TwoTenants;

beforeAll(async () => {
  desk = await TwoTenants.open();
});
beforeEach(() => desk.clear());
afterAll(() => desk.close());

const many = (count: number, from = 0) => Array.from({ length: count }, (_, i) => row(String(from + i), '2025'));

const HEAD = 'numContrato;numAnoPub;txtNomeRazaoContratada;txtObjeto;vlrContrato';
const text = (...lines: string[]) => [HEAD, ...lines].join('\n');
const contracts = (count: number, from = 0) => text(...many(count, from).map((_, i) => `${from + i};2025;a;b;1`));

const messages = ({ warnings }: { warnings: readonly { mensagem: string }[] }) =>
  warnings.map(({ mensagem }) => mensagem);

async function* bytes(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content);
}

describe('rows that come again', () => {
  it('one by one are kept and told', async () => {
    const report = await desk.send([...many(5), ...many(1), ...many(1, 9)]);
    expect(report).toMatchObject({ read: 7, accepted: 7 });
    expect(messages(report)[0]).toBe('1 linha é igual a outra do arquivo e foi mantida: confira (linha 7).');
  });

  it('with the key of another and something else are told', async () => {
    const report = await desk.send([row('1', '2025', '1,00'), row('1', '2025', '2,00')]);
    expect(messages(report)[0]).toContain('1 linha tem a mesma chave de outra');
    expect(report.accepted).toBe(2);
  });
});

describe('a run of rows that repeats another', () => {
  const doubled = [...many(50), ...many(1, 90), ...many(20, 5), ...many(1, 91)];

  it('is asked about with its lines, and nothing is published', async () => {
    await expect(desk.send(doubled)).rejects.toThrow(
      'Nada foi publicado: 20 linhas repetem, célula por célula e na mesma ordem, outras já lidas (linhas 53 a 72, iguais às linhas 7 a 26). Parece uma página exportada duas vezes. Se for, envie de novo com --repetidas descartar; se são registros de verdade, com --repetidas manter.',
    );
    expect(await desk.stored()).toEqual([]);
  });

  it('is asked about by a rehearsal too', async () => {
    await expect(desk.send(doubled, { rehearsal: true })).rejects.toThrow('--repetidas descartar');
  });

  it('is dropped when told, and counted', async () => {
    const report = await desk.send(doubled, { forced: { repetidas: 'descartar' } });
    expect(report).toMatchObject({ read: 72, accepted: 52, sums: { vlrContrato: 52 } });
    expect(messages(report)).toEqual([
      '20 linhas repetem uma página inteira já lida e foram descartadas (linhas 53 a 72, iguais às linhas 7 a 26).',
    ]);
    expect(await desk.numbers()).toEqual(
      [...many(50), ...many(1, 90), ...many(1, 91)].map((oneFile) => oneFile.numContrato),
    );
  });

  it('is kept when told, and told in turn; the same file told otherwise is news', async () => {
    const report = await desk.send(doubled, { forced: { repetidas: 'manter' } });
    expect(report).toMatchObject({ read: 72, accepted: 72 });
    expect(messages(report)[1]).toContain('20 linhas repetem');
    expect(messages(report)[1]).toContain('mantidas, como pedido');
    const again = await desk.send(doubled, { forced: { repetidas: 'descartar' } });
    expect(again).toMatchObject({ accepted: 52, unchanged: false });
  });

  it('of thousands of rows is dropped from its first to its last, and a total line counts what is left', async () => {
    const page = many(3_000).map((_, i) => `${i};2025;a;b;1`);
    const file = text(...page, 'x;2025;a;b;1', ...page, 'y;2025;a;b;1', 'TOTAL;;;;3002');
    const report = await desk.send([], { files: oneFile('a.csv', bytes(file)), forced: { repetidas: 'descartar' } });
    expect(report).toMatchObject({ read: 6_002, accepted: 3_002 });
    expect(messages(report).join()).toContain('Valor atual confere');
  });

  it('of rows whose other columns differ is no run: all cells of the file are compared', async () => {
    const lines = [...many(60)].map((_, i) => `${i % 30};2025;a;b;1;${i}`);
    const files = oneFile('a.csv', bytes([`${HEAD};Sequência`, ...lines].join('\n')));
    expect(await desk.send([], { files, ignore: ['Sequência'] })).toMatchObject({ accepted: 60 });
  });

  it('was decided once: going back does not ask again', async () => {
    const first = await desk.send(doubled, { forced: { repetidas: 'manter' } });
    await desk.send(many(60, 200));
    const job = { tenant: desk.here, dataset: contratos, to: first.carga ?? 0, author: 'teste' };
    expect(await desk.own((reader) => rollback(desk.client, reader, job))).toMatchObject({ accepted: 72 });
  });
});

describe('a file that is another of its folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'paginas-'));
  });
  const put = async (files: Record<string, string>) => {
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    return filesAt(folder);
  };
  afterAll(() => rm(folder, { recursive: true }));

  const PAGES = {
    '1.csv': contracts(25),
    '2.csv': contracts(25, 25),
    '3.csv': contracts(25),
    '4.csv': contracts(5, 80),
  };
  const DROPPED = '25 linhas repetem uma página inteira já lida e foram descartadas (3.csv é igual a 1.csv).';

  it('byte for byte is a page exported twice: it is dropped and told', async () => {
    const report = await desk.send([], { files: await put(PAGES) });
    expect(report).toMatchObject({ read: 80, accepted: 55, sums: { vlrContrato: 55 } });
    expect(messages(report)).toEqual([DROPPED]);
  });

  it('is so in a ZIP too', async () => {
    const packed = zip(Object.entries(PAGES).map(([name, content]) => ({ name, bytes: Buffer.from(content) })));
    const report = await desk.send([], { files: oneFile('tudo.zip', bytes(packed)) });
    expect(report).toMatchObject({ read: 80, accepted: 55 });
    expect(messages(report)).toEqual([DROPPED]);
  });

  it('is kept when told', async () => {
    const report = await desk.send([], { files: await put(PAGES), forced: { repetidas: 'manter' } });
    expect(report).toMatchObject({ read: 80, accepted: 80 });
  });

  it.each([
    ['has few different lines', { '1.csv': contracts(19), '2.csv': contracts(19) }],
    ['is only a part of it', { '1.csv': contracts(60), '2.csv': contracts(25) }],
  ])('but %s is asked about', async (_, files) => {
    await expect(desk.send([], { files: await put(files) })).rejects.toThrow(/2\.csv.*1\.csv.*--repetidas descartar/);
    const told = await desk.send([], { files: await put(files), forced: { repetidas: 'descartar' } });
    expect(told.accepted).toBe(files['1.csv'].split('\n').length - 1);
  });

  it('but takes its year from its name is asked about', async () => {
    const lines = ['numero;nome;objeto;valor', ...many(30).map((_, i) => `${i};a;b;1,00`)].join('\n');
    const map = layout.parse({
      titulo: 'Teste',
      conjunto: 'contratos',
      campos: {
        numContrato: 'numero',
        numAnoPub: { coluna: '@arquivo', casa: '\\d{4}' },
        txtNomeRazaoContratada: 'nome',
        txtObjeto: 'objeto',
        vlrContrato: 'valor',
      },
    });
    const files = { '2024.csv': lines, '2025.csv': lines };
    await expect(desk.send([], { files: await put(files), layout: map })).rejects.toThrow(
      '2025.csv é igual a 2024.csv',
    );
    const kept = { ...map, repetidas: 'manter' as const };
    expect(await desk.send([], { files: await put(files), layout: kept })).toMatchObject({
      accepted: 60,
      periods: ['2024', '2025'],
    });
  });
});

describe('a payroll without names', () => {
  const random = new Random(7);
  const CARGOS = ['Professor', 'Merendeira', 'Vigia', 'Enfermeiro', 'Motorista', 'Agente de saúde'];
  const STEPS = 12;

  /** Many of the first kinds and few of the last, some of them one after another, in the order of names that are not there. */
  const lines = Array.from({ length: 4_739 }, () => {
    const cargo = CARGOS[Math.floor(CARGOS.length * random.next() ** 2)];
    const step = Math.floor(STEPS * random.next() ** 3);
    return `2020-11;${cargo};${1_045 + 100 * step},${step % 2 ? '91' : '00'}`;
  });
  const cents = lines.reduce((sum, line) => sum + Math.round(Number(line.split(';')[2]?.replace(',', '.')) * 100), 0);

  const map = layout.parse({
    titulo: 'Folha sem nomes',
    conjunto: 'servidores',
    campos: {
      numMatricula: { valor: 'Não informada' },
      dtMesAno: 'mes',
      idTipoFolha: { valor: '0' },
      txtTipoFolha: { valor: 'Mensal' },
      txtNome: { valor: 'Não informado' },
      txtCargo: 'cargo',
      vlrRemuneracaoBruta: 'bruto',
    },
  });

  it.each([
    ['in the order of names', lines],
    ['sorted by post and pay', [...lines].sort()],
  ])('%s loses nothing', async (_, all) => {
    const files = oneFile('folha.csv', bytes(['mes;cargo;bruto', ...all].join('\n')));
    const report = await desk.send([], { dataset: servidores, layout: map, files });
    expect(report).toMatchObject({ read: 4_739, accepted: 4_739, sums: { vlrRemuneracaoBruta: cents / 100 } });
    expect(messages(report).join()).toContain('linhas são iguais a outras do arquivo e foram mantidas');
  });

  it('with a page of it exported twice is asked about', async () => {
    const doubled = ['mes;cargo;bruto', ...lines.slice(0, 2_000), ...lines.slice(1_500)];
    const send = () =>
      desk.send([], { dataset: servidores, layout: map, files: oneFile('a.csv', bytes(doubled.join('\n'))) });
    await expect(send()).rejects.toThrow('500 linhas repetem');
    await expect(send()).rejects.toThrow('linhas 2002 a 2501, iguais às linhas 1502 a 2001');
  });
});
