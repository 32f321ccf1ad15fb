import { Readable } from 'node:stream';

type Piece = string | Uint8Array;

/**
 * A stream of what a generator yields, only as fast as it is read. Exports yield nothing before the first row is there,
 * so that a statement that fails at once can still be answered with an error. When the reader leaves early, `close`
 * comes at once, even while the database is still sorting: the lender of the connection gives it back with
 * `release(!stream.readableEnded)`, and destroying the connection stops the statement.
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
      // The generator may be waiting for a connection that is about to close; its error concerns nobody.
      pieces.return(undefined).catch(() => undefined);
      done(error);
    },
  });
}
