/** The scripts that an answer may run, in the policy's notation. */
export const noScripts = "'none'"
export const scriptsWith = (nonce: string): string => `'nonce-${nonce}' 'strict-dynamic'`
/** For cached documents: our own files and the exact inline scripts that were ours when the document was rendered. */
export const scriptsOf = (hashes: readonly string[]): string => ["'self'", ...hashes].join(' ')

interface Circumstances {
  /** The development server adds scripts, styles and a socket of its own. */
  development?: boolean
  /** The digests of the styles that are in the document. */
  styles?: readonly string[]
  /** The frames for browsers without scripts may be framed, by this site only. */
  framedByUs?: boolean
  /** Another origin that forms are posted to. */
  formsTo?: string
  /** The back office creates styles at run time, and its libraries don't support Trusted Types. */
  backOfficeNonce?: string
}

/** The policy on what a page may load, and who may frame it. */
export function policyOf(
  scriptSources: string,
  { development = false, styles = [], framedByUs = false, formsTo, backOfficeNonce }: Circumstances = {},
): string {
  const scripts = development ? "'self' 'unsafe-inline'" : scriptSources
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    ["style-src 'self'", ...styles, ...stylesOf(development, backOfficeNonce)].join(' '),
    "img-src 'self' data: blob:",
    // Voice notes, which a page holds itself while they are heard.
    'media-src blob:',
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self'${formsTo ? ` ${formsTo}` : ''}`,
    "base-uri 'none'",
    "frame-src 'self'",
    `frame-ancestors ${framedByUs ? "'self'" : "'none'"}`,
    // In browsers that support it: no text becomes a script or markup except through a named policy.
    ...(development || backOfficeNonce ? [] : ["require-trusted-types-for 'script'"]),
  ].join('; ')
}

const stylesOf = (development: boolean, backOfficeNonce: string | undefined): string[] => [
  ...(development ? ["'unsafe-inline'"] : []),
  ...(backOfficeNonce ? [`'nonce-${backOfficeNonce}'`] : []),
]

/** A downloaded file that is opened in the browser may do nothing. */
export const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** Headers of documents and API answers. */
export function securityHeaders(scriptSources: string, circumstances: Circumstances = {}): Record<string, string> {
  return {
    'Content-Security-Policy': policyOf(scriptSources, circumstances),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}

/** For answers that other sites may embed: share images. */
export const shownElsewhere = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** Headers of every answer of the server, in lower case. */
export const alwaysSent = (secure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})

/** Whether a request that writes comes from the site itself. */
export function ownOrigin(origin: string | undefined, canonical: string): boolean {
  return origin !== undefined && origin === new URL(canonical).origin
}
