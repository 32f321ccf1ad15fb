/** A place of the town's health network. */
export interface HealthPlace {
  name: string;
  kind: string;
  cnes: string;
  services: string;
  hours: string;
  address: string;
  district: string;
  phone: string;
  /** Whether it hands out medicines. */
  pharmacy: boolean;
}

const WEEK = 'Segunda a sexta-feira, das 7h às 11h30 e das 13h às 17h';
const BASIC = 'Medicina de família; enfermagem; odontologia; vacinação; pré-natal; curativos; entrega de medicamentos';

const basic = (name: string, cnes: string, address: string, district: string, phone: string): HealthPlace => ({
  name,
  kind: 'Unidade básica de saúde',
  cnes,
  services: BASIC,
  hours: WEEK,
  address,
  district,
  phone,
  pharmacy: true,
});

const CENTRE = 'Centro';

export const HEALTH_PLACES: readonly HealthPlace[] = [
  basic('UBS Centro', '2407795', 'Rua da Independência, 140', CENTRE, '(84) 3000-0201'),
  basic('UBS Alto da Conceição', '2407809', 'Rua do Cruzeiro, 22', 'Alto da Conceição', '(84) 3000-0202'),
  basic('UBS Cidade Nova', '2407817', 'Rua dos Ipês, 301', 'Cidade Nova', '(84) 3000-0203'),
  basic('UBS São Francisco', '2407825', 'Rua São Francisco, 75', 'São Francisco', '(84) 3000-0204'),
  basic('UBS Barra do Rio', '2407833', 'Rua do Porto, 18', 'Distrito de Barra do Rio', '(84) 3000-0205'),
  basic('UBS Santa Fé', '2407841', 'Rua da Capela, 9', 'Distrito de Santa Fé', '(84) 3000-0206'),
  {
    name: 'Policlínica Municipal',
    kind: 'Policlínica',
    cnes: '2407850',
    services:
      'Cardiologia; ginecologia; oftalmologia; ortopedia; pediatria; psiquiatria; fisioterapia; ultrassonografia',
    hours: 'Segunda a sexta-feira, das 7h às 17h',
    address: 'Avenida Rio Claro, 610',
    district: CENTRE,
    phone: '(84) 3000-0210',
    pharmacy: false,
  },
  {
    name: 'Unidade de Pronto Atendimento',
    kind: 'Unidade de pronto atendimento',
    cnes: '2407868',
    services: 'Urgência e emergência de adultos e de crianças; raio X; sala de estabilização',
    hours: 'Todos os dias, 24 horas',
    address: 'Rodovia RN-118, km 2',
    district: 'Cidade Nova',
    phone: '(84) 3000-0192',
    pharmacy: false,
  },
  {
    name: 'Centro de Atenção Psicossocial',
    kind: 'Centro de atenção psicossocial',
    cnes: '2407876',
    services: 'Psiquiatria; psicologia; oficinas terapêuticas; acolhimento sem hora marcada',
    hours: 'Segunda a sexta-feira, das 8h às 17h',
    address: 'Rua da Estação, 51',
    district: 'Boa Esperança',
    phone: '(84) 3000-0211',
    pharmacy: false,
  },
  {
    name: 'Farmácia Central',
    kind: 'Farmácia',
    cnes: '2407884',
    services: 'Entrega de medicamentos da Remume e processos de medicamentos de alto custo',
    hours: 'Segunda a sexta-feira, das 7h às 17h',
    address: 'Rua Dom Pedro II, 88',
    district: CENTRE,
    phone: '(84) 3000-0058',
    pharmacy: true,
  },
];
