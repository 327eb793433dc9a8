/** With two, a chat's messages still waited for two pieces of work and their queries; with one, calls take a fifth longer. */
export const PLACES = 1
/** Work that takes longer leaves its place to the next: it waits for a lock, not for the machine. */
const LONGEST_MS = 250

/**
 * Work that may wait a little for what is urgent: little of it at once, in the order of its arrival, and each piece begun
 * in its own turn of the event loop, so that what arrived meanwhile goes first.
 */
export class Lane {
  private readonly waiting: (() => void)[] = []
  private underWay = 0
  private isStarting = false

  async run<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.enter()
    const timer = setTimeout(leave, LONGEST_MS)
    try {
      const running = work()
      this.startNext()
      return await running
    } finally {
      clearTimeout(timer)
      leave()
    }
  }

  /** @returns how to leave the place, which may be called twice */
  private enter(): Promise<() => void> {
    return new Promise((resolve) => {
      this.waiting.push(() => {
        this.underWay += 1
        let isLeft = false
        resolve(() => {
          if (isLeft) return
          isLeft = true
          this.underWay -= 1
          this.startNext()
        })
      })
      this.startNext()
    })
  }

  private startNext(): void {
    if (this.isStarting || this.waiting.length === 0 || this.underWay >= PLACES) return
    this.isStarting = true
    setImmediate(() => {
      this.isStarting = false
      this.waiting.shift()?.()
    })
  }
}
