import type { DiagnosticoAnswer } from '../../../catalog/painel/orgaos/answer.ts';

type Findings = DiagnosticoAnswer['data']['achados'];

/** Examines the installation; ends early when its signal says so. */
export type ExamineInstallation = (signal: AbortSignal) => Promise<Findings>;

/** Milliseconds that an examination may take, and that its outcome is told to whoever asks again. */
const LIMIT_MS = 60_000;
const KEPT_MS = 15_000;

/** Runs one examination at a time, within a bound: all who ask meanwhile get the same. */
export class DoctorVisit {
  readonly #examine: ExamineInstallation;
  #running: Promise<DiagnosticoAnswer['data']> | null = null;
  #until = 0;

  constructor(examine: ExamineInstallation) {
    this.#examine = examine;
  }

  async run(): Promise<DiagnosticoAnswer['data']> {
    if (this.#running && Date.now() < this.#until) return this.#running;
    this.#until = Number.POSITIVE_INFINITY;
    const running = this.#bounded().finally(() => {
      this.#until = Date.now() + KEPT_MS;
    });
    this.#running = running;
    return running;
  }

  async #bounded(): Promise<DiagnosticoAnswer['data']> {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const late = new Promise<Findings>((resolve) => {
      signal.addEventListener('abort', () => resolve([LATE]), { once: true });
    });
    const achados = await Promise.race([this.#examine(signal), late]);
    return { conferidoEm: new Date().toISOString(), achados };
  }
}

const LATE: Findings[number] = {
  estado: 'AVISO',
  assunto: 'Diagnóstico',
  texto: 'não terminou em um minuto',
  remedio: 'O banco de dados está muito ocupado. Tente mais tarde, ou rode no servidor: portal doctor',
};
