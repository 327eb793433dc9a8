/** How calls of one kind share their places. */
export interface LineRules {
  /** Under way at once: a provider that hangs takes no more of the program than these. */
  atOnce: number
  /** How long one who finds no place waits for one. */
  waitMs: number
  /** How many wait at most. */
  waiting: number
}

/** Places for calls of one kind. A call that finds none waits in a line, unless that has not moved for as long as it would. */
export class Line {
  private readonly rules: LineRules
  private readonly waiting: (() => void)[] = []
  private underWay = 0
  /** Monotonic milliseconds of the last place that was taken from several, or came back with an answer. */
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

  /** A place whose call gave no answer says nothing of those who wait. */
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
