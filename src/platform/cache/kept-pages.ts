import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../http/encoding.ts'
import { MadeOnce } from './made-once.ts'

/** A cached answer in each encoding, ready to be written. */
export interface KeptPage {
  status: number
  headers: Readonly<Record<string, string>>
  etag: string
  bodies: Readonly<Record<Encoding, Buffer>>
  /** The headers of each body as names and values in turn, ready to be written. */
  heads: Readonly<Record<Encoding, string[]>>
}

const CACHE_BYTES = 64 * 1024 * 1024
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Cache of pages that are identical for everyone, bounded in bytes; concurrent requests for a page share one rendering.
 */
export class KeptPages {
  private readonly pages = new MadeOnce<KeptPage>(CACHE_BYTES, sizeOf)

  find(key: string): KeptPage | undefined {
    return this.pages.find(key)
  }

  /** The cached page, or the result of `make`; null if that must not be cached. */
  findOrMake(key: string, livesMs: number, make: () => Promise<Response | null>): Promise<KeptPage | null> {
    return this.pages.findOrMake(key, livesMs, async () => {
      const response = await make()
      return response && encoded(response)
    })
  }

  get bytes(): number {
    return this.pages.bytes
  }
}

async function encoded(response: Response): Promise<KeptPage> {
  const identity = Buffer.from(await response.arrayBuffer())
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(identity),
  ])
  const headers = Object.fromEntries(response.headers)
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const bodies = { identity, br, gzip: gz }
  const headOf = (encoding: Encoding) =>
    Object.entries({
      ...headersOf({ headers, etag }, encoding),
      'content-length': String(bodies[encoding].length),
    }).flat()
  const heads = { identity: headOf('identity'), br: headOf('br'), gzip: headOf('gzip') }
  return { status: response.status, headers, etag, bodies, heads }
}

/** The headers of an answer with the body in this encoding, but for its length. */
export const headersOf = ({ headers, etag }: Pick<KeptPage, 'headers' | 'etag'>, encoding: Encoding) => ({
  ...headers,
  etag,
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
})

function sizeOf({ bodies }: KeptPage): number {
  return bodies.identity.length + bodies.br.length + bodies.gzip.length + 1024
}
