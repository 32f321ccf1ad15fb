import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  DocumentAnswer,
  DraftsAnswer,
  PublishedAnswer,
  ShelfAnswer,
  ShelvesAnswer,
} from '../../../catalog/painel/arquivos/answer.ts';
import { cpf } from '../../../catalog/samples/digits.ts';
import { type SignedIn, signIn } from '../../../test/desk.ts';
import { deskPapers, report } from '../../../test/papers.ts';
import { openBodies, type Portal } from '../../../test/portal.ts';
import { planFiles } from '../../arquivos/publish.ts';
import { writeBodyPapers } from '../../tenants/exported.ts';
import { FileJournal } from './journal.ts';

const RREO = 'relatorio-resumido-da-execucao-orcamentaria-rreo';
const HOST = 'pmdemo.transparencia.localhost';
const CPF = cpf('123456789');

let portal: Portal;
let ana: SignedIn;
let rui: SignedIn;

beforeAll(async () => {
  portal = await openBodies({ documents: 'none', limits: { documentMegabytes: 1 } });
  await mkdir(portal.filesDir, { recursive: true });
  ana = await signIn(portal, { papeis: ['publicador'], nome: 'Ana' });
  rui = await signIn(portal, { papeis: ['controle'], nome: 'Rui' });
});

afterAll(() => portal.close());

const { ask, send, publish, publishNew } = deskPapers(() => ({ portal, ana }));

describe('documents sent to the panel', () => {
  it('are drafts that say what their name says, seen by everybody who may publish, until they are published', async () => {
    const { status, draft } = await send('RREO_1bim_2026_Anexo-1.pdf', report('Balanço do Anexo 1'));
    expect(status).toBe(201);
    expect(draft.ficha).toMatchObject({ categoria: RREO, ano: 2026, periodo: '1º bimestre', parte: 'anexo-1' });
    expect([draft.problemas, draft.avisos]).toEqual([[], []]);
    expect(draft.texto).toContain('Balanço do Anexo 1');
    const seen = (await ask<DraftsAnswer>('GET', '/rascunhos', undefined, rui)).json.data;
    expect(seen.map(({ quem, meu, id }) => [quem, meu, id])).toEqual([['Ana', false, draft.id]]);
    const [done] = await publish(draft.id);
    expect(done).toMatchObject({ slug: 'rreo-do-1-bimestre-de-2026-anexo-1', mensagem: null });
    expect((await ask<DraftsAnswer>('GET', '/rascunhos')).json.data).toEqual([]);
    const { json } = await portal.ask(`/api/v1/arquivos/${done?.slug}`, HOST);
    const [file] = json.data;
    expect(file).toMatchObject({ categoria: RREO, partes: ['anexo-1'], caminho: expect.stringMatching(/^rreo\//) });
    expect((await portal.ask(`/api/v1/arquivos/${file?.caminho}`, HOST)).status).toBe(200);
  });

  it('are published once, whoever asks twice', async () => {
    const { draft } = await send('Balanço geral 2021.pdf', report('duas vezes'));
    const again = await send('Balanço geral 2021.pdf', report('duas vezes'), { who: rui });
    expect(again.draft.id).toBe(draft.id);
    const both = (await Promise.all([publish(draft.id), publish(draft.id)])).flat();
    expect(both.map(({ mensagem }) => mensagem === null).sort()).toEqual([false, true]);
    expect(both.find(({ mensagem }) => mensagem)?.mensagem).toContain('foi publicado ou apagado');
  });

  it('are described many at once, and lose the parts of another category', async () => {
    const sent = [await send('a.pdf', report('um')), await send('b.pdf', report('dois'))];
    const ids = sent.map(({ draft }) => draft.id);
    expect(sent[0]?.draft.problemas.map(({ campo }) => campo)).toEqual(['categoria', 'ano']);
    await ask('PATCH', '/rascunhos', {
      ids,
      ficha: { categoria: 'balanco-geral', ano: 2024, partes: ['notas-explicativas'] },
    });
    const { json } = await ask<DraftsAnswer>('PATCH', '/rascunhos', { ids, ficha: { categoria: RREO } });
    expect(json.data.map(({ ficha, problemas }) => [ficha.ano, ficha.partes, problemas])).toEqual([
      [2024, [], []],
      [2024, [], []],
    ]);
    expect(json.data[0]?.avisos[0]).toContain('Diga que partes ele traz');
    for (const id of ids) expect((await ask('DELETE', `/rascunhos/${id}`)).status).toBe(200);
    expect(await readdir(join(portal.setting.stagingDir, 'arquivos', '1'))).toEqual([]);
  });
});

describe('a document that shows a CPF', () => {
  it('says on which page and between which words, without a digit more than the mask, until it is redacted', async () => {
    const { draft, json } = await send('Balanço geral 2020.pdf', report(`Pago a Fulano, CPF ${CPF}, em março.`));
    expect(draft.achados).toEqual([
      { pagina: 1, trecho: expect.stringMatching(/Fulano, CPF \*\*\*\.456\.789-\*\*, em/) },
    ]);
    expect(JSON.stringify(json).replace(/\D/g, '')).not.toContain(CPF.replace(/\D/g, ''));
    expect(draft.problemas).toEqual([{ campo: 'cpf', mensagem: expect.stringContaining('tarjado ou confirme') }]);
    expect((await publish(draft.id))[0]).toMatchObject({ slug: null, mensagem: expect.stringContaining('mostra CPF') });
    expect((await ask('GET', `/rascunhos/${draft.id}/arquivo`)).status).toBe(409);
    const mended = await send('tarjado.pdf', report('Pago a Fulano, CPF ***.456.789-**.'), {
      put: `/${draft.id}/arquivo`,
    });
    expect([mended.draft.achados, mended.draft.problemas]).toEqual([[], []]);
    expect(mended.draft.ficha.ano).toBe(2020);
    expect((await publish(mended.draft.id))[0]?.mensagem).toBeNull();
  });

  it('is published as it is where somebody answers for it, and the log says who', async () => {
    const { draft } = await send('Balanço geral 2019.pdf', report(`CPF ${CPF}`));
    await ask('PATCH', `/rascunhos/${draft.id}`, { conferido: true }, rui);
    expect((await publish(draft.id))[0]?.slug).toBe('balanco-geral-de-2019');
    const { rows } = await portal.db.own((client) =>
      client.query("SELECT quem, acao FROM portal.atos WHERE acao IN ('documento.conferido') ORDER BY quando"),
    );
    expect(rows).toEqual([{ quem: 'Rui', acao: 'documento.conferido' }]);
  });
});

describe('a published document', () => {
  it('is replaced at its address, and the edition before stays in the panel alone', async () => {
    const first = await send('Balanço geral 2025.pdf', report('primeira'));
    await ask('PATCH', `/rascunhos/${first.draft.id}`, { ficha: { partes: ['notas-explicativas'] } });
    const [{ slug } = { slug: '' }] = await publish(first.draft.id);
    const { draft } = await send('novo.pdf', report('segunda'), { query: `&substitui=${slug}` });
    expect(draft.ficha).toMatchObject({ categoria: 'balanco-geral', partes: ['notas-explicativas'] });
    expect(draft.problemas.map(({ campo }) => campo)).toEqual(['motivo']);
    await ask('PATCH', `/rascunhos/${draft.id}`, { motivo: 'Faltava a assinatura.' });
    expect((await publish(draft.id))[0]?.slug).toBe(slug);
    const { json } = await ask<DocumentAnswer>('GET', `/documentos/${slug}`);
    expect(json.data?.texto).toContain('segunda');
    expect(json.edicoes.map(({ fim, fimMotivo }) => [fim, fimMotivo])).toEqual([
      [null, null],
      ['substituída', 'Faltava a assinatura.'],
    ]);
    const served = await readFile(join(portal.filesDir, 'pmdemo', json.data?.caminho ?? ''));
    expect(served.equals(report('segunda'))).toBe(true);
    const old = await portal.app.inject({
      url: `/painel/api/arquivos/documentos/${slug}/edicoes/${json.edicoes[1]?.id}`,
      headers: ana.headers,
    });
    expect(old.rawPayload.equals(report('primeira'))).toBe(true);
  });

  it('is withdrawn with a reason: its address and its bytes are gone, its edition is kept', async () => {
    const slug = await publishNew('Balanço geral 2018.pdf', 'por engano');
    const path = (await ask<DocumentAnswer>('GET', `/documentos/${slug}`)).json.data?.caminho;
    expect((await ask('POST', `/documentos/${slug}/retirar`, { motivo: 'não' })).status).toBe(400);
    expect((await ask('POST', `/documentos/${slug}/retirar`, { motivo: 'Publicado por engano.' })).status).toBe(200);
    for (const gone of [slug, path]) expect((await portal.ask(`/api/v1/arquivos/${gone}`, HOST)).status).toBe(404);
    const { json } = await ask<ShelfAnswer>('GET', '/categorias/balanco-geral');
    expect(json.retirados).toMatchObject([{ slug, fimPor: 'Ana', fimMotivo: 'Publicado por engano.' }]);
  });

  it('stands in the order that somebody gave, for every visitor; a newer one comes above it', async () => {
    const slugs: string[] = [];
    for (const name of ['Ata A', 'Ata B', 'Ata C']) {
      const { draft } = await send(`${name}.pdf`, report(name));
      await ask('PATCH', `/rascunhos/${draft.id}`, { ficha: { categoria: 'tabela-de-diarias', ano: 2026 } });
      slugs.push((await publish(draft.id))[0]?.slug ?? '');
    }
    const [a = '', b = '', c = ''] = slugs;
    const order = { categoria: 'tabela-de-diarias', ano: 2026, slugs: [c, a, b] };
    expect((await ask('PUT', '/ordem', { ...order, slugs: [c, a] })).status).toBe(409);
    expect((await ask('PUT', '/ordem', order)).status).toBe(200);
    const shown = async () => {
      const { json } = await portal.ask('/api/v1/arquivos?categoria=tabela-de-diarias', HOST);
      return json.data.map(({ slug }) => slug);
    };
    await expect.poll(shown).toEqual([c, a, b]);
    const { draft } = await send('Ata D.pdf', report('D'));
    await ask('PATCH', `/rascunhos/${draft.id}`, { ficha: { categoria: 'tabela-de-diarias', ano: 2026 } });
    const [last] = await publish(draft.id);
    await expect.poll(shown).toEqual([last?.slug, c, a, b]);
  });

  it('has its sheet corrected without losing its address', async () => {
    const slug = await publishNew('Balanço geral 2017.pdf', 'Balanço financeiro');
    const change = { categoria: 'balanco-geral', periodo: null, partes: ['balanco-financeiro'], data: '2018-04-01' };
    const motivo = 'A data estava trocada.';
    expect((await ask('PATCH', `/documentos/${slug}`, { ...change, motivo, partes: ['nada'] })).status).toBe(422);
    expect((await ask('PATCH', `/documentos/${slug}`, { ...change, motivo })).status).toBe(200);
    expect((await ask<DocumentAnswer>('GET', `/documentos/${slug}`)).json.data).toMatchObject({ slug, ...change });
  });
});

describe('what is missing', () => {
  it('comes first, and is answered by a statement that can be taken back', async () => {
    const shelves = async () => (await ask<ShelvesAnswer>('GET', '')).json.data;
    const before = await shelves();
    expect(before[0]?.faltam).toBeGreaterThan(0);
    const place = { categoria: RREO, ano: 2025, periodo: null, parte: 'anexo-13' };
    const said = { ...place, declaracao: 'O Município não tem parcerias público-privadas.' };
    expect((await ask('POST', '/declaracoes', { ...said, declaracao: `Ver ${CPF}` })).status).toBe(422);
    expect((await ask('POST', '/declaracoes', said)).status).toBe(200);
    const missing = (all: ShelvesAnswer['data']) => all.find(({ categoria }) => categoria === RREO)?.faltam ?? 0;
    expect(missing(await shelves())).toBe(missing(before) - 6);
    const back = { ...place, motivo: 'Houve uma parceria em maio.' };
    expect((await ask('POST', '/declaracoes/retirar', back)).status).toBe(200);
    expect((await ask('POST', '/declaracoes/retirar', back)).status).toBe(404);
    expect(missing(await shelves())).toBe(missing(before));
  });
});

describe('a hostile file', () => {
  const script =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

  it.each([
    ['pagina.pdf', '<!doctype html><script>alert(1)</script>', 422, 'é uma página ou um programa'],
    ['planilha.pdf', 'PK\x03\x04…', 422, 'não é o que o nome diz'],
    ['programa.doc', 'MZ\x90\x00', 422, 'um programa'],
    ['vazio.pdf', '', 422, 'está vazio'],
    ['script.pdf', script, 422, 'JavaScript'],
    ['grande.pdf', `%PDF-1.4\n${'x'.repeat(1024 ** 2)}`, 413, 'passa de 1 MB'],
  ])('%s is refused with a sentence, and nothing of it stays', async (name, content, status, message) => {
    const sent = await send(name, content);
    expect([sent.status, sent.json.message]).toEqual([status, expect.stringContaining(message)]);
    expect(await readdir(join(portal.setting.stagingDir, 'arquivos', '1'))).toEqual([]);
  });

  it('has a name that leads nowhere and shows nothing', async () => {
    const { draft } = await send('../../etc/<img src=x onerror=alert(1)>.txt', 'nada');
    expect(draft.nome).toBe('img src=x onerror=alert(1).txt');
    expect(draft.avisos).toEqual([]);
    await ask('DELETE', `/rascunhos/${draft.id}`);
  });

  it('that promises a million pages is read as far as it goes', async () => {
    const many =
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 1000000>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
    const { draft } = await send('muitas.pdf', many);
    expect(draft.avisos[0]).toContain('não');
    await ask('DELETE', `/rascunhos/${draft.id}`);
  });
});

it('a draft, document or edition of another body is not there', async () => {
  const { draft } = await send('Balanço geral 2016.pdf', report('daqui'));
  const slug = await publishNew('Balanço geral 2015.pdf', 'daqui também');
  const other = await signIn(portal, { papeis: ['controle'], tenant: 2 });
  const refused = await Promise.all([
    ask('GET', `/rascunhos/${draft.id}`, undefined, other),
    ask('PATCH', `/rascunhos/${draft.id}`, { conferido: true }, other),
    ask('DELETE', `/rascunhos/${draft.id}`, undefined, other),
    ask('GET', `/rascunhos/${draft.id}/arquivo`, undefined, other),
    ask('GET', `/documentos/${slug}`, undefined, other),
    ask('POST', `/documentos/${slug}/retirar`, { motivo: 'Não é daqui mesmo.' }, other),
  ]);
  expect(refused.map(({ status }) => status)).toEqual(Array(6).fill(404));
  const order = await ask<PublishedAnswer>('POST', '/publicar', { ids: [draft.id] }, other);
  expect(order.json.data[0]?.slug).toBeNull();
});

it('a folder that would undo what was done in the panel is refused, and names it, unless told to overwrite', async () => {
  await publishNew('Balanço geral 2013.pdf', 'pelo painel');
  const folder = join(portal.setting.stagingDir, 'pasta');
  await mkdir(join(folder, 'arquivos'), { recursive: true });
  await writeFile(join(folder, 'arquivos.yaml'), '[]');
  const plan = (overwrites: boolean) => portal.db.own((client) => planFiles(client, 'pmdemo', folder, { overwrites }));
  await expect(plan(false)).rejects.toThrow(/Balanço geral de 2013.*--sobrescrever/);
  expect((await plan(true))?.files).toEqual([]);
});

it('a folder may change what it knows of the panel, and not what was done after it was exported', async () => {
  const slug = await publishNew('Balanço geral 2012.pdf', 'doze');
  const place = { categoria: RREO, ano: 2024, periodo: null, parte: 'anexo-13' };
  await ask('POST', '/declaracoes', { ...place, declaracao: 'Não houve parcerias em 2024.' });
  const exported = async (folder: string): Promise<string> => {
    await portal.db.own((client) => writeBodyPapers(client, 1, folder));
    await cp(join(portal.filesDir, 'pmdemo'), join(folder, 'arquivos'), { recursive: true });
    return folder;
  };
  const plan = (folder: string) => portal.db.own((client) => planFiles(client, 'pmdemo', folder));
  const older = await exported(join(portal.setting.stagingDir, 'antes'));
  await expect(plan(older)).resolves.not.toBeNull();
  const sheet = { categoria: 'balanco-geral', periodo: null, partes: [], data: '2013-04-01', motivo: 'Era outra.' };
  expect((await ask('PATCH', `/documentos/${slug}`, sheet)).status).toBe(200);
  await expect(plan(older)).rejects.toThrow(/1 documento ou declaração: “Balanço geral de 2012”/);
  expect((await ask('PUT', '/ordem', { categoria: 'balanco-geral', ano: 2012, slugs: [slug] })).status).toBe(200);
  await expect(plan(older)).rejects.toThrow(/“a ordem de balanco-geral, 2012”/);
  await ask('POST', '/declaracoes/retirar', { ...place, motivo: 'Houve uma em maio.' });
  await expect(plan(older)).rejects.toThrow(/“Não houve parcerias em 2024\.”/);
  const newer = await exported(join(portal.setting.stagingDir, 'depois'));
  await writeFile(join(newer, 'arquivos.yaml'), '[]');
  await expect(plan(newer)).resolves.toMatchObject({ files: [] });
});

it('a server that was killed before the database committed gives the old bytes back at its next start', async () => {
  const slug = await publishNew('Balanço geral 2014.pdf', 'antes');
  const file = (await ask<DocumentAnswer>('GET', `/documentos/${slug}`)).json.data;
  const fonte = join(portal.setting.stagingDir, 'novo');
  await writeFile(fonte, 'depois');
  const caminho = file?.caminho ?? '';
  const step = { id: '00000000-0000-4000-8000-000000000000', tenant: 1, slug: 'pmdemo', caminho, fonte, largado: null };
  await new FileJournal(portal.setting.stagingDir, portal.filesDir).take(step);
  const served = () => readFile(join(portal.filesDir, 'pmdemo', caminho));
  expect(String(await served())).toBe('depois');
  await new FileJournal(portal.setting.stagingDir, portal.filesDir).settle(portal.db);
  expect((await served()).equals(report('antes'))).toBe(true);
});
