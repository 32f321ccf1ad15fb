import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TwoTenants } from '../../../test/loads.ts';
import { oneFile } from '../read/files.ts';

let desk: TwoTenants;

beforeAll(async () => {
  desk = await TwoTenants.open();
});
beforeEach(() => desk.clear());
afterAll(() => desk.close());

const HEAD = 'numContrato;numAnoPub;txtNomeRazaoContratada;txtObjeto;vlrContrato';
const text = (...lines: string[]) => [HEAD, ...lines].join('\n');
const file = (content: string) => desk.send([], { files: oneFile('a.csv', bytes(content)) });

async function* bytes(content: string) {
  yield Buffer.from(content);
}

const messages = ({ warnings }: { warnings: readonly { mensagem: string }[] }) =>
  warnings.map(({ mensagem }) => mensagem);

describe('a line of totals', () => {
  it.each([
    ['that agrees', 'TOTAL;;;;3,00', 'linha 4: Valor atual confere'],
    ['that does not', 'Total geral:;;;;R$ 5,00', 'Valor atual diz R$\u00a05,00 e as linhas somam R$\u00a03,00'],
    ['that nobody labelled', ';;;;3,00', 'Valor atual confere'],
    ['in the last column of text', ';;;TOTAL;3,00', 'Valor atual confere'],
    ['that repeats the groups of the line above', 'A2;2025;a;TOTAL;3,00', 'linha 4: Valor atual confere'],
  ])('%s is compared and left out', async (_, line, said) => {
    const report = await file(text('1;2025;Total Serviços Ltda;b;1,00', 'A2;2025;a;b;2,00', line));
    expect(report).toMatchObject({ read: 2, accepted: 2, refused: 0, sums: { vlrContrato: 3 } });
    expect(messages(report)[0]).toContain(said);
  });

  it('of a group is held against the rows of its group, and the last against all', async () => {
    const groups = ['1;2025;a;b;1,00', '2;2025;a;b;2,00', ';;a;Subtotal;3,00', '3;2025;c;b;4,00', ';;c;Subtotal;5,00'];
    const report = await file(text(...groups, ';;;Total geral;7,00'));
    expect(report).toMatchObject({ accepted: 3, refused: 0, sums: { vlrContrato: 7 } });
    expect(messages(report)).toEqual([
      '2 linhas de total foram conferidas e deixadas de fora (linha 4: Valor atual confere; linha 7: Valor atual confere).',
      '1 linha de total não confere com as linhas e foi deixada de fora (linha 6: Valor atual diz R$\u00a05,00 e as linhas somam R$\u00a07,00 (desde o total anterior, R$\u00a04,00)).',
    ]);
  });

  it('that is the name of a company and no sum is published, and told', async () => {
    const report = await file(text('1;2025;Total;b;1,00', '2;2025;Total;b;9,00'));
    expect(report).toMatchObject({ accepted: 2, sums: { vlrContrato: 10 } });
    expect(messages(report)[0]).toBe(
      '2 linhas dizem “total”, mas não são a soma das que vêm antes, e foram mantidas: confira (linha 2; linha 3).',
    );
  });
});
