/** The heading of the section, known before the section itself is loaded. */
export const DOSSIE_TITLE = 'Dossiê';
