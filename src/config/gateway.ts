import { z } from 'zod'
import { isLocal } from './database-address.ts'

/** The shop at a French bank that takes payments on a page of its own. */
export interface GatewayConfig {
  /** The bank's payment page, to which the client's browser posts a form. */
  pageUrl: string
  /** The bank's service, which is asked for payments and refunds; ends with a slash. */
  serviceUrl: string
  /** The shop's number at the bank. */
  shop: string
  /** Keys of forms and notices: the first signs, each is accepted, so that one can be replaced. */
  keys: readonly [string, ...string[]]
  /** The password of the service. */
  password: string
  mode: 'TEST' | 'PRODUCTION'
}

const address = z.url({ protocol: /^https?$/ })

export const gatewayVariables = {
  GATEWAY_PAGE_URL: address.optional(),
  GATEWAY_SERVICE_URL: address.transform((url) => url.replace(/\/?$/, '/')).optional(),
  GATEWAY_SHOP: z
    .string()
    .regex(/^\d{8}$/)
    .optional(),
  GATEWAY_KEYS: z
    .string()
    .regex(/^\w+(,\w+)*$/)
    .transform((keys) => keys.split(',') as [string, ...string[]])
    .optional(),
  GATEWAY_PASSWORD: z
    .string()
    .regex(/^(test|prod)password_\w+$/)
    .optional(),
}

type GatewayVariables = z.infer<z.ZodObject<typeof gatewayVariables>>
type Chosen = GatewayVariables & { PAYMENT_PROVIDER: string }

const needed = {
  GATEWAY_PAGE_URL: 'adresse de la page de paiement de la banque',
  GATEWAY_SERVICE_URL: 'adresse du service web de la banque',
  GATEWAY_SHOP: 'numéro de la boutique, de huit chiffres',
  GATEWAY_KEYS: 'clé qui signe les formulaires et les avis',
  GATEWAY_PASSWORD: 'mot de passe du service web',
} as const

const addresses = ['GATEWAY_PAGE_URL', 'GATEWAY_SERVICE_URL'] as const

/** The faults of the settings of a bank, if it takes the payments. */
export function gatewayFaults(env: Chosen): string[] {
  if (env.PAYMENT_PROVIDER !== 'gateway') return []
  const missing = Object.entries(needed).flatMap(([name, what]) =>
    env[name as keyof typeof needed] ? [] : [`${name} manque : ${what}`],
  )
  const open = addresses.filter((name) => {
    const url = env[name]
    return url?.startsWith('http:') && !isLocal(new URL(url).hostname)
  })
  return [...missing, ...open.map((name) => `${name} : une adresse https, ou de cette machine, est nécessaire`)]
}

/** null if another provider takes the payments. */
export function gatewayConfig(env: Chosen): GatewayConfig | null {
  const { GATEWAY_PAGE_URL: pageUrl, GATEWAY_SERVICE_URL: serviceUrl, GATEWAY_SHOP: shop } = env
  const { GATEWAY_KEYS: keys, GATEWAY_PASSWORD: password } = env
  if (env.PAYMENT_PROVIDER !== 'gateway' || !pageUrl || !serviceUrl || !shop || !keys || !password) return null
  return { pageUrl, serviceUrl, shop, keys, password, mode: password.startsWith('test') ? 'TEST' : 'PRODUCTION' }
}
