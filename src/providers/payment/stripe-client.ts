import Stripe from 'stripe'
import type { StripeConfig } from '../../config/stripe.ts'

/** As long as the calls of a provider may take; the socket is closed then too. */
const TIMEOUT_MS = 8000

export const openStripe = ({ secretKey, apiBase }: Pick<StripeConfig, 'secretKey' | 'apiBase'>): Stripe =>
  new Stripe(secretKey, {
    // Retried by the caller, within one deadline.
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(apiBase ? addressOf(apiBase) : {}),
  })

function addressOf({ protocol, hostname, port }: URL) {
  const scheme: 'http' | 'https' = protocol === 'http:' ? 'http' : 'https'
  return { protocol: scheme, host: hostname, port: port || (scheme === 'http' ? 80 : 443) }
}
