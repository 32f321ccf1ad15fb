import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Family in which pictures are written. Its letters are as wide as Arial's, which the SVG names after it. */
export const PICTURE_FAMILY = 'Liberation Sans';

/** Files of the letters: they come with pdfjs-dist, under the SIL Open Font License that lies beside them. */
const FONT_FILES = ['Regular', 'Bold'].map((cut) => resolve(`pdfjs-dist/standard_fonts/LiberationSans-${cut}.ttf`));

/** Letters of every picture, and no others: a picture is the same on every machine, without a network. */
export const PICTURE_FONTS = {
  fontFiles: FONT_FILES,
  loadSystemFonts: false,
  defaultFontFamily: PICTURE_FAMILY,
  sansSerifFamily: PICTURE_FAMILY,
};
