import { LRUCache } from 'lru-cache'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { HOUR_MS } from '../../../platform/time/instants.ts'
import { drawShare } from './draw-share.server.ts'
import { readShare } from './read-share.server.ts'

const CACHE_BYTES = 24 * 1024 * 1024
/** A price on an image is at most an hour old. */
const LIVES_MS = HOUR_MS
/** Each takes a tenth of a second of CPU time: pages have priority. */
const AT_ONCE = 2

/** Share images, drawn on first request and cached for an hour, bounded in bytes. */
export class ShareShelf {
  private readonly kept = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (bytes) => bytes.length,
    ttl: LIVES_MS,
  })
  private readonly drawing = new Map<string, Promise<Buffer | null>>()

  /**
   * The image of a page; null if there is none.
   * @throws {Refusal} overloaded while the limit of concurrent drawings is reached
   */
  async find(visit: Visit, path: string): Promise<Buffer | null> {
    const key = `${visit.site.id} ${visit.app.content.current} ${path}`
    const found = this.kept.get(key) ?? this.drawing.get(key)
    if (found) return found
    if (this.drawing.size >= AT_ONCE) throw new Refusal('overloaded')
    const drawing = this.draw(visit, path, key).finally(() => this.drawing.delete(key))
    this.drawing.set(key, drawing)
    return drawing
  }

  private async draw(visit: Visit, path: string, key: string): Promise<Buffer | null> {
    const card = await readShare(visit, path)
    if (!card) return null
    const image = await drawShare(card)
    this.kept.set(key, image)
    return image
  }
}
