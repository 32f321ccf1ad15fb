import { z } from 'zod';
import { hideCpf } from '../texto/privacy.ts';

/** The name of a person of the panel, which the log keeps for ever and loads show to everybody. */
export const pessoaNome = z
  .string('Escreva o nome')
  .trim()
  .min(1, 'Escreva o nome')
  .max(120, 'tem mais de 120 caracteres: encurte')
  .refine((nome) => hideCpf(nome) === nome, 'leva um CPF: escreva só o nome');
