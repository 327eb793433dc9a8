import { LRUCache } from 'lru-cache'

/** What is made once for all who ask for it meanwhile, and kept for a time; bounded in bytes. */
export class MadeOnce<T extends object> {
  private readonly kept: LRUCache<string, { made: T; until: number }>
  private readonly making = new Map<string, Promise<T | null>>()

  constructor(maxSize: number, sizeOf: (made: T) => number) {
    this.kept = new LRUCache({ maxSize, sizeCalculation: ({ made }) => sizeOf(made) })
  }

  get bytes(): number {
    return this.kept.calculatedSize
  }

  find(key: string): T | undefined {
    const found = this.kept.get(key)
    return found && found.until > performance.now() ? found.made : undefined
  }

  /** What is kept, or the result of `make`; null if that must not be kept. */
  async findOrMake(key: string, livesMs: number, make: () => Promise<T | null>): Promise<T | null> {
    const found = this.find(key)
    if (found) return found
    const underWay = this.making.get(key)
    if (underWay) return underWay
    const making = this.keep(key, livesMs, make).finally(() => this.making.delete(key))
    this.making.set(key, making)
    return making
  }

  private async keep(key: string, livesMs: number, make: () => Promise<T | null>): Promise<T | null> {
    const until = performance.now() + livesMs
    const made = await make()
    if (made) this.kept.set(key, { made, until })
    return made
  }
}
