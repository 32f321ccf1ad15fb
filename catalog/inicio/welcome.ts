/** Whose money it is: the city is the prefeitura's, a câmara shares it, and other bodies are told apart by their names. */
export function welcome(tipo: string | undefined, city: string | null, name: string): string {
  if (city && tipo === 'camara') return `Veja como a Câmara de ${city} usa o dinheiro público`;
  if (city && tipo === 'prefeitura') return `Veja como ${city} usa o dinheiro público`;
  return `${name}: veja como é usado o dinheiro público`;
}
