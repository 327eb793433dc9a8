import { type BeaconChain, SIGNATURE } from '../../platform/beacon/beacon.ts'
import type { CallRules } from '../../platform/outside/reach.ts'

/** A public source of randomness. What it answers is not trusted: every signature is verified. */
export interface BeaconPort {
  readonly name: 'drand' | 'sandbox'
  readonly chain: BeaconChain
  /** The signature of a round, or throws if there is none yet. */
  signatureOf(round: number, signal: AbortSignal): Promise<string>
}

export const beaconRules: CallRules<BeaconPort> = {
  signatureOf: { repeatable: true, deadlineMs: 20_000, isAnswer: (answer) => SIGNATURE.test(answer) },
}
