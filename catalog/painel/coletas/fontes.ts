/** What can be read by itself: another portal, a SAPL, or a file at a fixed address. */
export const FONTES = ['portal', 'sapl', 'arquivo'] as const;
export type Fonte = (typeof FONTES)[number];

/** What a source is, to whoever chooses one. */
export const FONTE_WORDS: Readonly<Record<Fonte, { nome: string; faz: string }>> = {
  portal: {
    nome: 'Outro portal da transparência',
    faz: 'Lê pelo protocolo de referência contratos, licitações, servidores e outros conjuntos do ano atual e do anterior.',
  },
  sapl: {
    nome: 'SAPL da câmara',
    faz: 'Lê proposições, sessões, votações e vereadores do ano, com fotos, textos, pautas e atas. Até fevereiro, também os do ano anterior.',
  },
  arquivo: {
    nome: 'Arquivo em um endereço fixo',
    faz: 'Baixa um CSV, JSON ou planilha e publica em um conjunto, como se você o enviasse.',
  },
};
