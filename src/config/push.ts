import { createECDH } from 'node:crypto'
import { z } from 'zod'

/** The keys that identify the sites to browsers' push services. */
export interface PushConfig {
  publicKey: string
  privateKey: string
  subject: string
}

export const pushVariables = {
  PUSH_PROVIDER: z.enum(['none', 'sandbox', 'webpush']).optional(),
  PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, 'une clé publique P-256, 87 caractères en base64url')
    .optional(),
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'une clé privée P-256, 43 caractères en base64url')
    .optional(),
  PUSH_SUBJECT: z
    .string()
    .regex(/^(mailto:[^@\s]+@[^@\s]+\.[^@\s]+|https:\/\/[^\s/]+\.[^\s]+)$/, 'mailto: ou https:')
    .optional(),
}

type PushVariables = z.infer<z.ZodObject<typeof pushVariables>> & { APP_MODE: string }

/** The faults of the settings of notifications. */
export function pushFaults(env: PushVariables): string[] {
  if (env.PUSH_PROVIDER === 'sandbox' && env.APP_MODE === 'production') {
    return ['PUSH_PROVIDER : le bac à sable n’envoie rien aux appareils, il ne sert qu’à la démonstration']
  }
  if (env.PUSH_PROVIDER !== 'webpush') return []
  const needed = ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_SUBJECT'] as const
  const missing = needed.flatMap((name) => (env[name] ? [] : [`${name} manque : envoi des notifications`]))
  if (missing.length > 0 || isPair(env.PUSH_PUBLIC_KEY, env.PUSH_PRIVATE_KEY)) return missing
  return ['PUSH_PRIVATE_KEY : ce n’est pas la clé privée de PUSH_PUBLIC_KEY']
}

/** null for no notifications. */
export function pushConfig(env: PushVariables): PushConfig | 'sandbox' | null {
  const provider = env.PUSH_PROVIDER ?? (env.APP_MODE === 'production' ? 'none' : 'sandbox')
  if (provider !== 'webpush') return provider === 'none' ? null : 'sandbox'
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_SUBJECT: subject } = env
  return publicKey && privateKey && subject ? { publicKey, privateKey, subject } : null
}

function isPair(publicKey = '', privateKey = ''): boolean {
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url') === publicKey
  } catch {
    // Not every text of the right length is a key.
    return false
  }
}
