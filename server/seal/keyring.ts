import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const VERSION = 1;
const ID = 4;
const IV = 12;
const TAG = 16;
const HEAD = 1 + ID + IV + TAG;

interface Key {
  id: Buffer;
  seal: Buffer;
  sign: Buffer;
}

const derived = (key: Buffer, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', purpose, 32));

const keyOf = (key: Buffer): Key => ({
  id: createHash('sha256').update('portal ').update(key).digest().subarray(0, ID),
  seal: derived(key, 'portal: personal fields'),
  sign: derived(key, 'portal: links and proofs'),
});

/** Thrown by a sealed value that cannot be opened: its key is not here, or it was changed. */
export class UnreadableSeal extends Error {
  override name = 'Unreadable';
}

/** Keys that the database does not hold: the first seals and signs, all of them open. */
export class Keyring {
  readonly #keys: readonly Key[];
  readonly #first: Key;

  constructor(keys: readonly Buffer[]) {
    this.#keys = keys.map(keyOf);
    const [first] = this.#keys;
    if (!first) throw new Error('a keyring without a key');
    this.#first = first;
  }

  /** `about` binds the sealed value to its row: it cannot be opened as another's. */
  seal(value: string | Buffer, about: string): Buffer {
    const iv = randomBytes(IV);
    const cipher = createCipheriv('aes-256-gcm', this.#first.seal, iv).setAAD(Buffer.from(about));
    const sealed = Buffer.concat([cipher.update(value as string, 'utf8'), cipher.final()]);
    return Buffer.concat([Buffer.of(VERSION), this.#first.id, iv, cipher.getAuthTag(), sealed]);
  }

  open(sealed: Buffer, about: string): Buffer {
    const id = sealed.subarray(1, 1 + ID);
    const key = this.#keys.find((own) => own.id.equals(id));
    if (!key || sealed[0] !== VERSION || sealed.length < HEAD)
      throw new UnreadableSeal('sealed with a key that is not here');
    const iv = sealed.subarray(1 + ID, 1 + ID + IV);
    const decipher = createDecipheriv('aes-256-gcm', key.seal, iv).setAAD(Buffer.from(about));
    decipher.setAuthTag(sealed.subarray(1 + ID + IV, HEAD));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(HEAD)), decipher.final()]);
    } catch {
      throw new UnreadableSeal('not what was sealed');
    }
  }

  sealJson = (value: object, about: string): Buffer => this.seal(JSON.stringify(value), about);

  openJson<T>(sealed: Buffer, about: string): T {
    return JSON.parse(this.open(sealed, about).toString('utf8'));
  }

  /** First bytes of values that the first key sealed: any other value waits to be sealed anew. */
  get mark(): Buffer {
    return Buffer.concat([Buffer.of(VERSION), this.#first.id]);
  }

  /** First bytes of all values that can be opened here. */
  get marks(): Buffer[] {
    return this.#keys.map(({ id }) => Buffer.concat([Buffer.of(VERSION), id]));
  }

  sign = (text: string): string => signed(this.#first, text);

  /** Whether one of the keys signed a text, compared in constant time. */
  verify(text: string, signature: string): boolean {
    const given = Buffer.from(signature);
    return this.#keys.some((key) => {
      const own = Buffer.from(signed(key, text));
      return own.length === given.length && timingSafeEqual(own, given);
    });
  }

  /** Secrets derived from a text, one by each key, the first key's first: the same text gives the same secrets again. */
  derive = (text: string): Buffer[] =>
    this.#keys.map(({ sign }) => createHmac('sha256', sign).update(`derive ${text}`).digest());
}

const signed = ({ sign }: Key, text: string): string => createHmac('sha256', sign).update(text).digest('base64url');
