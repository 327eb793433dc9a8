export interface Rate {
  /** The allowance at once. */
  burst: number
  /** The sustained rate. */
  perSecond: number
}

/** A token bucket: a burst at once, and then a rate per second. */
export class Bucket {
  private readonly rate: Rate
  private left: number
  private seenMs: number

  constructor(rate: Rate, nowMs: number) {
    this.rate = rate
    this.left = rate.burst
    this.seenMs = nowMs
  }

  /**
   * Takes one.
   * @returns 0, or the seconds until one is available
   */
  take(nowMs: number): number {
    const { burst, perSecond } = this.rate
    this.left = Math.min(burst, this.left + ((nowMs - this.seenMs) / 1000) * perSecond)
    this.seenMs = nowMs
    if (this.left < 1) return (1 - this.left) / perSecond
    this.left -= 1
    return 0
  }
}
