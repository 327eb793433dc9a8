import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import { type KeyRing, UnreadableData } from '../platform/at-rest/key-ring.ts'
import { bytesKey, openBytes, sealBytes } from '../platform/at-rest/sealed-bytes.ts'
import type { Reached } from '../platform/outside/reach.ts'
import { LISTED, type StorePort } from '../providers/store/port.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)
const LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 3 } }
const HEAD = 2

/** What a backup is made of: named bytes, compressed and sealed under their name. */
export interface SealedObjects {
  /** Keeps bytes; a name that is kept already is left as it is. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** null if there are none. @throws {UnreadableData} */
  get(name: string): Promise<Buffer | null>
  /** All names that begin so, in order. */
  names(prefix: string): Promise<string[]>
  remove(name: string): Promise<void>
}

const keyPlace = (name: string): string => `backup ${name}`

/** length of sealed key 2 | sealed key | nonce, tag, compressed bytes */
export function sealedObjects(store: Reached<StorePort>, keys: KeyRing): SealedObjects {
  return {
    async put(name, bytes) {
      const key = bytesKey()
      const wrapped = keys.seal(keyPlace(name), key.toString('base64'))
      const head = Buffer.alloc(HEAD)
      head.writeUInt16BE(wrapped.length)
      const sealed = sealBytes(key, name, await compress(bytes, LEVEL))
      await store.put({ name, bytes: Buffer.concat([head, wrapped, sealed]) })
    },
    async get(name) {
      const kept = await store.get(name)
      if (!kept) return null
      const start = HEAD + (kept.length >= HEAD ? kept.readUInt16BE() : 0)
      if (kept.length <= start) throw new UnreadableData(name, 'it is cut off')
      const key = Buffer.from(keys.open(keyPlace(name), kept.subarray(HEAD, start)), 'base64')
      return decompress(openBytes(key, name, kept.subarray(start)))
    },
    async names(prefix) {
      const found: string[] = []
      let after = prefix
      for (;;) {
        const page = await store.list(after)
        const own = page.filter((name) => name.startsWith(prefix))
        found.push(...own)
        if (page.length < LISTED || own.length < page.length) return found
        after = page.at(-1) ?? after
      }
    },
    remove: (name) => store.remove(name),
  }
}
