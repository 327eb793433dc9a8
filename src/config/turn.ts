import { z } from 'zod'

/** The relay for the voice of web calls. */
export interface TurnConfig {
  /** turn: and turns: addresses, tried in this order by browsers. */
  urls: readonly string[]
  /** The secret shared with the relay: it signs the credentials of each call. */
  secret: string
}

const TURN_URL = /^turns?:[a-z0-9.-]+(:\d{1,5})?(\?transport=(udp|tcp))?$/

export const turnVariables = {
  TURN_URLS: z
    .string()
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(z.string().regex(TURN_URL, 'turn:hôte:port?transport=udp, ou turns:')).min(1))
    .optional(),
  TURN_SECRET: z.string().min(32, '32 caractères ou plus').optional(),
}

type TurnVariables = z.infer<z.ZodObject<typeof turnVariables>>

/** The faults of a relay that is only partly given, or not at all in production. */
export function turnFaults(env: TurnVariables & { APP_MODE: string }): string[] {
  const missing = (['TURN_URLS', 'TURN_SECRET'] as const).filter((name) => !env[name])
  if (missing.length === 2 && env.APP_MODE === 'demo') return []
  return missing.map((name) => `${name} manque : relais de la voix des appels web`)
}

export const turnConfig = ({ TURN_URLS: urls, TURN_SECRET: secret }: TurnVariables): TurnConfig | null =>
  urls && secret ? { urls, secret } : null
