import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, sharePortal } from '../../test/portal.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await sharePortal();
});

afterAll(() => portal.close());

describe('the map of a body', () => {
  it('comes from its own folder, to anybody’s page, and not with every page of the portal', async () => {
    const { status, headers, text } = await portal.ask('/v1/mapa.geojson', 'pmdemo.apitransparencia.localhost');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/geo+json; charset=utf-8',
      'access-control-allow-origin': '*',
    });
    expect(JSON.parse(text).features.length).toBeGreaterThan(10);
    expect((await portal.ask('/', 'pmdemo.transparencia.localhost')).text).not.toContain('FeatureCollection');
  });

  it('of a body that has sent none is empty', async () => {
    const { status, text } = await portal.ask('/api/v1/mapa.geojson', 'cmdemo.transparencia.localhost');
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ type: 'FeatureCollection', features: [] });
  });
});
