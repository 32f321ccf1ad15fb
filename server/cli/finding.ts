/** One line of the doctor. Anything but OK says what to do. */
export interface Finding {
  estado: 'OK' | 'AVISO' | 'FALHA';
  assunto: string;
  texto: string;
  remedio?: string;
}

export const fine = (assunto: string, texto: string): Finding => ({ estado: 'OK', assunto, texto });

export const warn = (assunto: string, texto: string, remedio: string): Finding => ({
  estado: 'AVISO',
  assunto,
  texto,
  remedio,
});

export const fail = (assunto: string, texto: string, remedio: string): Finding => ({
  estado: 'FALHA',
  assunto,
  texto,
  remedio,
});
