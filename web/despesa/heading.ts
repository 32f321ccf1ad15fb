/** The heading of the section that shows the way of the money. */
export const PERCURSO_TITLE = 'O caminho do dinheiro';
