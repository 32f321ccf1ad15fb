import { Readable } from 'node:stream';

type Piece = string | Uint8Array;

/**
 * A stream of what a generator makes, made only as fast as it is read. Exports make nothing before the first row is
 * there: a statement that fails at once is an error with no byte sent, which can still be answered in words.
 *
 * When the reader leaves early, `close` comes at once, even while the database is still sorting: whoever lent the
 * connection gives it back with `release(!stream.readableEnded)`, and a connection thrown away is what stops a
 * statement half way.
 */
export function readableFrom(pieces: AsyncGenerator<Piece>): Readable {
  return new Readable({
    read() {
      pieces.next().then(
        (next) => this.push(next.done ? null : next.value),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      // The generator may be waiting for a connection that is about to go; its last words concern nobody.
      pieces.return(undefined).catch(() => undefined);
      done(error);
    },
  });
}
