import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Encoding } from '../http/encoding.ts'

/** A cached answer in each encoding, ready to be written. */
export interface KeptPage {
  status: number
  headers: Readonly<Record<string, string>>
  etag: string
  bodies: Readonly<Record<Encoding, Buffer>>
  /** Monotonic milliseconds. */
  until: number
}

const CACHE_BYTES = 64 * 1024 * 1024
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Cache of pages that are identical for everyone, bounded in bytes; concurrent requests for a page share one rendering.
 */
export class KeptPages {
  private readonly pages = new LRUCache<string, KeptPage>({ maxSize: CACHE_BYTES, sizeCalculation: sizeOf })
  private readonly making = new Map<string, Promise<KeptPage | null>>()

  find(key: string): KeptPage | undefined {
    const page = this.pages.get(key)
    return page && page.until > performance.now() ? page : undefined
  }

  /** The cached page, or the result of `make`; null if that must not be cached. */
  async findOrMake(key: string, livesMs: number, make: () => Promise<Response | null>): Promise<KeptPage | null> {
    const found = this.find(key)
    if (found) return found
    const underWay = this.making.get(key)
    if (underWay) return underWay
    const made = this.keep(key, livesMs, make).finally(() => this.making.delete(key))
    this.making.set(key, made)
    return made
  }

  get bytes(): number {
    return this.pages.calculatedSize
  }

  private async keep(key: string, livesMs: number, make: () => Promise<Response | null>): Promise<KeptPage | null> {
    const until = performance.now() + livesMs
    const response = await make()
    if (!response) return null
    const identity = Buffer.from(await response.arrayBuffer())
    const [br, gz] = await Promise.all([
      brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      zip(identity),
    ])
    const page: KeptPage = {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      bodies: { identity, br, gzip: gz },
      until,
    }
    this.pages.set(key, page)
    return page
  }
}

const sizeOf = ({ bodies }: KeptPage): number => bodies.identity.length + bodies.br.length + bodies.gzip.length + 1024
