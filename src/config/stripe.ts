import { z } from 'zod'
import { isLocal } from './database-address.ts'

/** The account at Stripe. */
export interface StripeConfig {
  secretKey: string
  /** The signing secrets of its notices; two while one is replaced. */
  webhookSecrets: readonly string[]
  /** Where its API is, if elsewhere than at Stripe's. */
  apiBase: URL | null
}

export const stripeVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRETS: z
    .string()
    .regex(/^whsec_\w+(,whsec_\w+)*$/)
    .transform((secrets) => secrets.split(','))
    .optional(),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
}

type StripeVariables = z.infer<z.ZodObject<typeof stripeVariables>>

/** Its answers decide whether money came: never read unencrypted from another machine. */
const isSafe = (address: string): boolean => address.startsWith('https:') || isLocal(new URL(address).hostname)

/** The faults of the settings of Stripe, if it takes the payments. */
export function stripeFaults(env: StripeVariables & { PAYMENT_PROVIDER: string }): string[] {
  if (env.PAYMENT_PROVIDER !== 'stripe') return []
  return [
    ...(env.STRIPE_SECRET_KEY ? [] : ['STRIPE_SECRET_KEY manque : clé secrète du compte Stripe']),
    ...(env.STRIPE_WEBHOOK_SECRETS ? [] : ['STRIPE_WEBHOOK_SECRETS manque : secret qui signe les avis de Stripe']),
    ...(env.STRIPE_API_BASE && !isSafe(env.STRIPE_API_BASE)
      ? ['STRIPE_API_BASE : une adresse https, ou de cette machine, est nécessaire']
      : []),
  ]
}

/** null if another provider takes the payments. */
export function stripeConfig(env: StripeVariables & { PAYMENT_PROVIDER: string }): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRETS: webhookSecrets, STRIPE_API_BASE: apiBase } = env
  if (env.PAYMENT_PROVIDER !== 'stripe' || !secretKey || !webhookSecrets) return null
  return { secretKey, webhookSecrets, apiBase: apiBase ? new URL(apiBase) : null }
}
