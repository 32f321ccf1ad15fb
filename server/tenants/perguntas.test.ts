import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HTML, MARKDOWN } from '../../test/xss.ts';
import { readGlossario } from './glossario.ts';
import { perguntasOf, readPerguntas } from './perguntas.ts';
import { safeProse } from './prose.ts';

let root: string;
let last = 0;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-'));
});

afterAll(() => rm(root, { recursive: true }));

/** A folder of its own with some files. */
async function folder(files: Readonly<Record<string, string>>): Promise<string> {
  last += 1;
  const path = join(root, String(last));
  await mkdir(path);
  for (const [name, text] of Object.entries(files)) await writeFile(join(path, name), text);
  return path;
}

const read = async (name: string, text: string) => readPerguntas(await folder({ [name]: text }));

describe('a question', () => {
  it('is the first heading of its file, with the rest as its answer', async () => {
    const source =
      '---\ncategoria: Obras\nordem: 3\natualizada: 2026-03-01\n---\n# Onde *fica*?\n\n## Aqui\n\n- na **praça**\n';
    expect(await read('onde-fica.md', source)).toEqual([
      {
        slug: 'onde-fica',
        categoria: 'Obras',
        ordem: 3,
        oculta: false,
        atualizada: '2026-03-01',
        pergunta: 'Onde fica?',
        resposta: '<h4>Aqui</h4>\n<ul>\n<li>na <strong>praça</strong></li>\n</ul>',
        texto: 'Aqui na praça',
      },
    ]);
  });

  it('may be HTML, and without a heading is called by its file', async () => {
    const [found] = await read('Como pedir.html', '<p>Vá ao <a href="/ouvidoria" onclick="x()">balcão</a>.</p>');
    expect(found).toMatchObject({
      slug: 'como-pedir',
      categoria: 'Geral',
      pergunta: 'Como pedir',
      resposta: '<p>Vá ao <a href="/ouvidoria">balcão</a>.</p>',
    });
  });

  it('shows nobody’s CPF', async () => {
    const [found] = await read('a.md', `# Quem?\n\nO CPF ${['529', '982', '247'].join('.')}-25.`);
    expect(found?.resposta).toBe('<p>O CPF ***.982.247-**.</p>');
  });

  it.each([
    ['---\nordem: dez\n---\n# A?\n\nb', /a\.md, linha 2: ordem é um número inteiro/],
    ['---\ncategoria: A\ntema: B\n---\n# A?\n\nb', /linha 3: tema não é um nome conhecido/],
    ['---\natualizada: ontem\n---\n# A?\n\nb', /linha 2: atualizada é uma data/],
    ['---\norgaos: [banco]\n---\n# A?\n\nb', /linha 2: orgaos\.0 é prefeitura/],
    ['---\ncategoria: A\n---\n# Só a pergunta?\n', /linha 4: falta a resposta/],
    ['# A?\n\n<script>x</script>', /falta a resposta/],
    [`# A?\n\n${'b'.repeat(21_000)}`, /tem mais de 20 kB/],
  ])('written as %.40j is refused with file, line and remedy', async (text, reason) => {
    await expect(read('a.md', text)).rejects.toThrow(reason);
  });

  it('has a file of its own name', async () => {
    await expect(folder({ 'a.md': '# A?\n\nb', 'A.html': '<p>c</p>' }).then(readPerguntas)).rejects.toThrow(
      /dois arquivos com o nome a/,
    );
  });
});

describe('the questions of a body', () => {
  it('are many before it has written any, and fit its kind', async () => {
    const [hall, chamber] = [await perguntasOf('prefeitura'), await perguntasOf('camara')];
    for (const asked of [hall, chamber]) {
      expect(asked.length).toBeGreaterThanOrEqual(20);
      for (const { pergunta, texto } of asked) {
        expect(pergunta).toMatch(/\?$/);
        expect(texto.length).toBeGreaterThan(40);
      }
    }
    expect(hall.map(({ slug }) => slug)).toContain('de-onde-vem-o-dinheiro');
    expect(chamber.map(({ slug }) => slug)).not.toContain('de-onde-vem-o-dinheiro');
  });

  it('stand beside the portal’s: one of the same name says it otherwise, or takes it away', async () => {
    const own = await folder({
      'como-baixar.md': '# Como baixo aqui?\n\nAssim.',
      'como-citar.md': '---\noculta: true\n---\n',
      'feira.md': '---\ncategoria: Feira\nordem: 1\n---\n# Quando é a feira?\n\nSábado.',
    }).then(readPerguntas);
    const asked = await perguntasOf('prefeitura', own);
    expect(asked[0]).toMatchObject({ slug: 'feira', pergunta: 'Quando é a feira?' });
    expect(asked.find(({ slug }) => slug === 'como-baixar')?.pergunta).toBe('Como baixo aqui?');
    expect(asked.some(({ slug }) => slug === 'como-citar')).toBe(false);
    expect(asked).toHaveLength((await perguntasOf('prefeitura')).length);
  });
});

/** Nothing but these may come out, whatever goes in. */
const PLAIN =
  /^(?:[^<]|<\/?(?:h4|p|br|hr|strong|b|em|i|del|s|sub|sup|code|pre|blockquote|[uo]l|li|d[ltd]|table|thead|tbody|tr)>|<ol start="\d+">|<\/?t[hd](?: align="\w+")?>|<a(?: href="(?:https?:\/\/|mailto:|tel:|[#/]|(?![^"/?#]*:))[^"]*")?(?: title="[^"]*")?>|<\/a>)*$/;

it.each([
  ['HTML', 'html', HTML],
  ['HTML inside Markdown', 'md', HTML],
  ['Markdown', 'md', MARKDOWN],
] as const)('no attack written as %s leaves more than words, lists, tables and links', async (_, kind, vectors) => {
  const made = await Promise.all(vectors.map((vector) => safeProse(vector, kind)));
  expect(made.filter(({ html }) => !PLAIN.test(html))).toEqual([]);
});

describe('the words of a body', () => {
  const HEAD = 'termo;explicacao;exemplo;fonte;sinonimos;veja\n';
  const words = async (text: string) => readGlossario(await folder({ 'glossario.csv': text }));

  it('are none without a file', async () => {
    expect(await readGlossario(join(root, 'nada'))).toEqual([]);
  });

  it('are new, or say over what the portal says', async () => {
    const rows = 'Zeladoria;Cuida das praças.;;Lei 5/2024;praça|jardim;Empenho\nEmpenho;"Aqui; assim.";;;;\n';
    expect(await words(HEAD + rows)).toMatchObject([
      { termo: 'Zeladoria', fontes: ['Lei 5/2024'], sinonimos: ['praça', 'jardim'], veja: ['empenho'] },
      { termo: 'Empenho', explicacao: 'Aqui; assim.', fontes: ['Lei 4.320/1964, arts. 58 a 61'] },
    ]);
    expect(await words('Termo,Explicação,Fonte\nFeira,Aos sábados.,Lei 1/2020\n')).toMatchObject([{ termo: 'Feira' }]);
  });

  it.each([
    [`${HEAD}Feira;Sábado.;;;;\n`, /glossario\.csv, linha 2: falta a fonte de Feira/],
    [`${HEAD}Feira;;;Lei 1;;\n`, /linha 2: falta a explicação de Feira/],
    [`${HEAD};Sábado.;;Lei 1;;\n`, /linha 2: falta o termo/],
    [`${HEAD}Feira;Sábado.;;Lei 1;;Xilofone\n`, /linha 2: veja cita “xilofone”/],
    [`${HEAD}Feira;a.;;Lei 1;;\nfeira;b.;;Lei 2;;\n`, /linha 3: o termo feira já está em outra linha/],
    [`${HEAD}Feira;só duas\n`, /linha 2: as colunas não são as do cabeçalho/],
    ['nome;explicacao\n', /linha 1: a coluna “nome” não existe/],
  ])('written as %.60j are refused with file, line and remedy', async (text, reason) => {
    await expect(words(text)).rejects.toThrow(reason);
  });
});
