import type { Server } from 'node:http'

/** Which scripts an answer may run, as the policy says it. */
export const noScripts = "'none'"
export const scriptsWith = (nonce: string): string => `'nonce-${nonce}' 'strict-dynamic'`
/** For kept documents: our own files and the very inline scripts that were ours when the document was made. */
export const scriptsOf = (hashes: readonly string[]): string => ["'self'", ...hashes].join(' ')

interface Circumstances {
  /** The development server brings scripts, styles and a socket of its own. */
  development?: boolean
  /** The frames for browsers without scripts are framed, by us alone. */
  framedByUs?: boolean
  /** The back office makes its styles as it goes, and its libraries know no Trusted Types. */
  backOfficeNonce?: string
}

/** What a page may load, and who may frame it. */
export function policyOf(
  scriptSources: string,
  { development = false, framedByUs = false, backOfficeNonce }: Circumstances = {},
): string {
  const scripts = development ? "'self' 'unsafe-inline'" : scriptSources
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}${backOfficeNonce ? ` 'nonce-${backOfficeNonce}'` : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-src 'self'",
    `frame-ancestors ${framedByUs ? "'self'" : "'none'"}`,
    // Where browsers have them: no text becomes a script or markup without passing through a named policy.
    ...(development || backOfficeNonce ? [] : ["require-trusted-types-for 'script'"]),
  ].join('; ')
}

/** What a file that is handed out may do where it is opened all the same: nothing. */
export const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** Headers of documents and of what calls answer. */
export function securityHeaders(scriptSources: string, development = false): Record<string, string> {
  return {
    'Content-Security-Policy': policyOf(scriptSources, { development }),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}

/** Of an answer that other sites may show: the pictures that speak of a page there. */
export const shownElsewhere = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** Gives every answer of a server, whatever makes it, what it may say otherwise but never leave out. */
export function sendAlways(http: Server, secure: boolean): void {
  const headers = Object.entries({
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  })
  http.prependListener('request', (_, response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
  })
}

/** Whether a request that writes comes from the site itself. */
export function ownOrigin(origin: string | undefined, canonical: string): boolean {
  return origin !== undefined && origin === new URL(canonical).origin
}
