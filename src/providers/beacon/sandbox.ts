import { momentOf, ownChain, quicknet } from '../../platform/beacon/beacon.ts'
import type { BeaconPort } from './port.ts'

/**
 * A beacon of this machine alone, for the demonstration: true signatures at quicknet's pace, by a key made of the seed. It
 * follows the demonstration's clock, which may be ahead of the world's.
 */
export function sandboxBeacon(seed: Buffer, now: () => Date): BeaconPort {
  let made: ReturnType<typeof ownChain> | null = null
  // Made when it is first needed: it takes a third of a second, which each start would wait for.
  const own = () => (made ??= ownChain(Buffer.concat([seed, seed]).subarray(0, 48), quicknet))
  const chain = {
    ...quicknet,
    get publicKey() {
      return own().chain.publicKey
    },
  }
  return {
    name: 'sandbox',
    chain,
    async signatureOf(round) {
      if (momentOf(chain, round) > now()) throw new RangeError(`round ${round} is yet to come`)
      return own().sign(round)
    },
  }
}
