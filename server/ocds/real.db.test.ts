import { basename } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReleasePackage } from '../../catalog/ocds/answer.ts';
import type { OcdsRelease } from '../../catalog/ocds/release.ts';
import { OCDS_ROOTS } from '../../catalog/ocds/roots.ts';
import { OCDS_SOURCES } from '../../catalog/ocds/sources.ts';
import { OCDS_MARK, OcdsJudge, ocdsThere } from '../../test/ocds.ts';
import { openBodies, type Portal } from '../../test/portal.ts';
import { REAL_CASES, REAL_DATA_MARK, type RealCase, realDataThere, realFile } from '../../test/realdata.ts';
import { load } from '../import/load.ts';
import { filesAt } from '../import/read/files.ts';

const SOURCES = Object.values(OCDS_SOURCES);

/** Files of tenders and contracts, all of one source in one body. The thousands of two cities take too long for every day. */
const MOST_ROWS = 300;
const CASES = REAL_CASES.filter(({ set, rows }) => SOURCES.some(({ id }) => id === set) && rows <= MOST_ROWS);
const bodyOf = ({ path }: RealCase): string => path.split('/')[0] ?? '';
/** Bodies that have a tender or a contract at all: items and payments alone make no process. */
const ROOTS: readonly string[] = OCDS_ROOTS;
const BODIES = [...new Set(CASES.filter(({ set }) => ROOTS.includes(set)).map(bodyOf))];

describe.skipIf(!realDataThere || !ocdsThere)(`real bodies${REAL_DATA_MARK || OCDS_MARK}`, () => {
  let portal: Portal;
  let judge: OcdsJudge;

  beforeAll(async () => {
    portal = await openBodies();
    judge = new OcdsJudge();
    for (const body of BODIES) await publish(body);
    portal.setting.tenants.forget();
  });
  afterAll(() => portal.close());

  const publish = (body: string): Promise<void> =>
    portal.db.own(async (client) => {
      const { rows } = await client.query<{ id: number }>(
        "INSERT INTO portal.tenants (slug, tipo, dados) SELECT $1, tipo, dados FROM portal.tenants WHERE slug = 'pmdemo' RETURNING id",
        [body],
      );
      for (const one of CASES.filter((own) => bodyOf(own) === body)) {
        const dataset = SOURCES.find(({ id }) => id === one.set);
        if (!dataset) throw new Error(`no dataset ${one.set}`);
        const { path, maxRefused = 0.05 } = one;
        const about = { tenant: rows[0]?.id ?? 0, name: basename(path), reference: '2026-11-12', author: 'teste' };
        await load(client, { ...about, dataset, files: filesAt(realFile(path)), maxRefused });
      }
    });

  const everyRelease = async (host: string): Promise<OcdsRelease[]> => {
    const found: OcdsRelease[] = [];
    for (let url: string | undefined = '/ocds/releases.json?_size=200'; url; ) {
      const { releases, links }: ReleasePackage = JSON.parse((await portal.ask(url, host)).text);
      found.push(...releases);
      url = links.next && new URL(links.next).pathname + new URL(links.next).search;
    }
    return found;
  };

  it.each(BODIES)(
    '%s: every process is valid, nothing is lost, and the sum of the contracts is that of the list',
    async (body) => {
      const host = `${body}.transparencia.localhost`;
      const releases = await everyRelease(host);
      expect(releases.flatMap((one) => judge.release(one).map((fault) => `${one.ocid}${fault}`)).slice(0, 5)).toEqual(
        [],
      );
      const contracts = releases.flatMap(({ contracts: own = [] }) => own);
      const listed = (await portal.ask('/api/v1/contratos?_size=1', host)).json;
      expect(contracts).toHaveLength(listed.total);
      const cents = contracts.reduce((sum, { value }) => sum + Math.round((value?.amount ?? 0) * 100), 0);
      expect(cents).toBe(Math.round((listed.totals.vlrContrato ?? 0) * 100));
      const { json } = await portal.ask('/ocds', host);
      expect(json).toMatchObject({ processos: releases.length });
      for (const { ocid } of releases.slice(0, 3))
        expect({ ocid, status: (await portal.ask(`/ocds/${ocid}`, host)).status }).toEqual({ ocid, status: 200 });
    },
  );
});
