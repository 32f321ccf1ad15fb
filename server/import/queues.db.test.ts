import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { creche } from '../../catalog/datasets/creche.ts';
import { regulacao } from '../../catalog/datasets/regulacao.ts';
import { cpf } from '../../catalog/samples/digits.ts';
import { TwoTenants } from '../../test/loads.ts';
import { lines } from '../cli/report.ts';
import type { LoadOptions } from './options.ts';
import type { LoadReport } from './publish/report.ts';
import { oneFile } from './read/files.ts';

/** An invented person who waits, and numbers that are valid but nobody's. */
const NAME = 'Maria da Conceição Lima';
const CPF = cpf('529982247');
const CNS = '700000000000005';

let desk: TwoTenants;
beforeAll(async () => {
  desk = await TwoTenants.open();
});
afterEach(() => desk.clear());
afterAll(() => desk.close());

/** A publisher's file as its system writes it, with a column for whatever it knows of the person. */
function sent(dataset: LoadOptions['dataset'], header: string, rows: readonly string[]) {
  const text = [header, ...rows].join('\n');
  return { dataset, name: 'fila.csv', files: oneFile('fila.csv', Readable.from([Buffer.from(text)])) };
}

const HEALTH =
  'Posição do ano;Posição em;Posição;Protocolo;Identificação mascarada;Pedido em;Atendimento;Especialidade;Procedimento;Prioridade';
const health = (place: number, protocol: string, identity = '') =>
  `2026;03/11/2026;${place};${protocol};${identity};12/02/2026;Consulta;Cardiologia;Consulta em cardiologia;Eletiva`;

const CRECHE =
  'Posição do ano;Posição em;Posição;Protocolo;Pedido em;Unidade pretendida;Faixa de idade;Critério de prioridade';
const child = (place: number, protocol: string) =>
  `2026;03/11/2026;${place};${protocol};12/02/2026;Creche Dona Zuleide;Berçário II (1 ano);Ordem de inscrição`;

/** All that the database keeps of loads and queues, archives unpacked, and what the publisher was told. */
async function kept(...reports: readonly LoadReport[]): Promise<string> {
  const { rows: archives } = await desk.client.query<{ bytes: Buffer }>('SELECT bytes FROM portal.arquivadas');
  const tables = ['portal.cargas', 'portal.periodos', `dados."${regulacao.id}"`, `dados."${creche.id}"`];
  const found = await Promise.all(
    tables.map((name) => desk.client.query<{ text: string }>(`SELECT t::text AS text FROM ${name} t`)),
  );
  return [
    ...found.flatMap(({ rows }) => rows.map(({ text }) => text)),
    ...archives.map(({ bytes }) => gunzipSync(bytes).toString('utf8')),
    ...reports.flatMap((report) => [JSON.stringify(report), ...lines(regulacao, report)]),
  ].join('\n');
}

describe.each([
  { set: regulacao, column: 'Nome do paciente', header: HEALTH, line: health(1, 'R-1') },
  { set: creche, column: 'Nome da criança', header: CRECHE, line: child(1, 'C-1') },
])('a column “$column” in a file of $set.id', ({ set, column, header, line }) => {
  const file = () => sent(set, `${header};${column}`, [`${line};${NAME}`]);

  it('stops the file, with a sentence that names it and says how to leave it out', async () => {
    await expect(desk.send([], file())).rejects.toThrow(`“${column}” não é uma coluna de ${set.plural}`);
    await expect(desk.send([], file())).rejects.toThrow('--ignorar');
    expect(await kept()).not.toContain(NAME);
  });

  it('is nowhere in the portal once it is left out', async () => {
    const report = await desk.send([], { ...file(), ignore: [column] });
    expect(report).toMatchObject({ accepted: 1, refused: 0 });
    expect(await kept(report)).not.toContain(NAME);
  });
});

it('a line whose protocol or identification says who waits is refused, and nobody is told', async () => {
  const bad = [health(2, CPF), health(3, CNS), health(4, NAME), health(5, 'R-5', NAME), health(6, 'R-6', 'M. C. L.')];
  const report = await desk.send([], {
    ...sent(regulacao, HEALTH, [health(1, 'R-1', '***4321'), ...bad]),
    maxRefused: 1,
  });
  expect(report).toMatchObject({ accepted: 1, refused: bad.length });
  const all = await kept(report);
  expect(all).toContain('***4321');
  for (const personal of [CPF, CNS, NAME, 'M. C. L.']) expect(all).not.toContain(personal);
});

it('the wait is counted from the request to the day of the list, and no file needs to say it', async () => {
  await desk.send([], sent(regulacao, HEALTH, [health(1, 'R-1'), health(2, 'R-2')]));
  const { rows } = await desk.read(desk.here, (client) =>
    client.query<{ espera: string }>(`SELECT sum("qtdDiasEspera")::text AS espera FROM pub."${regulacao.id}"`),
  );
  expect(rows).toEqual([{ espera: String(2 * 264) }]);
});
