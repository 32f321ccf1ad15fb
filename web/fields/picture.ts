/** The address of a picture on the site's own host, the only one that a page may take pictures from. */
export const pictureAddress = (path: string): string =>
  `/api/v1/arquivos/${path.split('/').map(encodeURIComponent).join('/')}`;
