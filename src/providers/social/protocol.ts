import type * as client from 'openid-client'

/** Calls of the protocol end at the port's own deadline. */
export const boundTo =
  (signal: AbortSignal): client.CustomFetch =>
  (url, options) =>
    fetch(url, { ...options, signal } as RequestInit)

/** Plain HTTP is for the tests' provider: production accepts no such address. */
export const isPlain = (address: string): boolean => address.startsWith('http:')

/** Errors by which the provider, or a check of its signature, denies the login; all others are failures. */
const denials = new Set([
  'OAUTH_RESPONSE_BODY_ERROR',
  'OAUTH_AUTHORIZATION_RESPONSE_ERROR',
  'OAUTH_WWW_AUTHENTICATE_CHALLENGE',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
])

export function isDenial(thrown: unknown): boolean {
  const { code, cause } = thrown as { code?: unknown; cause?: unknown }
  if (typeof code === 'string' && denials.has(code)) return true
  // Checked by shape: the program's server replaces the global Response class that fetch uses.
  const status = Number((cause as { status?: unknown } | undefined)?.status)
  return status >= 400 && status < 500
}

/**
 * Requests JSON; null if the provider denies it.
 * @throws if there is no answer, or an invalid one
 */
export async function askJson(
  url: URL,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown> | null> {
  const response = await fetch(url, { signal, headers: { accept: 'application/json', ...headers }, redirect: 'error' })
  if (response.status >= 400 && response.status < 500) return null
  if (!response.ok) throw new TypeError('nonsense')
  const answer: unknown = await response.json()
  if (typeof answer !== 'object' || answer === null) throw new TypeError('nonsense')
  return answer as Record<string, unknown>
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
