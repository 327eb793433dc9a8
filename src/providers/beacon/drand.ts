import { z } from 'zod'
import { type BeaconChain, isSigned, quicknet } from '../../platform/beacon/beacon.ts'
import type { BeaconPort } from './port.ts'

/** The hash of quicknet's parameters, which names it in addresses. */
const CHAIN = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971'
/** The servers that may be asked; no other address is ever called. */
const ORIGINS = ['https://api.drand.sh', 'https://api2.drand.sh', 'https://drand.cloudflare.com'] as const
/** An answer has about 300 bytes. */
const MOST_BYTES = 4096
const EACH_MS = 4000

const answered = z.object({ round: z.int(), signature: z.string() })

/** A server's failure, with the reason only. */
class BeaconFault extends Error {
  readonly code: string

  constructor(code: string) {
    super(`beacon: ${code}`)
    this.name = 'BeaconFault'
    this.code = code
  }
}

/** The beginning of a body; whoever sends more than we need is not read to the end. */
async function bodyOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > MOST_BYTES) throw new BeaconFault('TOO_LONG')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

async function ask(origin: string, round: number, outer: AbortSignal): Promise<string> {
  const signal = AbortSignal.any([outer, AbortSignal.timeout(EACH_MS)])
  const response = await fetch(`${origin}/${CHAIN}/public/${round}`, { redirect: 'error', signal })
  if (!response.ok) {
    await response.body?.cancel()
    throw new BeaconFault(`HTTP_${response.status}`)
  }
  const given = answered.parse(JSON.parse(await bodyOf(response)))
  if (given.round !== round) throw new BeaconFault('OTHER_ROUND')
  return given.signature
}

/** The League of Entropy over HTTP: the servers are asked one after the other, until one gives a true signature. */
export const drandBeacon = (chain: BeaconChain = quicknet, origins: readonly string[] = ORIGINS): BeaconPort => ({
  name: 'drand',
  chain,
  async signatureOf(round, signal) {
    let fault: unknown = new BeaconFault('NO_SERVER')
    for (const origin of origins) {
      signal.throwIfAborted()
      try {
        const signature = await ask(origin, round, signal)
        if (await isSigned(chain.publicKey, round, signature)) return signature
        fault = new BeaconFault('FORGED')
      } catch (thrown) {
        fault = thrown
      }
    }
    throw fault
  },
})
