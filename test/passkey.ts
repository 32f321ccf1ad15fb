import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a device is asked when it is to keep a passkey. */
export interface PasskeyAsked {
  challenge: string;
  rp: { id: string };
}

/** The holder was there and was asked for, and a key follows. */
const FLAGS = 0x45;

const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

/** A fresh public key as devices write it: of the curve P-256, to verify ES256. */
function publicKey(): Uint8Array {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const parts: [number, number | Uint8Array<ArrayBuffer>][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ];
  return isoCBOR.encode(new Map(parts));
}

/** What a device answers that keeps a passkey and says nothing of who made the device. */
export function newPasskey({ challenge, rp }: PasskeyAsked, origin: string): object {
  const id = randomBytes(16);
  const authData = Buffer.concat([
    createHash('sha256').update(rp.id).digest(),
    Buffer.from([FLAGS, 0, 0, 0, 0]),
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    publicKey(),
  ]);
  const attestation = isoCBOR.encode(
    new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]),
  );
  const client = JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false });
  const name = id.toString('base64url');
  return {
    ...{ id: name, rawId: name, type: 'public-key', clientExtensionResults: {} },
    response: {
      clientDataJSON: Buffer.from(client).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
    },
  };
}
