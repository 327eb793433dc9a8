export interface Rate {
  /** At once. */
  burst: number
  /** For as long as one likes. */
  perSecond: number
}

/** What somebody may do: so much at once, and then so much each second. */
export class Bucket {
  private readonly rate: Rate
  private left: number
  private seenMs: number

  constructor(rate: Rate, nowMs: number) {
    this.rate = rate
    this.left = rate.burst
    this.seenMs = nowMs
  }

  /** Takes one. @returns 0, or the seconds until there is one */
  take(nowMs: number): number {
    const { burst, perSecond } = this.rate
    this.left = Math.min(burst, this.left + ((nowMs - this.seenMs) / 1000) * perSecond)
    this.seenMs = nowMs
    if (this.left < 1) return (1 - this.left) / perSecond
    this.left -= 1
    return 0
  }
}
