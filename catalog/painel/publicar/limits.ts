/** Letters of the name of a file, with its path in the folder that was dropped. */
export const LONGEST_NAME = 200;
/** Files of one ensaio: as many as the pages of a folder. */
export const MOST_FILES = 500;
