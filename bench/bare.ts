import { createServer } from 'node:http';

/**
 * A bare Node server that sends the same bytes to everybody: the bound that the portal is compared with. It receives
 * the bytes and reports its port.
 */
process.once('message', ({ head, body }: { head: string[]; body: string }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, head).end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
