import { LRUCache } from 'lru-cache'
import { Refusal } from '../../../errors.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { readImage } from './queries.server.ts'

const CACHE_BYTES = 32 * 1024 * 1024
/** Simultaneous database reads; limited so that pages have priority. */
const AT_ONCE = 8
const name = /^([0-9a-f]{32})-([1-9]\d{1,3})\.(avif|webp)$/

interface ShelfImage {
  type: string
  bytes: Buffer
}

/**
 * Stored pictures, with a cache of the recently requested ones, limited in bytes; simultaneous requests share one read.
 */
export class ImageShelf {
  private readonly db: Database
  private readonly kept = new LRUCache<string, ShelfImage>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 200,
  })
  private readonly reading = new Map<string, Promise<ShelfImage | null>>()

  constructor(db: Database) {
    this.db = db
  }

  /**
   * The picture of a file name such as `0f…-192.webp`; null for one that is not stored.
   * @throws {Refusal} overloaded while the maximum number of reads is under way
   */
  async find(file: string): Promise<ShelfImage | null> {
    const found = this.kept.get(file) ?? this.reading.get(file)
    if (found) return found
    const [, hash, width, format] = name.exec(file) ?? []
    if (!hash || !format) return null
    if (this.reading.size >= AT_ONCE) throw new Refusal('overloaded')
    const reading = this.read(file, { hash, width: Number(width), format }).finally(() => this.reading.delete(file))
    this.reading.set(file, reading)
    return reading
  }

  private async read(file: string, of: { hash: string; width: number; format: string }): Promise<ShelfImage | null> {
    const bytes = await readImage(this.db, of)
    if (!bytes) return null
    const image = { type: `image/${of.format}`, bytes }
    this.kept.set(file, image)
    return image
  }
}
