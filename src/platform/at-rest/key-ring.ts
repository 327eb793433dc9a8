import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { needed } from '../needed/needed.ts'

export interface DataKey {
  id: string
  secret: string
}

/** Data sealed with a key that is no longer configured, or altered. Its bytes are left unchanged. */
export class UnreadableData extends Error {
  constructor(place: string, why: string) {
    super(`${place} can't be read: ${why}`)
    this.name = 'UnreadableData'
  }
}

/**
 * Seals stored data with random data keys; each data key is wrapped by a key of the ring and stored before the sealed
 * text: 1 | length of id | id | nonce 12, tag 16, data key 32 | nonce 12, tag 16, text. `place` identifies the row, so
 * that bytes moved to another row can't be opened there.
 */
export interface KeyRing {
  seal(place: string, text: string): Buffer
  /** @throws {UnreadableData} */
  open(place: string, sealed: Buffer): string
  /**
   * Reseals a text: its data key is wrapped by the ring's newest key.
   * @throws {UnreadableData}
   */
  renew(place: string, sealed: Buffer): Buffer
  /** A keyed digest with the newest key, to find rows by a word that is not stored. */
  mark(place: string, word: string): Buffer
  /** The digests of a word under every key. */
  marks(place: string, word: string): Buffer[]
  /** The prefix of bytes sealed with the newest key. */
  readonly head: Buffer
}

interface FreshKey {
  key: Buffer
  front: Buffer
  left: number
}

const CIPHER = 'aes-256-gcm'
const VERSION = 1
const NONCE = 12
const TAG = 16
const KEY = 32
const WRAPPED = NONCE + TAG + KEY
/** Random nonces of one key are likely to collide only far beyond this. */
const SEALED_BY_ONE = 2 ** 20
const REMEMBERED = 1000

/** @param keys the newest first */
export function openKeyRing(keys: readonly [DataKey, ...DataKey[]]): KeyRing {
  const ring = new Map(keys.map(({ id, secret }) => [id, derive(secret, 'data at rest')]))
  const marking = new Map(keys.map(({ id, secret }) => [id, derive(secret, 'marks')]))
  const newest = keys[0].id
  const head = headOf(newest)
  /** Caches unwrapped data keys: unwrapping costs as much as opening, and a node uses few. */
  const known = new Map<string, Buffer>()
  let fresh: FreshKey | null = null

  const wrap = (key: Buffer): Buffer =>
    Buffer.concat([head, encrypt(needed(ring.get(newest), `key ${newest}`), key, newest)])

  const markBy = (id: string, place: string, word: string): Buffer =>
    Buffer.concat([
      headOf(id),
      createHmac('sha256', needed(marking.get(id), `key ${id}`))
        .update(`${place}\0${word}`)
        .digest(),
    ])

  function freshKey(): FreshKey {
    if (!fresh?.left) {
      const key = randomBytes(KEY)
      fresh = { key, front: wrap(key), left: SEALED_BY_ONE }
    }
    fresh.left -= 1
    return fresh
  }

  function unwrap(place: string, sealed: Buffer): { key: Buffer; rest: Buffer } {
    const { id, wrapped, rest } = parse(place, sealed)
    const name = `${id} ${wrapped.toString('base64')}`
    const remembered = known.get(name)
    if (remembered) return { key: remembered, rest }
    const master = ring.get(id)
    if (!master) throw new UnreadableData(place, `DATA_KEYS holds no key "${id}"`)
    const key = decrypt(master, wrapped, id)
    if (!key) throw new UnreadableData(place, `it is not what key "${id}" sealed`)
    if (known.size >= REMEMBERED) known.clear()
    known.set(name, key)
    return { key, rest }
  }

  return {
    head,
    seal(place, text) {
      const { key, front } = freshKey()
      return Buffer.concat([front, encrypt(key, Buffer.from(text), place)])
    },
    open(place, sealed) {
      const { key, rest } = unwrap(place, sealed)
      const text = decrypt(key, rest, place)
      if (!text) throw new UnreadableData(place, 'it was changed, or sealed for another place')
      return text.toString()
    },
    renew(place, sealed) {
      const { key, rest } = unwrap(place, sealed)
      return Buffer.concat([wrap(key), rest])
    },
    mark: (place, word) => markBy(newest, place, word),
    marks: (place, word) => keys.map(({ id }) => markBy(id, place, word)),
  }
}

const derive = (secret: string, use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, KEY))

function headOf(id: string): Buffer {
  const name = Buffer.from(id)
  return Buffer.concat([Buffer.of(VERSION, name.length), name])
}

function parse(place: string, sealed: Buffer): { id: string; wrapped: Buffer; rest: Buffer } {
  const start = 2 + (sealed[1] ?? 0)
  const end = start + WRAPPED
  if (sealed[0] !== VERSION || sealed.length < end + NONCE + TAG) {
    throw new UnreadableData(place, 'it was never sealed')
  }
  return {
    id: sealed.subarray(2, start).toString(),
    wrapped: sealed.subarray(start, end),
    rest: sealed.subarray(end),
  }
}

function encrypt(key: Buffer, plain: Buffer, place: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place))
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

function decrypt(key: Buffer, sealed: Buffer, place: string): Buffer | null {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
  const text = decipher.update(sealed.subarray(NONCE + TAG))
  try {
    return Buffer.concat([text, decipher.final()])
  } catch {
    return null
  }
}
