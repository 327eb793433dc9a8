import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'

/** How mails to many are signed, paced and agreed to. */
export interface MailingConfig {
  /** The DKIM key of each site, by admin id; a site without one leaves signing to the mail server. */
  dkim: Readonly<Record<number, { selector: string; privateKey: string }>>
  /** Shared with whoever reports bounces and complaints; null if nobody does. */
  reportsSecret: string | null
  /** Messages of campaigns per minute to the servers of one carrier. */
  pace: number
  /** Recipients above which two people of the staff must agree. */
  onePersonMost: number
}

const SITES = [99, 100, 342] as const

/** A private key as one line: PKCS #8 or PKCS #1 (DER) in base64. */
const key = z
  .string()
  .transform((text) => pemOf(text))
  .refine((pem) => pem !== null, 'une clé privée RSA de 2048 bits ou plus, en DER puis base64, sur une ligne')

const selector = z.string().regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i)

export const mailingVariables = {
  SMTP_DKIM_SELECTOR: selector.optional(),
  SMTP_DKIM_KEY_99: key.optional(),
  SMTP_DKIM_KEY_100: key.optional(),
  SMTP_DKIM_KEY_342: key.optional(),
  MAIL_REPORTS_SECRET: z.string().min(32, 'un secret de 32 caractères ou plus').optional(),
  CAMPAIGN_PACE: z.coerce.number().int().min(1).max(1_000_000).default(100),
  CAMPAIGN_ONE_PERSON_MOST: z.coerce.number().int().min(0).max(1_000_000).default(500),
}

type MailingVariables = z.infer<z.ZodObject<typeof mailingVariables>>

function pemOf(text: string): string | null {
  const der = Buffer.from(text, 'base64')
  for (const type of ['pkcs8', 'pkcs1'] as const) {
    try {
      const found = createPrivateKey({ key: der, format: 'der', type })
      const bits = found.asymmetricKeyDetails?.modulusLength ?? 0
      if (found.asymmetricKeyType !== 'rsa' || bits < 2048) return null
      return found.export({ type: 'pkcs8', format: 'pem' }).toString()
    } catch {
      // Of the other kind, or none at all.
    }
  }
  return null
}

export function mailingFaults(env: MailingVariables): string[] {
  const hasKey = SITES.some((id) => env[`SMTP_DKIM_KEY_${id}`])
  return hasKey && !env.SMTP_DKIM_SELECTOR ? ['SMTP_DKIM_SELECTOR manque : nom de la clé DKIM dans le DNS'] : []
}

export function mailingConfig(env: MailingVariables): MailingConfig {
  const { SMTP_DKIM_SELECTOR: selector } = env
  return {
    dkim: Object.fromEntries(
      SITES.flatMap((id) => {
        const privateKey = env[`SMTP_DKIM_KEY_${id}`]
        return selector && privateKey ? [[id, { selector, privateKey }]] : []
      }),
    ),
    reportsSecret: env.MAIL_REPORTS_SECRET ?? null,
    pace: env.CAMPAIGN_PACE,
    onePersonMost: env.CAMPAIGN_ONE_PERSON_MOST,
  }
}
