/** Everything that the site acknowledged, to be found in the database at the end. */
export class Witness {
  /** The number of keys used to open a payment, by client: the site may not have more orders. */
  readonly orderKeys = new Map<number, number>()
  readonly orders = new Map<number, { clientId: number; paid: boolean }>()
  readonly requestKeys = new Map<number, number>()
  readonly requests = new Map<number, number>()
  /** Places in queues, by ticket. */
  readonly tickets = new Map<number, number>()
  readonly accepted = new Set<number>()
  readonly messages: { room: number; author: 'client' | 'psychic'; id: string; text: string; sequence: number }[] = []
  /** Sent, and refused in the end. */
  readonly refused: { room: number; author: 'client' | 'psychic'; id: string }[] = []
  readonly ends = new Set<number>()
  readonly receipts = new Map<number, { total: number; seconds: number }>()
  readonly violations: string[] = []
  calls = 0
  /** How often a call was tried again, by what came instead of its answer. */
  readonly retries = new Map<string, number>()
  replays = 0
  notices = 0
  /** Between a fault and a site that says that it is ready, in milliseconds. */
  slowestReturn = 0

  violate(what: string): void {
    this.violations.push(what)
  }
}

export function countKey<K>(keys: Map<K, number>, of: K): void {
  keys.set(of, (keys.get(of) ?? 0) + 1)
}
