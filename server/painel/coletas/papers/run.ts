import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { counted } from '../../../../catalog/texto/plural.ts';
import { announceFiles, lockFiles } from '../../../arquivos/register.ts';
import type { HarvestPaper, PapersReport, PapersTask } from '../../../harvest/papers.ts';
import { FileJournal } from '../../arquivos/journal.ts';
import { ownTransaction } from '../../arquivos/owner.ts';
import { MEGABYTE, type PaperBounds, type PaperRoom, USUAL_BOUNDS } from './bounds.ts';
import { type FetchedPaper, fetchPaper, PaperFailed, PaperRefused } from './fetch.ts';
import { type InspectedPaper, inspectPaper } from './inspect.ts';
import { type PaperPlace, publishPaper, withdrawPaper } from './publish.ts';
import { goneFrom, isSettled, PaperAddresses, type PaperState } from './state.ts';
import { type BroughtFile, noteBrought, type PaperShelf } from './store.ts';
import { PaperTally } from './tally.ts';

/** Documents after which the search and the caches learn of them. */
const ANNOUNCED = 100;

/** The files of one reading, each taken in where it is another than the one that came last. */
export class PaperRun {
  readonly paths = new Map<string, string>();
  readonly #tally = new PaperTally();
  readonly #room: PaperRoom;
  readonly #task: PapersTask;
  readonly #shelf: PaperShelf;
  readonly #place: PaperPlace;
  readonly #addresses: PaperAddresses;
  readonly #bounds: PaperBounds;
  readonly #end: number;
  readonly #years: number[] = [];
  #bytes = 0;
  #asked = 0;

  constructor(room: PaperRoom, task: PapersTask, shelf: PaperShelf) {
    this.#room = room;
    this.#task = task;
    this.#shelf = shelf;
    this.#addresses = new PaperAddresses(shelf);
    this.#bounds = { ...USUAL_BOUNDS, ...room.bounds };
    this.#end = Date.now() + this.#bounds.patience;
    const journal = new FileJournal(room.stagingDir, room.filesDir);
    const { tenant, fonte } = task;
    this.#place = { services: { db: room.db }, journal, tenant, fonte, body: shelf.body, filesDir: room.filesDir };
  }

  get relatorio(): PapersReport {
    return this.#tally.relatorio;
  }

  async take(paper: HarvestPaper): Promise<void> {
    this.#room.signal.throwIfAborted();
    const state = this.#addresses.stateOf(paper);
    const { known, standing, isOurs } = state;
    if (standing) this.paths.set(paper.chave, standing.caminho);
    if (!paper.url) return;
    if (standing && !isOurs) return this.#tally.same(paper, null);
    if (known?.sha256 && !standing)
      return this.#tally.warn(`“${state.titulo}” foi retirado no painel e não volta sozinho.`);
    if (isSettled(paper, known)) return this.#tally.same(paper, known.motivo);
    const reason = this.#waitReason();
    if (reason !== null) return this.#tally.waits(this.#task.dry ? null : reason);
    await this.#withdraw(paper.chave, this.#addresses.renamed(paper, state));
    await this.#ask(paper, paper.url, state);
  }

  /** Takes off what the source has no more: a file that left its record, and one whose record left. */
  async withdrawGone(): Promise<void> {
    const gone = goneFrom(this.#shelf, this.#task);
    if (gone.isMost) {
      const many = counted(gone.papers.length, 'documento', 'documentos');
      return this.#tally.warn(`${many} que esta fonte já teve não estão mais nela e ficaram aqui: confira a fonte.`);
    }
    for (const { chave, standing } of gone.papers) {
      this.paths.delete(chave);
      await this.#withdraw(chave, standing);
    }
  }

  /** Tells the search and the caches of what was published. */
  async announce(): Promise<void> {
    if (this.#years.length === 0) return;
    const years = [...new Set(this.#years.splice(0))];
    const { tenant } = this.#task;
    await ownTransaction(this.#room.db, async (client) => {
      await lockFiles(client, tenant);
      await announceFiles(client, tenant, years);
    });
  }

  async #withdraw(chave: string, standing: PaperState['standing']): Promise<void> {
    if (!standing || this.#task.dry) return;
    try {
      await withdrawPaper(this.#place, chave, standing);
      this.#tally.relatorio.retirados += 1;
      await this.#changed(standing.ano);
    } catch (error) {
      this.#tally.failed(standing, error);
    }
  }

  /** Why nothing more is asked for; null while it is. */
  #waitReason(): string | null {
    const { failures, bytes } = this.#bounds;
    if (this.#task.dry) return 'nada se publica';
    if (this.#tally.failures >= failures) return 'o servidor deixou de responder';
    if (this.#bytes >= bytes) return 'já vieram muitos megabytes de uma vez';
    return Date.now() > this.#end ? 'o tempo desta leitura acabou' : null;
  }

  async #ask(paper: HarvestPaper, url: URL, state: PaperState): Promise<void> {
    if (this.#asked++ > 0) await wait(this.#bounds.rest, undefined, { signal: this.#room.signal });
    const folder = join(this.#room.stagingDir, 'coletas');
    await mkdir(folder, { recursive: true });
    const path = join(folder, randomUUID());
    try {
      await this.#bring(paper, url, state, path);
      this.#tally.failures = 0;
    } catch (error) {
      this.#tally.failed(paper, error);
    } finally {
      await rm(path, { force: true });
    }
  }

  async #bring(paper: HarvestPaper, url: URL, state: PaperState, path: string): Promise<void> {
    const { known } = state;
    const before = known?.endereco === url.href ? known : undefined;
    const mostBytes = paper.kind === 'foto' ? this.#bounds.photoBytes : this.#room.documentMegabytes * MEGABYTE;
    const { etag = null, modificado = null } = before ?? {};
    const came = await fetchPaper({ url, etag, modificado, mostBytes, to: path }, { ...this.#room, ...this.#bounds });
    if (came === null && !before) throw new PaperFailed('o servidor diz que nada mudou, mas o arquivo nunca veio');
    if (before && came === null) return this.#settle(paper, { ...before, marca: paper.marca });
    await this.#judge(paper, url, state, path, came ?? NOTHING);
  }

  /** Publishes what came, unless it is what stands, or may not be published. */
  async #judge(
    paper: HarvestPaper,
    url: URL,
    { slug, titulo, known, standing }: PaperState,
    path: string,
    { bytes, etag, modificado }: FetchedPaper,
  ): Promise<void> {
    this.#bytes += bytes;
    const { chave, marca, categoria, ano } = paper;
    const file = {
      chave,
      slug,
      endereco: url.href,
      marca,
      etag,
      modificado,
      sha256: known?.sha256 ?? null,
      motivo: null,
    };
    const found = await inspectPaper({ ...paper, titulo }, path, this.#room.reader).catch(refusalIn);
    if (found instanceof PaperRefused) return this.#settle(paper, { ...file, motivo: found.message });
    if (found.sha256 === file.sha256) return this.#settle(paper, file);
    const publication = { file, sheet: { categoria, titulo, ano }, found, path, before: standing };
    const own = await publishPaper(this.#place, publication);
    this.paths.set(chave, own.caminho);
    await this.#published(own.titulo, own.ano, found, standing !== undefined);
  }

  async #published(titulo: string, ano: number, { aviso }: InspectedPaper, isChange: boolean): Promise<void> {
    if (isChange) this.#tally.relatorio.trocados += 1;
    else this.#tally.relatorio.novos += 1;
    if (aviso !== null) this.#tally.warn(`“${titulo}”: ${aviso}.`);
    await this.#changed(ano);
  }

  async #settle(paper: HarvestPaper, file: BroughtFile): Promise<void> {
    await this.#room.db.own((client) => noteBrought(client, this.#task.tenant, file));
    this.#tally.same(paper, file.motivo);
  }

  async #changed(ano: number): Promise<void> {
    if (this.#years.push(ano) >= ANNOUNCED) await this.announce();
  }
}

const NOTHING: FetchedPaper = { bytes: 0, etag: null, modificado: null };

function refusalIn(error: unknown): PaperRefused {
  if (error instanceof PaperRefused) return error;
  throw error;
}
