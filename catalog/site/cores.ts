/** The colours that a body gives its portal. */
export interface BodyColours {
  /** Of links, buttons and charts. */
  principal: string | null;
  /** Of the bar and the menu at the top. */
  barra: string | null;
}

export const HEX_COLOUR = /^#[0-9a-f]{6}$/i;

/** Least contrast of text with what is behind it, and of a sign that is no text (WCAG 2.2, AA). */
const TEXT_CONTRAST = 4.5;
const SIGN_CONTRAST = 3;

/** A colour of the theme that a body's colour meets on some page. */
interface Meeting {
  /** What it is, as the refusal names it. */
  what: string;
  colour: string;
  least: number;
}

/**
 * What each colour is seen with. They are tokens of `web/app/tokens.css`: white of the surface and of words on buttons,
 * the canvas; on the bar the words in white and in grey, and the mark under the current page.
 */
const MEETINGS: Readonly<Record<keyof BodyColours, readonly Meeting[]>> = {
  principal: [
    { what: 'o branco das páginas e dos botões', colour: '#ffffff', least: TEXT_CONTRAST },
    { what: 'o fundo das páginas', colour: '#f5f8fb', least: TEXT_CONTRAST },
  ],
  barra: [
    { what: 'as letras brancas', colour: '#ffffff', least: TEXT_CONTRAST },
    { what: 'as letras cinza', colour: '#cbd5e1', least: TEXT_CONTRAST },
    { what: 'as bordas dos botões', colour: '#94a3b8', least: SIGN_CONTRAST },
    { what: 'o traço da página atual', colour: '#38bdf8', least: SIGN_CONTRAST },
  ],
};

/** Red, green and blue of a colour, from 0 to 255. */
const rgbOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const hexOf = (rgb: readonly number[]): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance, as WCAG defines it. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A mixture of two colours: the share of the second from 0 to 1. */
const mixed = (one: string, other: string, share: number): string => {
  const [from, to] = [rgbOf(one), rgbOf(other)];
  return hexOf(from.map((part, i) => part + ((to[i] ?? 0) - part) * share));
};

/** Share of white in the tints of the main colour: the wash of a panel and the ground of a chip. */
const WASH = 0.94;
const CHIP = 0.88;

/** The first thing that a colour cannot be told from well enough; its own wash is one of them. */
function failing(name: keyof BodyColours, colour: string): Meeting | undefined {
  const wash = { what: 'o fundo claro dos quadros', colour: mixed(colour, '#ffffff', WASH), least: TEXT_CONTRAST };
  const met = name === 'principal' ? [...MEETINGS.principal, wash] : MEETINGS[name];
  return met.find((one) => contrastOf(colour, one.colour) < one.least);
}

/** Steps in which a colour is darkened until it can be read. */
const STEPS = 100;

/** The allowed colour nearest to one: itself, or the same a little darker. */
export function nearestColour(name: keyof BodyColours, colour: string): string {
  for (let step = 0; step < STEPS; step += 1) {
    const darker = mixed(colour, '#000000', step / STEPS);
    if (!failing(name, darker)) return darker;
  }
  return '#000000';
}

/** What keeps a colour from being used, with the nearest that can be; null where it can. */
export function colourProblem(name: keyof BodyColours, colour: string): string | null {
  if (!HEX_COLOUR.test(colour)) return 'é uma cor como #0369a1';
  const met = failing(name, colour);
  if (!met) return null;
  const figure = contrastOf(colour, met.colour).toFixed(1).replace('.', ',');
  const least = String(met.least).replace('.', ',');
  return `não se lê bem com ${met.what}: o contraste é ${figure} e o mínimo é ${least}. A cor permitida mais próxima é ${nearestColour(name, colour)}`;
}

/** A shade of the main colour for words on its own tints. */
function readableOn(colour: string, ground: string): string {
  for (let step = 0; step < STEPS; step += 1) {
    const darker = mixed(colour, '#000000', step / STEPS);
    if (contrastOf(darker, ground) >= TEXT_CONTRAST) return darker;
  }
  return '#000000';
}

/** The tokens of the theme that a body's colours replace, by name; none where it has none. */
export function colourTokens({ principal, barra }: BodyColours): Record<string, string> {
  return { ...(principal && mainTokens(principal)), ...(barra && barTokens(barra)) };
}

function mainTokens(principal: string): Record<string, string> {
  const chip = mixed(principal, '#ffffff', CHIP);
  const link = readableOn(mixed(principal, '#000000', 0.15), chip);
  return {
    '--accent': principal,
    '--accent-strong': link,
    '--link': link,
    '--chart': principal,
    '--stage-settled': principal,
    '--wash': mixed(principal, '#ffffff', WASH),
    '--chip': chip,
    '--chip-edge': mixed(principal, '#ffffff', 0.7),
  };
}

const barTokens = (barra: string): Record<string, string> => ({
  '--bar': barra,
  '--menu': mixed(barra, '#000000', 0.12),
  '--menu-edge': mixed(barra, '#000000', 0.12),
  '--current': barra,
});

/** The style sheet of a body's colours; empty where it has none. High contrast and paper keep theirs, by `body.contrast`. */
export function colourSheet(colours: BodyColours): string {
  const tokens = Object.entries(colourTokens(colours));
  return tokens.length === 0 ? '' : `:root{${tokens.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}
