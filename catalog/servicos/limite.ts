/** Most characters of what somebody adds to the mark of a service. */
export const COMENTARIO_DE_SERVICO = 500;
