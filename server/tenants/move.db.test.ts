import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedOf } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { portal as run } from '../../test/cli.ts';
import { migratedDatabase, type TestDatabase } from '../../test/database.ts';
import { openPortal, type Portal } from '../../test/portal.ts';
import { parseDatabaseUrl } from '../database/connection.ts';
import { Database } from '../database/db.ts';
import { ident } from '../database/sql/names.ts';
import { isUnfilled } from '../seed/bodies.ts';
import { readCargas } from './cargas.ts';
import { documentsIn } from './files.ts';

type Home = Parameters<typeof run>[0];

let here: Portal;
let there: Home;
let fresh: TestDatabase;
let work: string;

const CAMARA = 'cmdemo.transparencia.localhost';

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'portal-mudanca-'));
  here = await openPortal({ documents: true });
  fresh = await migratedDatabase();
  const place = parseDatabaseUrl(fresh.url);
  there = { db: new Database(place), place, filesDir: join(work, 'arquivos') };
});

afterAll(async () => {
  await there.db.close();
  await fresh.drop();
  await here.close();
  await rm(work, { recursive: true });
});

/** Everything published of a body: what its folder said, and of each dataset the rows, the sums, the days and the words. */
async function published({ db }: Pick<Home, 'db'>, slug: string, ids: readonly string[]): Promise<object> {
  return db.own(async (client) => {
    const ask = async (text: string, ...values: unknown[]) => (await client.query(text, values)).rows;
    const [body] = await ask('SELECT id, tipo, hosts, dados FROM portal.tenants WHERE slug = $1', slug);
    const sets: Record<string, unknown> = {};
    for (const set of datasets.filter(({ id }) => ids.includes(id))) {
      const columns = storedOf(set)
        .map(([name]) => ident(name))
        .join(', ');
      const rows = `SELECT count(*)::int AS linhas, md5(string_agg(r::text, '\n' ORDER BY r::text)) AS conteudo
        FROM (SELECT ${columns} FROM dados.${ident(set.id)} WHERE tenant = $1) r`;
      const periods = `SELECT periodo, referencia, linhas, somas FROM portal.periodos
        WHERE tenant = $1 AND dataset = $2 ORDER BY 1`;
      sets[set.id] = [...(await ask(rows, body.id)), ...(await ask(periods, body.id, set.id))];
    }
    const words = `SELECT dataset, de, ate, campo, valor, texto, "publicadaEm" FROM portal.declaracoes
      WHERE tenant = $1 ORDER BY 1, 2, 4, 5`;
    const arquivos = `SELECT slug, categoria, titulo, ano, periodo, parte, partes, data, tamanho, tipo, sha256, caminho, texto
      FROM portal.arquivos WHERE tenant = $1 ORDER BY slug`;
    const declarados = 'SELECT * FROM portal.declarados WHERE tenant = $1 ORDER BY categoria, ano, periodo, parte';
    const despesa = `SELECT sum("vlrPago") AS pago, count(*)::int AS linhas FROM dados._despesa WHERE tenant = $1`;
    const { id, ...known } = body;
    return {
      ...known,
      sets,
      declaracoes: await ask(words, id),
      arquivos: await ask(arquivos, id),
      declarados: (await ask(declarados, id)).map(({ tenant: _, ...own }) => own),
      despesa: await ask(despesa, id),
    };
  });
}

async function idsIn(folder: string): Promise<string[]> {
  const note = await readCargas(folder);
  return [...new Set(note?.cargas.map(({ dataset }) => dataset))];
}

/** Keeps of an exported folder only some datasets: what the other body already proved need not be loaded twice. */
async function keepOnly(folder: string, ids: readonly string[]): Promise<void> {
  const note = JSON.parse(await readFile(join(folder, 'cargas.json'), 'utf8'));
  const cargas = note.cargas.filter(({ dataset }: { dataset: string }) => ids.includes(dataset));
  await writeFile(join(folder, 'cargas.json'), JSON.stringify({ ...note, cargas }));
}

describe('a body that moves to another installation', () => {
  it('arrives with everything it published, word for word and row for row', async () => {
    const folder = join(work, 'cm');
    await run(here, 'tenant', 'export', 'cmdemo', folder);
    await run(there, 'tenant', 'apply', folder);
    const ids = await idsIn(folder);
    expect(ids.length).toBeGreaterThan(25);
    expect(await published(there, 'cmdemo', ids)).toEqual(await published(here, 'cmdemo', ids));
    const files = await documentsIn(join(here.filesDir, 'cmdemo'));
    expect(files.length).toBeGreaterThan(0);
    expect(await documentsIn(join(there.filesDir, 'cmdemo'))).toEqual(files);
    const { rows } = await there.db.own((client) =>
      client.query('SELECT count(*)::int AS files, count(palavras)::int AS found FROM portal.arquivos'),
    );
    expect(rows[0].files).toBeGreaterThan(20);
    expect(rows[0].found).toBe(rows[0].files);
  });

  it('and so does what only a prefeitura publishes', async () => {
    const folder = join(work, 'pm');
    await run(here, 'tenant', 'export', 'pmdemo', folder);
    const names = ['arquivos.yaml', 'atendimento.yaml', 'estrutura.yaml', 'glossario.csv', 'perguntas'];
    expect(await readdir(folder)).toEqual(expect.arrayContaining(names));
    const proved = await idsIn(join(work, 'cm'));
    const ids = (await idsIn(folder)).filter((id) => !proved.includes(id));
    expect(ids.length).toBeGreaterThan(5);
    await keepOnly(folder, ids);
    await run(there, 'tenant', 'apply', folder);
    const [came, was] = await Promise.all([published(there, 'pmdemo', ids), published(here, 'pmdemo', ids)]);
    expect({ ...came, despesa: null }).toEqual({ ...was, despesa: null });
  });

  it('changes nothing when its folder is applied again', async () => {
    await keepOnly(join(work, 'cm'), ['contratos', 'empenhos']);
    const { value } = await run(there, 'tenant', 'apply', join(work, 'cm'));
    const { cargas, arquivos } = value as { cargas: object[]; arquivos: object };
    expect(cargas).toMatchObject([{ igual: true }, { igual: true }]);
    expect(arquivos).toMatchObject({ novos: 0, substituidos: 0 });
  });

  it('keeps apart what came in several loads, and takes corrections and statements along', async () => {
    const set = datasets.find(({ id }) => id === 'contratos');
    await there.db.own(async (client) => {
      const { rows } = await client.query("SELECT id FROM portal.tenants WHERE slug = 'cmdemo'");
      const tenant = rows[0].id;
      // The year 2025 came again, later, in another file; then a third put more beside it.
      await client.query(
        `INSERT INTO portal.cargas
           (tenant, dataset, arquivo, sha256, periodo, referencia, lidas, linhas, recusadas, autor, acrescenta)
         SELECT $1, $2, '2025.csv', 'x', '{2025}', '2026-11-01', 0, 0, 0, 'teste', more FROM unnest('{f,t}'::boolean[]) more`,
        [tenant, set?.id],
      );
      await client.query(
        `UPDATE portal.periodos SET carga = (SELECT max(id) FROM portal.cargas), referencia = '2026-11-01'
         WHERE tenant = $1 AND dataset = $2 AND periodo = '2025'`,
        [tenant, set?.id],
      );
      await client.query(
        `INSERT INTO portal.correcoes (tenant, dataset, chave, valores, motivo, autor)
         VALUES ($1, $2, '["1/2025"]', NULL, 'Publicado por engano.', 'teste')`,
        [tenant, set?.id],
      );
    });
    const folder = join(work, 'partes');
    await run(there, 'tenant', 'export', 'cmdemo', folder);
    const note = await readCargas(folder);
    const parts = note?.cargas.filter(({ dataset }) => dataset === 'contratos') ?? [];
    expect(parts.map(({ dados }) => dados)).toEqual(['dados/contratos.csv.gz', 'dados/contratos-2.csv.gz']);
    expect(parts[0]?.periodo).not.toContain('2025');
    expect(parts[1]).toMatchObject({ periodo: ['2025'], referencia: '2026-11-01' });
    // Each row once, however many loads its year came in.
    const [{ total }] = (
      await there.db.own((client) => client.query('SELECT count(*)::int AS total FROM dados.contratos'))
    ).rows;
    expect(parts.reduce((sum, { linhas }) => sum + linhas, 0)).toBe(total);
    expect(note?.correcoes).toMatchObject([{ chave: ['1/2025'], valores: null, motivo: 'Publicado por engano.' }]);
    await keepOnly(folder, []);
    for (const _ of [1, 2]) await run(here, 'tenant', 'apply', folder);
    const { rows } = await here.db.own((client) => client.query('SELECT dataset, motivo FROM portal.correcoes'));
    expect(rows).toEqual([{ dataset: 'contratos', motivo: 'Publicado por engano.' }]);
  });

  it('publishes nothing anew where all stands as it was exported', async () => {
    const folder = join(work, 'agora');
    await run(there, 'tenant', 'export', 'cmdemo', folder);
    const loads = () => there.db.own(async (client) => (await client.query('SELECT id FROM portal.cargas')).rowCount);
    const before = await loads();
    const { value } = await run(there, 'tenant', 'apply', folder);
    const { cargas } = value as { cargas: { igual: boolean }[] };
    expect(cargas.filter(({ igual }) => !igual)).toEqual([]);
    expect(cargas.length).toBeGreaterThan(25);
    expect(await loads()).toBe(before);
  });

  it('is refused where newer data were published since, and says which, unless told to take their place', async () => {
    const folder = join(work, 'cm');
    await expect(run(there, 'tenant', 'apply', folder)).rejects.toThrow(/depois dela: Contratos\..*--sobrescrever/);
    const { value } = await run(there, 'tenant', 'apply', folder, '--sobrescrever');
    expect(value).toMatchObject({
      cargas: expect.arrayContaining([
        expect.objectContaining({ dataset: 'contratos', igual: false }),
        expect.objectContaining({ dataset: 'empenhos', igual: true }),
      ]),
    });
    await expect(run(there, 'tenant', 'apply', folder)).resolves.toBeDefined();
  });

  it('is not written over what is there', async () => {
    await expect(run(here, 'tenant', 'export', 'cmdemo', join(work, 'cm'))).rejects.toThrow('não está vazia');
    await expect(run(here, 'tenant', 'export', 'xx', join(work, 'xx'))).rejects.toThrow(
      'Os órgãos são: cmdemo, pmdemo',
    );
    expect(await documentsIn(join(work, 'xx'))).toEqual([]);
  });

  it.each([
    ['{', 'o arquivo não está como “portal tenant export” escreve'],
    [{ cargas: [], declaracoes: [], correcoes: [], mais: 1 }, 'não está como'],
    [{ cargas: [], correcoes: [], declaracoes: [declared('nada')] }, 'este portal não publica “nada”'],
  ])('is refused before anything is done when its note says %j', async (note, message) => {
    const folder = join(work, 'pm');
    await writeFile(join(folder, 'cargas.json'), typeof note === 'string' ? note : JSON.stringify(note));
    await expect(run(there, 'tenant', 'apply', folder)).rejects.toThrow(message);
  });
});

function declared(dataset: string) {
  return { dataset, de: '2026-01-01', ate: '2026-01-31', texto: 'Não houve.', autor: 'x', publicadaEm: '2026-02-01' };
}

/** Two messages to the câmara and one to the prefeitura, each with a step, a file and a letter on its way. */
const WRITTEN = `WITH heard AS (
    INSERT INTO mensagens.recebidas (tenant, id, protocolo, segredo, pedido, canal, tipo, identidade)
    SELECT id, gen_random_uuid(), n, '', n, 'ouvidoria', 'elogio', 'anonima'
    FROM portal.tenants, generate_series(1, CASE slug WHEN 'cmdemo' THEN 2 ELSE 1 END) n RETURNING tenant, id),
  step AS (INSERT INTO mensagens.passos (tenant, id, mensagem, acao, autor, publico)
    SELECT tenant, gen_random_uuid(), id, 'recebida', '', true FROM heard),
  proof AS (INSERT INTO mensagens.provas SELECT tenant, id, now() FROM heard),
  file AS (INSERT INTO mensagens.anexos (tenant, id, mensagem, de, nome, tipo, tamanho, dados)
    SELECT tenant, gen_random_uuid(), id, 'cidadao', '', 'text/plain', 0, '' FROM heard)
  INSERT INTO mensagens.correio (tenant, id, mensagem, destino) SELECT tenant, gen_random_uuid(), id, '' FROM heard`;

describe('a body that is removed', () => {
  const answers = async (host: string) => (await here.ask('/api/v1/contratos', host)).status;

  it('is not, until that is confirmed', async () => {
    await expect(run(here, 'tenant', 'remove', 'cmdemo')).rejects.toThrow(/documentos.*--sim/);
    expect(await answers(CAMARA)).toBe(200);
  });

  it('is not, while people wait for its answer, unless that is said as well', async () => {
    // Those of the demonstration would only be in the way of counting.
    await here.db.own((client) => client.query('DELETE FROM mensagens.passos; DELETE FROM mensagens.recebidas'));
    await here.db.own((client) => client.query(WRITTEN));
    await expect(run(here, 'tenant', 'remove', 'cmdemo')).rejects.toThrow(/2 mensagens.*--sim --com-mensagens/);
    await expect(run(here, 'tenant', 'remove', 'cmdemo', '--sim')).rejects.toThrow(
      /cmdemo recebeu 2 mensagens, que .* repita com --com-mensagens/,
    );
    expect(await rows('SELECT FROM mensagens.recebidas')).toHaveLength(3);
    expect(await answers(CAMARA)).toBe(200);
  });

  it('leaves no row and no document, and the server that runs no longer knows it', async () => {
    const before = await documentsIn(join(here.filesDir, 'pmdemo'));
    const [{ id }] = await rows("SELECT id FROM portal.tenants WHERE slug = 'cmdemo'");
    await run(here, 'token', 'create', '--tenant', 'cmdemo', '--nome', 'teste');
    const sent = join(here.filesDir, '..', 'envios', String(id));
    await mkdir(sent, { recursive: true });
    await run(here, 'tenant', 'remove', 'cmdemo', '--sim', '--com-mensagens');
    await expect(readdir(sent)).rejects.toThrow('ENOENT');
    await expect.poll(() => answers(CAMARA)).toBe(400);
    expect(await answers('localhost')).toBe(200);
    // A demonstration that somebody removed is not taken for one that was never finished.
    expect(await here.db.own(isUnfilled)).toBe(false);
    expect(await rows('SELECT slug, autor, mensagens FROM portal.removidos')).toEqual([
      { slug: 'cmdemo', autor: 'local:teste', mensagens: 2 },
    ]);
    // Those of the other body are nobody's to erase.
    expect(await rows('SELECT FROM mensagens.recebidas')).toHaveLength(1);
    const tables = await rows(
      `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.columns
       WHERE column_name = 'tenant' AND table_schema IN ('dados', 'mensagens', 'portal')`,
    );
    expect(tables.length).toBeGreaterThan(40);
    for (const { name } of tables) expect(await rows(`SELECT FROM ${name} WHERE tenant = ${id} LIMIT 1`)).toEqual([]);
    expect(await documentsIn(here.filesDir)).toEqual(before.map((name) => `pmdemo/${name}`));
  });

  it('comes back to the server that runs when its folder is applied', async () => {
    await run(here, 'tenant', 'apply', join(work, 'partes'));
    await expect.poll(() => answers(CAMARA)).toBe(200);
  });

  const rows = async (text: string) => (await here.db.own((client) => client.query(text))).rows;
});
