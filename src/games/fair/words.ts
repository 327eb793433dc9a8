/** Draws the next number of a draw, uniform over 0 to 2^32 - 1. */
export type Words = () => Promise<number>

const encoder = new TextEncoder()

/** The name of the protocol, and the beginning of each of its messages. */
export const PROTOCOL = 'voyance-draw-1' as const

export const hexOf = (bytes: ArrayBuffer | Uint8Array): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of the text of the seed, as 64 hexadecimal digits. */
export const commitmentTo = async (serverSeed: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', encoder.encode(serverSeed)))

/** 32 random bytes, as 64 hexadecimal digits. */
export const newServerSeed = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)))

/**
 * What the person adds to a draw: 16 random bytes of their browser as 32 hexadecimal digits, and their own word after a
 * hyphen. It must be made once the commitment is known.
 */
export function newClientSeed(word = ''): string {
  const random = hexOf(crypto.getRandomValues(new Uint8Array(16)))
  return word === '' ? random : `${random}-${word}`
}

/** The words of a draw: HMAC-SHA-256 of `voyance-draw-1:drawId:clientSeed:n`, eight big-endian words for each n. */
export async function wordsOf(serverSeed: string, clientSeed: string, drawId: string): Promise<Words> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(serverSeed), algorithm, false, ['sign'])
  let block = new DataView(new ArrayBuffer(0))
  let at = 0
  let n = 0
  return async () => {
    if (at === block.byteLength) {
      const message = encoder.encode(`${PROTOCOL}:${drawId}:${clientSeed}:${n}`)
      block = new DataView(await crypto.subtle.sign('HMAC', key, message))
      at = 0
      n += 1
    }
    const word = block.getUint32(at)
    at += 4
    return word
  }
}
