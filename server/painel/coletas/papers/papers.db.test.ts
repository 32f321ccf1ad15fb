import { mkdir, readFile, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpf } from '../../../../catalog/samples/digits.ts';
import { HarvestingHouse } from '../../../../test/harvests.ts';
import { report } from '../../../../test/papers.ts';
import { phoneJpeg, SECRETS } from '../../../../test/photos.ts';
import { registerFile, registerFiles } from '../../../arquivos/register.ts';
import type { HarvestPaper } from '../../../harvest/papers.ts';
import { writeTenantFiles } from '../../../tenants/write.ts';

const CPF = cpf('123456789');

let house: HarvestingHouse;

beforeAll(async () => {
  house = await HarvestingHouse.open();
});

afterAll(() => house.close());

const photo = (id: number, fotografia: string | null): void =>
  house.sapl.change('parlamentares/parlamentar', id, { fotografia });

const paths = async (dataset: string, column: string) => (await house.rows(dataset)).map((row) => row[column]);
const served = (path: unknown): Promise<Buffer> => readFile(join(house.filesDir, 'cmnova', String(path)));

/** A photo of nobody's, at a path of the server. */
const paperAt = (name: string, chave = `foto/${name}/x`): HarvestPaper => ({
  ...{ chave, url: new URL(`/media/${name}`, house.address), marca: '', kind: 'foto' },
  ...{ categoria: 'fotos-dos-vereadores', titulo: name, ano: 2026 },
});

/** What was asked for since the last look, without the order of members. */
const asked = (): string[] => house.sapl.sent.splice(0).sort();

describe('the photos of members', () => {
  it('come as documents of the body, without what the camera wrote into them, and lead from the member', async () => {
    photo(1, house.sapl.file('sapl/public/parlamentar/1/ana.jpg', phoneJpeg(6)));
    const { documentos } = await house.read();
    expect(documentos).toMatchObject({ novos: 1, problemas: [], avisos: [] });
    const [path, ...others] = await paths('vereadores', 'arqFoto');
    expect([path, others]).toEqual(['fotos-dos-vereadores/foto-de-ana-dantas-2026.jpg', [null, null]]);
    const bytes = await served(path);
    expect(SECRETS.filter((secret) => bytes.includes(secret))).toEqual([]);
    const [file] = await house.ask('SELECT * FROM pub._arquivos');
    expect(file).toMatchObject({ slug: 'foto-de-ana-dantas-2026', titulo: 'Foto de Ana Dantas', tipo: 'image/jpeg' });
    expect(String(file?.data)).toContain('2026-03-24');
    const [edition] = await house.ask('SELECT quem, fim FROM portal.acervo');
    expect(edition).toEqual({ quem: 'Coleta automática', fim: null });
  });

  it('are not sent again while they are the same', async () => {
    asked();
    const { documentos, conjuntos } = await house.read();
    expect(documentos).toMatchObject({ novos: 0, trocados: 0, iguais: 1 });
    expect(asked()).toEqual(['304 sapl/public/parlamentar/1/ana.jpg']);
    expect(conjuntos[0]?.periodos[0]?.relatorio?.unchanged).toBe(true);
  });

  it('take the place of the one before, which is kept with its bytes', async () => {
    const [path] = await paths('vereadores', 'arqFoto');
    const before = await served(path);
    house.sapl.file('sapl/public/parlamentar/1/ana.jpg', phoneJpeg(3));
    expect((await house.read()).documentos).toMatchObject({ trocados: 1, novos: 0 });
    expect((await served(path)).equals(before)).toBe(false);
    const [ended] = await house.ask(
      `SELECT a."fimMotivo", g.bytes FROM portal.acervo a JOIN portal.guardados g USING (tenant, id) WHERE a.fim = 'substituída'`,
    );
    expect(ended?.fimMotivo).toBe('O arquivo mudou no SAPL.');
    expect(before.equals(ended?.bytes as Buffer)).toBe(true);
  });

  it('that may not be published are told with the reason, and stop none of the others', async () => {
    const hostile: Record<string, (response: ServerResponse) => void> = {
      'gigante.jpg': (response) => response.writeHead(200, { 'content-length': '99999999999' }).write('x'),
      'sem-fim.jpg': (response) => {
        const more = setInterval(() => response.write(Buffer.alloc(65_536, 255)), 1);
        response.on('close', () => clearInterval(more));
      },
      'parado.jpg': (response) => response.writeHead(200).write('x'),
      'desenho.jpg': (response) => response.end('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'cortado.jpg': (response) => response.end(phoneJpeg(6).subarray(0, 40)),
      'dentro.jpg': (response) =>
        response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
      'roda.jpg': (response) => response.writeHead(302, { location: 'roda.jpg' }).end(),
      'erro.jpg': (response) => response.writeHead(500).end('erro'),
      'sumiu.jpg': (response) => response.writeHead(404).end(),
      'vazio.jpg': (response) => response.end(),
    };
    for (const [name, answer] of Object.entries(hostile))
      house.sapl.file(name, (_request, response) => answer(response));
    house.sapl.file('boa.jpg', phoneJpeg(1));
    const papers = [...Object.keys(hostile), 'boa.jpg'].map((name) => paperAt(name));
    const { problemas, novos } = await house.bring(papers, { photoBytes: 1_048_576 });
    const told = Object.fromEntries(problemas.map(({ titulo, motivo }) => [titulo, motivo]));
    expect(told).toEqual({
      'gigante.jpg': 'o arquivo passa de 1 MB',
      'sem-fim.jpg': 'o arquivo passa de 1 MB',
      'parado.jpg': 'o arquivo parou de chegar',
      'desenho.jpg': 'o arquivo não é uma foto em JPEG ou PNG',
      'cortado.jpg': 'a foto está incompleta ou danificada',
      'dentro.jpg': 'o endereço do arquivo manda para http://169.254.169.254, que é outro',
      'roda.jpg': 'o endereço do arquivo só leva a outros endereços',
      'erro.jpg': 'o servidor respondeu 500',
      'sumiu.jpg': 'o servidor respondeu 404: o arquivo não está onde o registro diz',
      'vazio.jpg': 'o arquivo está vazio',
    });
    expect(novos).toBe(1);
  });

  it('wait for the next reading where the server fails again and again, or the bounds of this one are reached', async () => {
    house.sapl.file('caiu.jpg', (_request, response) => response.destroy());
    const papers = [1, 2, 3, 4].map((id) => paperAt('caiu.jpg', `foto/${id}/caida`));
    const left = await house.bring(papers, { failures: 2 });
    expect([left.problemas.length, left.faltam, left.espera]).toEqual([2, 2, 'o servidor deixou de responder']);
    expect(left.problemas[0]?.motivo).toBe('a conexão caiu');
    expect((await house.bring(papers, { patience: -1 })).espera).toBe('o tempo desta leitura acabou');
    const heavy = await house.bring([paperAt('boa.jpg', 'foto/8/x'), paperAt('boa.jpg', 'foto/9/x')], { bytes: 1 });
    expect([heavy.novos, heavy.faltam, heavy.espera]).toEqual([1, 1, 'já vieram muitos megabytes de uma vez']);
  });
});

describe('the papers of propositions and sessions', () => {
  const told = (texto_original: string | null) => ({ texto_original, data_ultima_atualizacao: '2026-03-24T09:00:00' });

  beforeAll(() => {
    const { sapl } = house;
    sapl.change('materia/materialegislativa', 10, told(sapl.file('pl-1.pdf', report('Institui o Dia da Leitura'))));
    sapl.change('materia/materialegislativa', 11, told(sapl.file('pl-2.pdf', report(`Requer ${CPF}`))));
    sapl.change('materia/materialegislativa', 12, told(null));
    sapl.change('materia/documentoacessorio', 1, { arquivo: sapl.file('parecer.pdf', report('Parecer favorável')) });
    sapl.change('sessao/sessaoplenaria', 5, {
      upload_pauta: sapl.file('pauta.pdf', report('Pauta da 12ª')),
      upload_ata: sapl.file('ata.pdf', report('Ata da 12ª')),
    });
    sapl.change('comissoes/reuniao', 7, { upload_ata: sapl.file('reuniao.pdf', report('Ata da reunião')) });
  });

  it('come with their text, in their categories, and lead from their records; one with a CPF does not', async () => {
    const { documentos } = await house.read();
    const [refused, ...others] = documentos.problemas;
    expect([refused?.titulo, others]).toEqual(['Projeto de Lei Ordinária nº 2/2026', []]);
    expect(refused?.motivo).toContain('mostra CPF (página 1). Tarje-o na origem ou publique em Documentos');
    expect(await paths('proposicoes', 'arqTexto')).toEqual([
      'textos-das-proposicoes/projeto-de-lei-ordinaria-n-1-2026.pdf',
      null,
      null,
    ]);
    expect(await paths('proposicoes-anexos', 'arqAnexo')).toEqual([expect.stringContaining('parecer-n-1-projeto')]);
    expect(await paths('sessoes', 'arqPauta')).toEqual([
      expect.stringMatching(/^pautas-das-sessoes\/pauta-12/),
      null,
      null,
    ]);
    const [ata, none, meeting] = await paths('sessoes', 'arqAta');
    expect([ata, none, meeting]).toEqual([
      expect.stringMatching(/^atas-/),
      null,
      expect.stringContaining('ata-3-reuniao'),
    ]);
    const texts = JSON.stringify(
      await house.ask('SELECT texto, palavras FROM portal.arquivos WHERE palavras IS NOT NULL'),
    );
    expect(texts).toContain('Institui o Dia da Leitura');
    expect(texts).not.toContain(CPF);
  });

  it('are not even asked for while their record says that nothing changed', async () => {
    asked();
    expect((await house.read()).documentos.problemas.length).toBe(1);
    expect(asked().filter((one) => one.includes('pl-'))).toEqual([]);
  });
});

it('a reading that is cut off goes on where it stopped', async () => {
  const stop = new AbortController();
  const { sapl } = house;
  const text = sapl.file('pl-3.pdf', report('Terceiro'));
  sapl.change('materia/materialegislativa', 12, { texto_original: text, data_ultima_atualizacao: '2026-03-25' });
  sapl.file('pauta-7.pdf', () => stop.abort());
  sapl.change('comissoes/reuniao', 7, { upload_pauta: `${house.address}/media/pauta-7.pdf` });
  const courtesy = { rest: 0, pause: 1, patience: 10, signal: stop.signal };
  await expect(house.read({ courtesy })).rejects.toThrow('aborted');
  sapl.file('pauta-7.pdf', report('Pauta da reunião'));
  asked();
  expect((await house.read()).documentos).toMatchObject({ novos: 1, faltam: 0 });
  expect(asked().filter((one) => one.startsWith('200'))).toEqual(['200 pauta-7.pdf']);
  expect((await paths('proposicoes', 'arqTexto'))[2]).toContain('ordinaria-n-3-2026');
});

describe('what people did, and what left the source,', () => {
  const slugs = async () => (await house.ask('SELECT slug FROM portal.arquivos ORDER BY slug')).map(({ slug }) => slug);
  const pl2 = 'projeto-de-lei-ordinaria-n-2-2026';

  it('stands: a copy published by hand is what the record leads to, and what was withdrawn stays away', async () => {
    const sheet = { categoria: 'textos-das-proposicoes', titulo: 'Projeto de Lei Ordinária nº 2/2026', ano: 2026 };
    const copy = { ...sheet, slug: pl2, periodo: null, parte: null, partes: [], data: '2026-04-01', tamanho: 1 };
    const rest = {
      tipo: 'application/pdf',
      sha256: 'x',
      caminho: 'a-mao.pdf',
      texto: '',
      conferido: true,
      ordem: null,
    };
    await house.db.own((client) => registerFile(client, house.tenant.id, { ...copy, ...rest }));
    await house.ask(`DELETE FROM portal.arquivos WHERE slug = 'foto-de-ana-dantas-2026'`);
    const { documentos } = await house.read();
    expect(documentos).toMatchObject({ novos: 0, trocados: 0, problemas: [] });
    expect(documentos.avisos).toEqual(['“Foto de Ana Dantas” foi retirado no painel e não volta sozinho.']);
    expect((await paths('proposicoes', 'arqTexto'))[1]).toBe('a-mao.pdf');
    expect((await paths('vereadores', 'arqFoto'))[0]).toBeNull();
  });

  it('is no affair of the folder of the body: applied, it takes away its own documents alone; exported, it lists none of these', async () => {
    const before = await slugs();
    await house.db.own((client) => registerFiles(client, house.tenant.id, []));
    expect(await slugs()).toEqual(before.filter((slug) => slug !== pl2));
    const folder = join(house.filesDir, '..', 'exportada');
    await mkdir(folder);
    await house.db.own((client) => writeTenantFiles(client, house.tenant.id, folder));
    expect(await readFile(join(folder, 'arquivos.yaml'), 'utf8')).toBe('[]\n');
  });

  it('leaves here too, with its edition kept; unless most of it left at once', async () => {
    const standing = await slugs();
    house.sapl.change('materia/documentoacessorio', 1, { arquivo: null });
    expect((await house.read()).documentos).toMatchObject({ retirados: 1 });
    const gone = standing.filter((slug) => String(slug).startsWith('parecer'));
    expect(await slugs()).toEqual(standing.filter((slug) => !gone.includes(slug)));
    expect(
      await house.ask(`SELECT slug, "fimMotivo" FROM portal.acervo WHERE fim = 'retirada' AND slug LIKE 'parecer%'`),
    ).toEqual([{ slug: gone[0], fimMotivo: 'O arquivo saiu do SAPL.' }]);
    expect(await paths('proposicoes-anexos', 'arqAnexo')).toEqual([null]);
    const few = await slugs();
    const { retirados, avisos } = await house.bring([], {}, 2026);
    expect([retirados, avisos]).toEqual([0, [expect.stringMatching(/^\d+ documentos que esta fonte já teve/)]]);
    expect(await slugs()).toEqual(few);
  });

  it('is told where its bytes are lost here, and stops nothing', async () => {
    const [path] = await paths('sessoes', 'arqPauta');
    await rm(join(house.filesDir, 'cmnova', String(path)));
    house.sapl.file('pauta.pdf', report('Pauta mudada'));
    const { documentos, conjuntos } = await house.read();
    expect(documentos.problemas.at(-1)?.motivo).toContain('não está no disco do servidor');
    expect(conjuntos.every(({ estado }) => estado === 'publicado' || estado === 'vazio')).toBe(true);
  });

  it('is only counted where nothing is to be published', async () => {
    house.sapl.change('materia/materialegislativa', 12, {
      texto_original: house.sapl.file('pl-4.pdf', report('Outro')),
    });
    asked();
    const { documentos } = await house.read({ dry: true });
    expect(documentos).toMatchObject({ novos: 0, espera: null });
    expect(documentos.faltam).toBeGreaterThan(0);
    expect(asked()).toEqual([]);
  });
});
