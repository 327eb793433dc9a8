/** Concurrency limits for calls of one kind. */
export interface LineRules {
  /** The most calls at once: a hanging provider can't take more of the program. */
  atOnce: number
  /** How long a call waits for a place. */
  waitMs: number
  /** How many calls may wait. */
  waiting: number
}

/**
 * Places for calls of one kind. A call that finds none waits, unless there was no progress for as long as it would wait:
 * progress is a call that got a free place, or an answer.
 */
export class Line {
  private readonly rules: LineRules
  private readonly waiting: (() => void)[] = []
  private underWay = 0
  /** Monotonic milliseconds of the last progress. */
  private movedAt = 0

  constructor(rules: LineRules) {
    this.rules = rules
  }

  /** Whether there was a place in time. */
  async take(): Promise<boolean> {
    const { atOnce, waitMs, waiting } = this.rules
    if (this.underWay < atOnce) {
      this.underWay += 1
      this.movedAt = performance.now()
      return true
    }
    const isStuck = performance.now() - this.movedAt >= waitMs
    return isStuck || this.waiting.length >= waiting ? false : this.wait(waitMs)
  }

  /** A call without an answer does not count as progress. */
  giveBack(isAnswered: boolean): void {
    if (isAnswered) this.movedAt = performance.now()
    const next = this.waiting.shift()
    if (next) next()
    else this.underWay -= 1
  }

  private wait(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const enter = () => {
        clearTimeout(timer)
        resolve(true)
      }
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(enter), 1)
        resolve(false)
      }, ms)
      this.waiting.push(enter)
    })
  }
}
