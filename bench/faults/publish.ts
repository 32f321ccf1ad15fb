import type { AttackedPortal } from './attack.ts';
import { type ShotAnswer, shoot } from './shot.ts';

/** Text of the model file that an attack's own takes the place of. */
const OBJECT = 'Fornecimento de gêneros alimentícios para a merenda escolar';
const NUMBER = /^001\/2025/m;

/** Sends the first contract of the model file with another object, as a file of the attacked body. */
export async function sendContract(
  { port, token }: AttackedPortal,
  object: string,
  options: 'conferir=1' | 'acrescenta=1',
): Promise<ShotAnswer> {
  const { text } = await shoot(port, { path: '/api/v1/modelos/contratos.csv' });
  const [header, first = ''] = Buffer.from(text, 'latin1').toString('utf8').split('\n');
  // A number of its own: the same file twice would not be published again.
  const row = first.replace(OBJECT, object).replace(NUMBER, Date.now().toString(36));
  return shoot(port, {
    method: 'PUT',
    path: `/api/v1/envios/contratos/contratos.csv?${options}`,
    headers: { authorization: `Bearer ${token}` },
    body: Buffer.from(`${header}\n${row}\n`),
  });
}
