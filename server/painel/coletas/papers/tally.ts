import type { HarvestPaper, PapersReport } from '../../../harvest/papers.ts';
import { PaperFailed, PaperRefused } from './fetch.ts';

type Titled = Pick<HarvestPaper, 'titulo'>;

/** What becomes of the files of a reading, counted and told. */
export class PaperTally {
  readonly relatorio: PapersReport = {
    ...{ novos: 0, trocados: 0, iguais: 0, retirados: 0, faltam: 0, espera: null },
    ...{ problemas: [], avisos: [] },
  };
  /** Failures of the server in a row. */
  failures = 0;

  /** A file that is as it was: published, or refused for some reason. */
  same({ titulo }: Titled, motivo: string | null): void {
    if (motivo === null) this.relatorio.iguais += 1;
    else this.relatorio.problemas.push({ titulo, motivo });
  }

  warn(sentence: string): void {
    this.relatorio.avisos.push(sentence);
  }

  /** A file that is left to the next reading; for no reason, where nothing was to be published. */
  waits(reason: string | null): void {
    this.relatorio.faltam += 1;
    this.relatorio.espera = reason;
  }

  /** A file that did not come, or may not be published. Any other fault is not the file's, and goes on. */
  failed({ titulo }: Titled, error: unknown): void {
    const told = isLost(error) ? new PaperRefused(LOST) : error;
    if (!(told instanceof PaperFailed || told instanceof PaperRefused)) throw error;
    this.failures = told instanceof PaperFailed ? this.failures + 1 : 0;
    this.relatorio.problemas.push({ titulo, motivo: told.message });
  }
}

const LOST =
  'o arquivo publicado não está no disco do servidor: restaure-o de uma cópia de segurança ou retire-o em Documentos';

/** Whether the bytes of the document that stands are not there to be kept. */
const isLost = (error: unknown): boolean => Object(error).code === 'ENOENT';
