import { type IncomingMessage, type RequestOptions, request } from 'node:http';

/**
 * Sends a request and returns its response. A connection that was kept alive may be closed at the very moment it is used
 * again: then, as a browser does, the request is sent once more.
 */
export function exchange(options: RequestOptions, body?: Buffer | string, again = true): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const going = request({ host: '127.0.0.1', ...options }, done);
    going.on('error', (error: NodeJS.ErrnoException) => {
      if (again && going.reusedSocket && error.code === 'ECONNRESET') exchange(options, body, false).then(done, fail);
      else fail(error);
    });
    going.end(body);
  });
}
