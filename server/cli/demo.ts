import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { parseDay } from '../../catalog/fields/date.ts';
import { csv } from '../../demo/csv.ts';
import { writeFiles } from '../../demo/files.ts';
import { generate } from '../../demo/generate.ts';
import { Refusal } from '../refusal.ts';

const USAGE = 'Uso: demo --seed 1 --scale 1 --ate 2026-11-16 PASTA';

/** Writes the demonstration bodies as the files that a publisher would send: a folder each, a CSV for each dataset. */
export async function demo(args: readonly string[], log: (line: string) => void): Promise<void> {
  const { folder, ...options } = read(args);
  for (const tenant of ['pmdemo', 'cmdemo'] as const) {
    const made = generate({ ...options, tenant });
    await mkdir(join(folder, tenant), { recursive: true });
    for (const { dataset, rows } of made.datasets) {
      const file = join(folder, tenant, `${dataset.id}.csv`);
      await pipeline(csv(rows(), dataset), createWriteStream(file));
      log(file);
    }
    await writeFiles(made.files, join(folder, tenant, 'arquivos'));
  }
}

function read(args: readonly string[]): { folder: string; seed: number; scale: number; until: string } {
  const { values, positionals } = parse(args);
  const [folder = ''] = positionals;
  const seed = Number(values.seed);
  const scale = Number(values.scale);
  const until = parseDay(values.ate);
  if (positionals.length !== 1) throw new Refusal(`Falta dizer em que pasta gravar. ${USAGE}`);
  if (!Number.isSafeInteger(seed)) throw new Refusal(`--seed deve ser um número inteiro. ${USAGE}`);
  if (!(scale > 0 && scale <= 100_000)) throw new Refusal(`--scale deve ser um número maior que zero. ${USAGE}`);
  if (!until.ok) throw new Refusal(`--ate ${until.message}. ${USAGE}`);
  return { folder, seed, scale, until: until.value };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seed: { type: 'string', default: '1' },
        scale: { type: 'string', default: '1' },
        ate: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      },
    });
  } catch {
    throw new Refusal(`Há uma opção desconhecida ou sem valor. ${USAGE}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await demo(process.argv.slice(2), console.log).catch((error: unknown) => {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  });
