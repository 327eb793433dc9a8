import { z } from 'zod'

const text = z.string().trim().min(1).max(300)

/** The legal identity of the publisher, as the law requires. */
export const legalVariables = {
  LEGAL_NAME: text.optional(),
  LEGAL_ADDRESS: text.optional(),
  LEGAL_REGISTRATION: text.optional(),
  LEGAL_DIRECTOR: text.optional(),
  LEGAL_HOST: text.optional(),
  // A landline, a mobile or a freephone number: complaints must not cost extra.
  LEGAL_PHONE: z
    .string()
    .refine((number) => /^0(?:[1-79]\d{8}|80[0-5]\d{6})$/.test(number.replaceAll(' ', '')))
    .optional(),
  LEGAL_MEDIATOR: text.optional(),
}

const names = {
  LEGAL_NAME: 'dénomination, forme et capital de l’éditeur',
  LEGAL_ADDRESS: 'adresse du siège',
  LEGAL_REGISTRATION: 'immatriculation et numéro de TVA',
  LEGAL_DIRECTOR: 'directeur de la publication',
  LEGAL_HOST: 'hébergeur : nom, adresse, téléphone',
  LEGAL_PHONE: 'numéro des réclamations, non surtaxé',
  LEGAL_MEDIATOR: 'médiateur de la consommation : nom, adresse, site',
} as const

export type LegalVariables = Partial<Record<keyof typeof names, string | undefined>>

export interface LegalIdentity {
  name: string
  address: string
  registration: string
  director: string
  host: string
  phone: string
  mediator: string
}

/** null if it is incomplete, as in the demonstration. */
export function legalIdentity(env: LegalVariables): LegalIdentity | null {
  const { LEGAL_NAME: name, LEGAL_ADDRESS: address, LEGAL_REGISTRATION: registration } = env
  const { LEGAL_DIRECTOR: director, LEGAL_HOST: host, LEGAL_PHONE: phone, LEGAL_MEDIATOR: mediator } = env
  if (!name || !address || !registration || !director || !host || !phone || !mediator) return null
  return { name, address, registration, director, host, phone, mediator }
}

export const legalFaults = (env: LegalVariables): string[] =>
  Object.entries(names).flatMap(([name, what]) =>
    env[name as keyof LegalVariables] ? [] : [`${name} manque : ${what}`],
  )
