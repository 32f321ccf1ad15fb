const ORIGIN = 'https://vlibras.gov.br/app';

declare global {
  interface Window {
    VLibras?: { Widget: new (origin: string) => unknown };
  }
}

/** The elements that the translator looks for in the page. */
const PLACE = `
  <div vw-access-button class="active"></div>
  <div vw-plugin-wrapper><div class="vw-plugin-top-wrapper"></div></div>`;

/** Adds the government's translator to Libras. It comes last: without it nothing is missing. */
export function libras(): void {
  const place = document.createElement('div');
  place.setAttribute('vw', '');
  place.className = 'enabled';
  place.innerHTML = PLACE;
  const script = document.createElement('script');
  script.src = `${ORIGIN}/vlibras-plugin.js`;
  script.async = true;
  script.onload = () => window.VLibras && new window.VLibras.Widget(ORIGIN);
  document.body.append(place, script);
}
