import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpf } from '../../catalog/samples/digits.ts';
import { pdf } from '../../demo/kit/pdf.ts';
import { readDocument } from './text.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Buffer, type = 'application/pdf') {
  const path = join(folder, 'documento');
  await writeFile(path, content);
  return readDocument(path, { type, size: content.length });
}

/** A PDF with one page, something more said of that page, and something after it. */
const acting = (more: string, after = ''): string =>
  `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]${more}>>endobj\n${after}trailer<</Root 1 0 R>>\n%%EOF`;

/** Objects packed together, as most programs write them. */
function grouped(objects: string): string {
  const bytes = deflateSync(objects);
  return `4 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${bytes.length}>>stream\n${bytes.toString('latin1')}\nendstream endobj\n`;
}

describe('a PDF', () => {
  it.each([
    ['a page', acting('/AA<</O<</S /JavaScript/JS(app.alert(1))>>>>')],
    ['a link', acting('/Annots[<</Subtype/Link/A<</S/JavaScript/JS(1)>>>>]')],
    ['a link, in a name spelled otherwise', acting('/Annots[<</Subtype/Link/A<</S/J#61vaScript/JS(1)>>>>]')],
    ['a link to a program', acting('/Annots[<</Subtype/Link/A<</S/Launch/F(cmd.exe)>>>>]')],
    ['a packed object', acting('', grouped('5 0 <</S/JavaScript/JS(1)>>'))],
  ])('that runs something on %s is known for it', async (_what, content) => {
    expect((await read(Buffer.from(content, 'latin1'))).script).toBe(true);
  });

  it('that only speaks of scripts is none', async () => {
    const said = await read(pdf('Manual', ['Escreva /S /JavaScript no formulário.']));
    expect(said).toMatchObject({ script: false, locked: false, pages: 1 });
    expect(said.text).toContain('/S /JavaScript');
  });

  it('that opens only with a password is known for it, and one that is damaged is not taken for such', async () => {
    const key = `<${'5a'.repeat(32)}>`;
    const encrypted = `/Root 1 0 R/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O${key}/U${key}>>`;
    expect(await read(acting('').replace('/Root 1 0 R', encrypted))).toMatchObject({ locked: true, text: '' });
    expect(await read('%PDF-1.4\n')).toMatchObject({ locked: false, pages: 0 });
  });
});

describe('a text without pages', () => {
  it('is checked to its end, and the line of each CPF is told', async () => {
    const rows = `nome;valor\n${'Fulano de Tal;100,00\n'.repeat(110_000)}Beltrano;${cpf('123456789')}\n`;
    const { passages, cpfs, text } = await read(rows, 'text/csv');
    expect(cpfs).toEqual([110_002]);
    expect(passages).toEqual([{ pagina: 110_002, trecho: expect.stringContaining('Beltrano;***.456.789-**') }]);
    expect(text.length).toBeLessThanOrEqual(2_000_000);
  });
});
