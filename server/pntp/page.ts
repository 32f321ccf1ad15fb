import type { Dataset } from '../../catalog/dataset.ts';
import { isChamber } from '../../catalog/routes.ts';
import type { RenderPage } from '../../catalog/site/render.ts';
import { frameOf } from '../http/frame.ts';
import { pageTenant } from '../page/making.ts';
import type { Tenant } from '../tenants/tenants.ts';

/** Milliseconds that the page may take: it asks for no data. */
const WAIT_MS = 10_000;

/** The page that has all of the frame and needs no data. */
const FRAME_PAGE = '/mapa';

const UNASKED = {
  status: 404,
  json: '{"ok":false,"type":"NOT_FOUND","message":"","problems":[],"metadata":{"message":""}}',
};

/** Renders the frame of a body's portal as a visitor without JavaScript gets it; each body once. */
export class FramePages {
  readonly #render: RenderPage;
  readonly #datasets: readonly Dataset[];
  readonly #known = new WeakMap<Tenant, Promise<string>>();

  constructor(render: RenderPage, datasets: readonly Dataset[]) {
    this.#render = render;
    this.#datasets = datasets;
  }

  of(tenant: Tenant): Promise<string> {
    const known = this.#known.get(tenant) ?? this.#make(tenant);
    this.#known.set(tenant, known);
    known.catch(() => this.#known.delete(tenant));
    return known;
  }

  async #make(tenant: Tenant): Promise<string> {
    const { html } = await this.#render({
      url: FRAME_PAGE,
      portal: {
        tenant: pageTenant(tenant),
        frame: frameOf(this.#datasets, tenant),
        api: '/api',
        chamber: isChamber(tenant.tipo, ''),
        origin: 'https://portal.invalid',
      },
      ask: async () => UNASKED,
      wait: WAIT_MS,
    });
    return html;
  }
}
