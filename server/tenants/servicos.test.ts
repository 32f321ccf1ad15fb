import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLgpd, readPolicy, usualPolicy } from './privacidade.ts';
import { printServico, readServicos } from './servicos.ts';

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

const HEAD: Readonly<Record<string, string>> = {
  assunto: 'Tributos',
  publico: 'Quem tem imóvel',
  etapas: '[Peça, Receba]',
  prazo: 'Na hora',
  custo: 'Gratuito',
  canais: '[presencial]',
  unidade: 'Departamento de Tributos',
};

const file = (
  changes: Readonly<Record<string, string | null>> = {},
  text = '# Segunda via\n\nO boleto de novo.',
): string =>
  `---\n${Object.entries({ ...HEAD, ...changes })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')}---\n${text}\n`;

const read = async (text: string, name = 'iptu.md') => readServicos(await folder({ [name]: text }));

describe('a service', () => {
  it('in a file that nobody reads is told', async () => {
    await expect(read(file(), 'iptu.txt')).rejects.toThrow('iptu.txt não é lido: escreva-o em Markdown (.md)');
    expect(await read('', '.DS_Store')).toEqual([]);
  });

  it('is what its file says, with its heading as title and its text made safe', async () => {
    const [found] = await read(file({}, '# Segunda via\n\n## Dica\n\nVá <script>x</script>cedo.'));
    expect(found).toMatchObject({ slug: 'iptu', titulo: 'Segunda via', etapas: ['Peça', 'Receba'], link: null });
    expect(found?.html).toBe('<h3>Dica</h3>\n<p>Vá cedo.</p>');
  });

  it('is the same after it was exported and read again', async () => {
    const [found] = await read(file({ canais: '[online]', link: '/e-sic', documentos: '[RG]' }));
    if (!found) throw new Error('no service');
    expect(await read(printServico(found), 'iptu.html')).toEqual([found]);
  });

  it.each([
    [file({ prazo: null }), /iptu\.md, linha 2: falta prazo/],
    [file({ etapas: '[]' }), /linha 4: etapas precisa de ao menos uma etapa/],
    [file({ canais: '[pombo]' }), /canais\.0 é presencial, telefone, email, online/],
    [file({ canais: '[online]' }), /falta link, que diz onde se pede/],
    [file({ link: '/e-sic' }), /canais não traz online, mas há um link/],
    [file({ link: 'e-sic', canais: '[online]' }), /link é um caminho do portal/],
    [file({ preco: '10' }), /preco não é um nome conhecido/],
    [file({}, 'Sem título.'), /linha 10: falta o título/],
    [file({}, '# Só o título'), /linha 10: falta dizer o que é o serviço/],
    ['# Nada antes\n\nx', /precisa começar com assunto, publico, etapas, prazo, custo, canais, unidade,/],
  ])('that lacks something is refused with file, line and remedy (%#)', async (text, reason) => {
    await expect(read(text)).rejects.toThrow(reason);
  });

  it('has no address that is of another page', async () => {
    await expect(read(file(), 'avaliacoes.md')).rejects.toThrow(/é o endereço de outra página/);
  });
});

describe('who answers for personal data', () => {
  it.each([
    ['encarregado:\n  nome: Ana\n', /linha 2: .*informe o telefone ou o e-mail do encarregado/],
    ['encarregado:\n  telefone: (84) 3000-0000\n', /falta encarregado\.nome/],
    ['encarregado:\n  nome: Ana\n  email: ana\n', /encarregado\.email não é um e-mail/],
  ])('has a name and a contact (%#)', async (yaml, reason) => {
    await expect(folder({ 'lgpd.yaml': yaml }).then(readLgpd)).rejects.toThrow(reason);
  });

  it('may write a policy of its own; without one the portal has a text that says all that the law asks', async () => {
    expect(await readPolicy(await folder({}))).toBeNull();
    const own = await readPolicy(
      await folder({ 'privacidade.md': '---\natualizada: 2026-03-01\n---\n# P\n\n## A\n\nb' }),
    );
    expect(own).toEqual({ html: '<h2>A</h2>\n<p>b</p>', texto: 'A b', atualizada: '2026-03-01' });
    const { texto } = await usualPolicy();
    for (const word of ['Para que', 'autoriza', 'compartilhados', 'guardados', 'direitos', 'Cookies', 'encarregado'])
      expect(texto).toContain(word);
  });
});
