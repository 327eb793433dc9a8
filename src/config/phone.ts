import { z } from 'zod'

/** The account that calls people. */
export interface PhoneConfig {
  origin: string
  accountSid: string
  authToken: string
  /** The number that called people see, in E.164. */
  callerId: string
}

export const phoneVariables = {
  PHONE_PROVIDER: z.enum(['none', 'sandbox', 'twilio']).optional(),
  TWILIO_CALLER_ID: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/)
    .optional(),
}

interface PhoneVariables {
  APP_MODE: string
  PHONE_PROVIDER?: 'none' | 'sandbox' | 'twilio' | undefined
  TWILIO_ORIGIN: string
  TWILIO_ACCOUNT_SID?: string | undefined
  TWILIO_AUTH_TOKEN?: string | undefined
  TWILIO_CALLER_ID?: string | undefined
}

/** The faults of the settings of the telephone. */
export function phoneFaults(env: PhoneVariables): string[] {
  if (env.PHONE_PROVIDER === 'sandbox' && env.APP_MODE === 'production') {
    return ['PHONE_PROVIDER : le téléphone du bac à sable n’appelle personne, il ne sert qu’à la démonstration']
  }
  if (env.PHONE_PROVIDER !== 'twilio') return []
  const needed = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_CALLER_ID'] as const
  return needed.flatMap((name) => (env[name] ? [] : [`${name} manque : compte Twilio qui appelle au téléphone`]))
}

/** null for no telephone: nobody can be consulted by it. */
export function phoneConfig(env: PhoneVariables): PhoneConfig | 'sandbox' | null {
  const provider = env.PHONE_PROVIDER ?? (env.APP_MODE === 'production' ? 'none' : 'sandbox')
  if (provider !== 'twilio') return provider === 'none' ? null : 'sandbox'
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_CALLER_ID: callerId } = env
  if (!accountSid || !authToken || !callerId) return null
  return { origin: new URL(env.TWILIO_ORIGIN).origin, accountSid, authToken, callerId }
}
