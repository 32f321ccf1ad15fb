const PORTAL = 'Portal da Transparência';

/** `Contratos – Prefeitura Municipal de Vale Claro – Portal da Transparência` */
export const titleOf = (page: string, body: string | undefined): string =>
  [page, body, PORTAL].filter(Boolean).join(' – ');
