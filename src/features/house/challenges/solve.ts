/** The parts of a challenge needed to solve it; all of it is sent back. */
export interface Challenge {
  parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string }
  signature: string
}

/** Far more than any challenge needs. */
const MOST_KEYS = 1000
/** Keys derived in parallel: few, so that a phone stays responsive to typing. */
const AT_ONCE = 2

/**
 * Derives keys until one has the required prefix; the browser derives them off the main thread. Returns the value that
 * the form or call takes.
 */
export async function solve(challenge: Challenge, signal?: AbortSignal): Promise<string> {
  for (let first = 0; first < MOST_KEYS; first += AT_ONCE) {
    signal?.throwIfAborted()
    const counters = Array.from({ length: AT_ONCE }, (_, place) => first + place)
    const keys = await Promise.all(counters.map((counter) => keyOf(challenge, counter)))
    const derivedKey = keys.find((key) => key.startsWith(challenge.parameters.keyPrefix))
    if (derivedKey === undefined) continue
    return encoded({ challenge, solution: { counter: first + keys.indexOf(derivedKey), derivedKey } })
  }
  throw new RangeError('no key')
}

async function keyOf({ parameters }: Challenge, counter: number): Promise<string> {
  const nonce = bytesOf(parameters.nonce)
  const password = new Uint8Array(nonce.length + 4)
  password.set(nonce)
  new DataView(password.buffer).setUint32(nonce.length, counter)
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
  const { salt, cost: iterations, keyLength } = parameters
  const way = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations }
  const bits = new Uint8Array(await crypto.subtle.deriveBits(way, key, keyLength * 8))
  return Array.from(bits, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const encoded = (content: object): string => btoa(JSON.stringify(content))
