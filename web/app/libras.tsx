import { useEffect } from 'react';

const ORIGIN = 'https://vlibras.gov.br/app';

declare global {
  interface Window {
    VLibras?: { Widget: new (origin: string) => unknown };
  }
}

/** The government's translator to Libras, where the body wants it. It comes last, and without it nothing is missing. */
export function Libras() {
  useEffect(() => {
    const script = document.createElement('script');
    script.src = `${ORIGIN}/vlibras-plugin.js`;
    script.async = true;
    script.onload = () => window.VLibras && new window.VLibras.Widget(ORIGIN);
    document.body.append(script);
    return () => script.remove();
  }, []);
  return (
    <div {...{ vw: 'true' }} className="enabled">
      <div {...{ 'vw-access-button': 'true' }} className="active" />
      <div {...{ 'vw-plugin-wrapper': 'true' }}>
        <div className="vw-plugin-top-wrapper" />
      </div>
    </div>
  );
}
