import { fitText, wrapText } from '../../catalog/explorar/drawing.ts';
import { PICTURE_FAMILY } from '../imagem/fonts.ts';
import { type Html, html } from '../page/html.ts';
import type { TenantLogo } from '../tenants/logo.ts';

/** The sizes of the picture that leads to the portal, in pixels: a band across a page, and a button beside a text. */
export const BANNER_SIZES = { faixa: [640, 110], botao: [260, 130] } as const;

export type BannerSize = keyof typeof BANNER_SIZES;

/** What a banner shows. */
export interface BannerContent {
  /** Name of the body. */
  body: string;
  logo: TenantLogo | null;
}

const INK = '#0f172a';
const SOFT = '#cbd5e1';
const EDGE = 20;
const TITLE = 'Portal da Transparência';

/** Draws the picture that an official site shows, dark so that it stands out on any page: 14:1 and more. */
export function drawBanner(size: BannerSize, { body, logo }: BannerContent): string {
  const [width, height] = BANNER_SIZES[size];
  const big = size === 'faixa' ? 34 : 20;
  const small = size === 'faixa' ? 17 : 13;
  const side = height - 2 * EDGE;
  const left = logo && size === 'faixa' ? EDGE + side + 18 : EDGE;
  const names = wrapText(body, width - left - EDGE, small, 2);
  const high = big * 1.2 + names.length * small * 1.3;
  const top = (height - 6 - high) / 2;
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${TITLE} – ${body}" font-family="${PICTURE_FAMILY}, Arial, Helvetica, sans-serif">
<rect width="${width}" height="${height}" rx="10" fill="${INK}"/>
<rect y="${height - 6}" width="${width}" height="6" fill="#38bdf8"/>
${left > EDGE && logo ? pictureOf(logo, side) : ''}
<text x="${left}" y="${Math.round(top + big * 0.95)}" font-size="${big}" font-weight="700" fill="#ffffff">${fitText(TITLE, width - left - EDGE, big)}</text>
${names.map((line, i) => html`<text x="${left}" y="${Math.round(top + big * 1.2 + (i + 1) * small * 1.25)}" font-size="${small}" fill="${SOFT}">${line}</text>`)}
</svg>`.text;
}

/** The body's logo on white, because most are drawn for it. Its bytes are inside: a picture in a page loads no other. */
const pictureOf = ({ imgLogo, txtLogoExtensao }: TenantLogo, side: number): Html =>
  html`<rect x="${EDGE}" y="${EDGE - 3}" width="${side}" height="${side}" rx="6" fill="#ffffff"/>
<image x="${EDGE + 4}" y="${EDGE + 1}" width="${side - 8}" height="${side - 8}" href="data:${MEDIA[txtLogoExtensao] ?? 'image/png'};base64,${imgLogo}"/>`;

const MEDIA: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};
