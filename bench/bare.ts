import { createServer } from 'node:http';

/** The least that Node can do: a server that sends the same bytes to everybody. It is told which, and tells its port. */
process.once('message', ({ head, body }: { head: string[]; body: string }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, head).end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
