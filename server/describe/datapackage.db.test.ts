import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { type Descriptor, faultsOf, type Resource } from '../../test/package.ts';
import { hostOf, type Portal } from '../../test/portal.ts';
import { openSamples } from '../../test/samples.ts';

const ON_SITE = 'http://pmdemo.transparencia.localhost:3000/api/v1/datapackage.json';
const ON_API = 'http://pmdemo.apitransparencia.localhost:3000/v1/datapackage.json';

let portal: Portal;

beforeAll(async () => {
  portal = await openSamples();
});

afterAll(() => portal.close());

/** Follows an address as a program does. */
async function follow(address: string, base?: string): Promise<{ status: number; text: string }> {
  const { host, pathname, search } = new URL(address, base);
  return portal.ask(`${pathname}${search}`, host);
}

const describedAt = async (address: string): Promise<Descriptor> => JSON.parse((await follow(address)).text);

const resourceOf = ({ resources }: Descriptor, id: string): Resource => {
  const found = resources.find(({ name }) => name === id);
  if (!found) throw new Error(`the package has no ${id}`);
  return found;
};

describe('the data package', () => {
  it('says who publishes the data, where, and what may be done with it', async () => {
    expect(await describedAt(ON_API)).toMatchObject({
      title: 'Portal da Transparência – Prefeitura Municipal de Vale Claro',
      homepage: 'http://pmdemo.transparencia.localhost:3000',
      licenses: [{ name: 'CC-BY-4.0', path: 'https://creativecommons.org/licenses/by/4.0/' }],
      sources: [{ title: 'Prefeitura Municipal de Vale Claro', path: 'http://pmdemo.transparencia.localhost:3000' }],
    });
  });

  it('lists what is of the body’s affair, and nothing else', async () => {
    const { resources } = await describedAt('http://cmdemo.transparencia.localhost/api/v1/datapackage.json');
    const names = resources.map(({ name }) => name);
    expect(names).toContain('contratos');
    expect(names).not.toContain('dividaativa');
  });

  it.each([ON_SITE, ON_API])('leads from %s to files that are there', async (address) => {
    const { resources } = await describedAt(address);
    for (const { path } of resources) {
      expect(path).not.toMatch(/^\/|\.\./);
      expect({ path, status: (await follow(path, address)).status }).toEqual({ path, status: 200 });
    }
  });
});

it.each(datasets.map((set) => [set.id, set] as const))(
  'the CSV of %s is what its package declares',
  async (id, set) => {
    const address = `http://${hostOf(set)}/api/v1/datapackage.json`;
    const resource = resourceOf(await describedAt(address), id);
    const { text } = await follow(resource.path, address);
    expect(text.split('\n').length).toBeGreaterThan(10);
    expect(faultsOf(resource, text)).toEqual([]);
  },
);
