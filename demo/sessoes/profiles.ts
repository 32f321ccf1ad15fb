/** What the Câmara tells of a member beyond the name. */
export interface MemberProfile {
  party: string;
  biography: string;
  /** The place on the board that directs the house. */
  mesa?: string;
}

/** The members of the mandate that began in 2025, as the structure of the body names them. */
export const PROFILES: Readonly<Record<string, MemberProfile>> = {
  'Fabiana Galvão Fernandes': {
    party: 'PDV',
    mesa: 'Presidente',
    biography:
      'Professora da rede estadual, formada em Letras. Foi diretora da Escola Municipal São José de 2013 a 2019. Está no segundo mandato; propôs a lei que leva a pauta das sessões à internet.',
  },
  'Cláudio Araújo Galvão': {
    party: 'ALP',
    mesa: 'Vice-Presidente',
    biography:
      'Comerciante no Centro há vinte anos. Presidiu a associação dos lojistas. Primeiro mandato, dedicado ao comércio e à limpeza urbana.',
  },
  'Verônica Costa Pinheiro': {
    party: 'MCS',
    mesa: '1ª Secretária',
    biography:
      'Agente comunitária de saúde e sindicalista. Está no segundo mandato e acompanha o Conselho Municipal de Saúde.',
  },
  'Tarcísio Praxedes Gomes': {
    party: 'UPS',
    mesa: '2º Secretário',
    biography:
      'Agricultor do Sítio Riacho Fundo. Primeiro mandato; cuida das estradas vicinais e do abastecimento de água.',
  },
  'Ana Lúcia Torres Figueirêdo': {
    party: 'REN',
    biography:
      'Assistente social, trabalhou no CRAS do Alto da Conceição. Coordena a Procuradoria da Mulher da Câmara.',
  },
  'Francinaldo Alencar Rocha': {
    party: 'UPS',
    biography: 'Motorista de transporte escolar por quinze anos. Está no primeiro mandato.',
  },
  'Francisca Mesquita Guedes': {
    party: 'ALP',
    biography: 'Enfermeira aposentada. Foi secretária municipal de saúde de 2009 a 2012. Terceiro mandato.',
  },
  'Gláucia de Nóbrega Maia': {
    party: 'REN',
    biography: 'Contadora. Preside a comissão que examina as contas e o orçamento. Primeiro mandato.',
  },
  'Josefa Santiago Paiva': {
    party: 'UPS',
    biography: 'Líder comunitária do bairro Nova Vida. Segundo mandato, voltado à habitação.',
  },
  'Júlia Santiago Pinheiro': {
    party: 'MCS',
    biography: 'Advogada. Foi defensora dativa na comarca. Segundo mandato.',
  },
  'Luís de Diógenes Silva': {
    party: 'PDV',
    biography:
      'Músico da banda municipal e produtor de eventos. Segundo mandato; autor da lei do calendário de festas.',
  },
  'Rosângela Silva Silva': {
    party: 'ALP',
    biography: 'Professora de educação infantil. Primeiro mandato; atua pela ampliação das creches.',
  },
  'Vitória Gomes Santiago': {
    party: 'MCS',
    biography: 'Estudante de Direito e a mais jovem da casa. Primeiro mandato; propôs o orçamento participativo.',
  },
};
