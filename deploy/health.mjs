// Whether the portal of this container is ready, for HEALTHCHECK: the image has no curl.
const { PORT = '3000' } = process.env;
const asked = fetch(`http://127.0.0.1:${PORT}/saude/pronto`, { signal: AbortSignal.timeout(4_000) });
asked.then(
  ({ ok }) => process.exit(ok ? 0 : 1),
  () => process.exit(1),
);
