// The first thing a newcomer runs, maybe with an old Node and nothing installed: until the version is known to be good
// this file uses what every Node has.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`O portal precisa do Node 20.19 ou mais novo; este é o ${process.versions.node}.`);
  process.exit(1);
}

Promise.all([import('./tasks.mjs'), import('node:cluster')])
  .then(async ([{ build, install, portal }, { default: cluster }]) => {
    // A process that the portal starts beside itself finds everything built, maybe of a newer version.
    if (!cluster.isWorker) {
      await install();
      await build();
    }
    // The portal runs in this very process, so that signals and the exit code are its own.
    await import(portal);
  })
  .catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
