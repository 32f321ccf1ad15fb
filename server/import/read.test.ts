import { createReadStream, existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { read } from './read.ts';

async function* bytes(...parts: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield typeof part === 'string' ? Buffer.from(part) : part;
}

async function all(...parts: (string | Uint8Array)[]) {
  const { names, lines } = await read(bytes(...parts), contratos);
  const found = [];
  for await (const batch of lines) found.push(...batch);
  return { names, lines: found };
}

const header = 'numContrato;numAnoPub;txtNomeRazaoContratada;txtObjeto;vlrContrato';
const names = header.split(';');

describe('a header', () => {
  it.each([
    ['names', header],
    ['names in any case', header.toUpperCase()],
    ['labels', 'Contrato;Exercício;Contratada;Objeto;Valor atual'],
    ['labels without accents', 'CONTRATO; exercicio ;contratada;OBJETO;Valor  Atual'],
    ['commas', header.replaceAll(';', ',')],
    ['tabs', header.replaceAll(';', '\t')],
    ['quotes', `"${names.join('";"')}"`],
    ['a byte order mark', `\ufeff${header}`],
    ['blank lines before it', `\n\r\n${header}`],
  ])('is understood with %s', async (_, text) => {
    expect((await all(`${text}\n`)).names).toEqual(names);
  });

  it('is told apart from commas inside a quoted label', async () => {
    const text = '"Contrato";"Exercício";"Contratada";"Objeto";"Valor atual"\n1;2025;"A, B, C, D, E, F";x;1\n';
    expect((await all(text)).lines[0]?.cells[2]).toBe('A, B, C, D, E, F');
  });

  it('may leave a column without a name', async () => {
    expect((await all(`${header};\n`)).names).toEqual([...names, null]);
  });

  it('with an unknown column is refused, and the known ones are listed', async () => {
    await expect(all(`${header};Cor\n`)).rejects.toThrow(
      /^“Cor” não é uma coluna de contratos\. .*vlrContrato \(Valor atual\)/,
    );
  });

  it('with a column twice, once by name and once by label, is refused', async () => {
    await expect(all(`${header};Objeto\n`)).rejects.toThrow('A coluna txtObjeto (Objeto) aparece duas vezes');
  });

  it('without a required column is refused', async () => {
    await expect(all('numContrato;numAnoPub;txtObjeto\n1;2025;x\n')).rejects.toThrow(
      'Faltam as colunas obrigatórias txtNomeRazaoContratada (Contratada), vlrContrato (Valor atual)',
    );
  });
});

describe('a file', () => {
  it('is read whole in whatever pieces it comes, a letter cut in two included', async () => {
    const whole = Buffer.from(`${header}\n1;2025;Açaí – “Pé”;"x;\ny";1,00\n2;2025;b;c;2\n`);
    const one = Array.from(whole, (_, i) => whole.subarray(i, i + 1));
    const { lines } = await all(...one);
    expect(lines.map(({ number, cells }) => [number, cells[2]])).toEqual([
      [2, 'Açaí – “Pé”'],
      [4, 'b'],
    ]);
  });

  it.each([
    ['', 'O arquivo não tem linhas'],
    [' \n\n', 'O arquivo não tem linhas'],
    ['<!DOCTYPE html><html>', 'é uma página da internet'],
    ['\n\n\n   <html lang="pt-br">', 'é uma página da internet'],
    ['{"ok":true}', 'é um arquivo JSON'],
    ['%PDF-1.7 …', 'é um PDF'],
    [Buffer.from('PK\x03\x04\x14\x00', 'latin1'), 'é uma planilha'],
    [Buffer.from(header, 'utf16le'), 'não é texto simples'],
    [Buffer.from(`${header}\n1;2025;Açaí;x;1\n`, 'latin1'), 'O arquivo não está em UTF-8'],
  ])('that begins with %j is refused with a sentence', async (content, sentence) => {
    await expect(all(content)).rejects.toThrow(sentence);
  });
});

const HOSTILE = '../shared/realdata/hostile/html-pretending-to-be-cpgf.csv';

it.skipIf(!existsSync(HOSTILE))('a real page of the internet that was saved as .csv is refused', async () => {
  await expect(read(createReadStream(HOSTILE), contratos)).rejects.toThrow('é uma página da internet');
});
