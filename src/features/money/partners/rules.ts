/** How far a request's timestamp may be from our clock. */
export const TIMESTAMP_SECONDS = 300

/** A nonce is kept for longer than any timestamp with which it could be sent again. */
export const NONCE_SECONDS = 3600

/** A partner may have a few keys at once, to replace one without a pause. */
export const MOST_KEYS = 3

/** Per key. */
export const CALLS = { name: 'partner-key', most: 120, seconds: 60 }

/** The most that a partner earns, in hundredths of a percent. */
export const MOST_RATE = 5000

export const headerNames = {
  apiKey: 'X-Api-Key',
  session: 'X-Session-Id',
  signature: 'X-Signature',
  timestamp: 'X-Timestamp',
  nonce: 'X-Nonce',
} as const
export type HeaderName = keyof typeof headerNames

const API_KEY = /^pk_[\w-]{32}$/
/** The partner’s own name for a run of calls. */
const SESSION = /^[\w.~-]{8,64}$/
const NONCE = /^[\w.~-]{16,64}$/

export const isApiKey = (text: string): boolean => API_KEY.test(text)
export const isSession = (text: string): boolean => SESSION.test(text)
export const isNonce = (text: string): boolean => NONCE.test(text)

/** Whether a timestamp in seconds is close enough to an instant. */
export const isInTime = (timestamp: string, now: Date): boolean =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) * 1000 - now.getTime()) <= TIMESTAMP_SECONDS * 1000

/** A rate typed as a percentage, such as "12,5", in hundredths of a percent; null if it is none. */
export function rateIn(text: string): number | null {
  const [, whole, part = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  const rate = whole === undefined ? Number.NaN : Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return rate <= MOST_RATE ? rate : null
}

/** A rate as a French percentage without its sign, such as "12,5". */
export const inPercent = (rate: number): string => String(rate / 100).replace('.', ',')
