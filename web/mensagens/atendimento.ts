import type { Atendimento, AtendimentoAnswer, Balcao } from '../../catalog/mensagens/atendimento.ts';
import type { PagePortal } from '../../catalog/site/render.ts';
import { useAnswer } from '../dataset/data.ts';
import { usePortal } from '../portal.ts';

/** The contacts that the frame of every page already has, until the rest is here or where it does not come. */
function known(portal: PagePortal): Atendimento {
  const { txtEndereco, txtNumEndereco, txtCidade, txtEstado, txtEmail, txtNumTelefone } = portal.frame?.entidade ?? {};
  const street = [txtEndereco, txtNumEndereco].filter(Boolean).join(', ');
  const balcao: Balcao = {
    unidade: portal.frame?.cliente.txtCliente ?? '',
    responsavel: null,
    endereco: [street, [txtCidade, txtEstado].filter(Boolean).join('/')].filter(Boolean).join(' – '),
    telefone: txtNumTelefone ?? '',
    email: txtEmail ?? '',
    horario: null,
    norma: null,
  };
  return {
    canais: { 'fale-conosco': balcao, ouvidoria: balcao, 'e-sic': balcao },
    externo: { ouvidoria: portal.tenant?.ouvidoria ?? null, esic: portal.tenant?.esic ?? null },
    autoridadeRecursal: null,
    retencao: null,
    cartaDeServicos: null,
    unidades: [],
  };
}

/** The body's channels and contacts. A form does not wait for them. */
export function useAtendimento(): Atendimento {
  const portal = usePortal();
  return useAnswer<AtendimentoAnswer>('/atendimento').data?.data ?? known(portal);
}
