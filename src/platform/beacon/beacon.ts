import { bls12_381 } from '@noble/curves/bls12-381.js'

/** A public source of randomness: it signs each round at its moment, and nobody knows a signature before. */
export interface BeaconChain {
  /** On G2, as 192 hexadecimal digits. */
  publicKey: string
  /** Unix seconds of round 1. */
  genesis: number
  periodSeconds: number
}

/** The League of Entropy's chain of three seconds, “quicknet”. */
export const quicknet: BeaconChain = {
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  periodSeconds: 3,
}

/** On G1, compressed. */
export const SIGNATURE = /^[0-9a-f]{96}$/

const { shortSignatures } = bls12_381
const SCHEME = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))

/** The first round at or after a moment. */
export const roundAt = ({ genesis, periodSeconds }: BeaconChain, at: Date): number =>
  Math.max(1, Math.ceil((at.getTime() / 1000 - genesis) / periodSeconds) + 1)

/** When a round is signed. */
export const momentOf = ({ genesis, periodSeconds }: BeaconChain, round: number): Date =>
  new Date((genesis + (round - 1) * periodSeconds) * 1000)

/** What a chain without memory signs: SHA-256 of the round's number, as eight big-endian bytes, on the curve. */
async function messageOf(round: number) {
  const number = new DataView(new ArrayBuffer(8))
  number.setBigUint64(0, BigInt(round))
  const digest = await crypto.subtle.digest('SHA-256', number.buffer)
  return shortSignatures.hash(new Uint8Array(digest), SCHEME)
}

/** Whether the chain signed the round so; false for anything that is no point of the curve. */
export async function isSigned(publicKey: string, round: number, signature: string): Promise<boolean> {
  if (!SIGNATURE.test(signature)) return false
  const message = await messageOf(round)
  try {
    return shortSignatures.verify(bytesOf(signature), message, bytesOf(publicKey))
  } catch {
    // Not every text of the right length is a point.
    return false
  }
}

/** The randomness of a round: SHA-256 of its signature, as 64 hexadecimal digits. */
export const randomnessOf = async (signature: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', bytesOf(signature)))

/** A chain of one's own, from 48 random bytes. */
export function ownChain(seed: Uint8Array, at: Omit<BeaconChain, 'publicKey'>) {
  const { secretKey, publicKey } = shortSignatures.keygen(seed)
  return {
    chain: { ...at, publicKey: publicKey.toHex(true) } satisfies BeaconChain,
    sign: async (round: number): Promise<string> => shortSignatures.sign(await messageOf(round), secretKey).toHex(true),
  }
}
