/** One line of `portal doctor`. Every state but OK says what to do. */
export interface DoctorFinding {
  estado: 'OK' | 'AVISO' | 'FALHA';
  assunto: string;
  texto: string;
  remedio?: string;
}

export const okFinding = (assunto: string, texto: string): DoctorFinding => ({ estado: 'OK', assunto, texto });

export const warningFinding = (assunto: string, texto: string, remedio: string): DoctorFinding => ({
  estado: 'AVISO',
  assunto,
  texto,
  remedio,
});

export const failureFinding = (assunto: string, texto: string, remedio: string): DoctorFinding => ({
  estado: 'FALHA',
  assunto,
  texto,
  remedio,
});
