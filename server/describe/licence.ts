/** Open data without conditions but the name of the source (Decreto 8.777/2016, art. 3º). */
export const LICENCE = {
  name: 'CC-BY-4.0',
  title: 'Creative Commons Atribuição 4.0 Internacional',
  path: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
