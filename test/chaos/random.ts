/** Pseudo-random choices, fully determined by a seed (mulberry32). */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** From 0 to 1, 1 excluded. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = this.state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** An integer, both ends included. */
  whole = (from: number, to: number): number => from + Math.floor(this.next() * (to - from + 1))
  chance = (probability: number): boolean => this.next() < probability
  pick = <T>(from: readonly T[]): T => from[this.whole(0, from.length - 1)]!
  uuid = (): string =>
    Array.from({ length: 4 }, () => this.whole(0, 0xffffffff).toString(16).padStart(8, '0')).join('-')
}
