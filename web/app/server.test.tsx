import { describe, expect, it } from 'vitest';
import type { PageAnswer, PagePortal } from '../../catalog/site/render.ts';
import { wordsOf } from '../../test/markup.tsx';
import { renderPage } from './server.tsx';

const portalOf = (slug: string, txtCliente: string): PagePortal => ({
  tenant: { slug, tipo: slug === 'cmdemo' ? 'camara' : 'prefeitura', espelho: true },
  frame: {
    cliente: { txtCliente, idPoderOrgao: 1, imgLogo: null, txtLogoExtensao: null },
    entidade: {
      txtCliente,
      cpfCnpj: '',
      txtEndereco: '',
      txtNumEndereco: '',
      txtCidade: '',
      txtEstado: '',
      txtCep: '',
      txtEmail: '',
      txtNumTelefone: '',
      txtFacebook: '',
      txtInstagram: '',
      txtX: '',
    },
    menu: [],
    rodape: [],
    avisos: [],
    vlibras: false,
    referencia: '2026-10-31',
  },
  api: '/api',
  chamber: slug === 'cmdemo',
  origin: `http://${slug}.example`,
});

const REFUSED = JSON.stringify({ ok: false, type: 'NOT_FOUND', message: 'Nada aqui.', problems: [] });

/** An API that takes its time and refuses everything. */
const refusing = async (): Promise<PageAnswer> => {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
  return { status: 404, json: REFUSED };
};

const rendered = (url: string, portal: PagePortal) => renderPage({ url, portal, ask: refusing, wait: 60_000 });

describe('a page rendered on the server', () => {
  it('knows nothing of another body whose page is rendered at the same time', async () => {
    const bodies = [portalOf('pmdemo', 'Prefeitura de Um'), portalOf('cmdemo', 'Câmara de Outro')] as const;
    const urls = ['/', '/mapa', '/glossario', '/contratos', '/contratos/1/2026', '/nada', '/ouvidoria'];
    const pages = await Promise.all(
      urls.flatMap((url) => bodies.map(async (portal) => ({ portal, page: await rendered(url, portal) }))),
    );
    for (const { portal, page } of pages) {
      const [own, other] =
        portal === bodies[0] ? ['Prefeitura de Um', 'Câmara de Outro'] : ['Câmara de Outro', 'Prefeitura de Um'];
      expect(wordsOf(page.html)).toContain(own);
      expect(page.html).not.toContain(other);
    }
  });

  it('hands over what it asked, refusals too, and says what the document must', async () => {
    const page = await rendered('/contratos/1/2026', portalOf('pmdemo', 'Prefeitura de Um'));
    expect([...page.answers.keys()]).toContain('/contratos/1/2026');
    expect(page).toMatchObject({ missing: true, moved: null, definitions: ['contratos'] });
    expect(page.parts).toContain('../catalog/datasets/contratos.ts');
    expect(page.about).toMatchObject({ path: '/contratos/1/2026', personal: true });
  });

  it('leads to the address that it stands for', async () => {
    const { moved } = await rendered('/favorecidos', portalOf('pmdemo', 'Prefeitura de Um'));
    expect(moved).toBe('/despesa?por=favorecido');
  });

  it('is given up when it takes too long', async () => {
    const never = () => new Promise<PageAnswer>(() => undefined);
    const late = renderPage({ url: '/contratos', portal: portalOf('pmdemo', 'Um'), ask: never, wait: 20 });
    await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
