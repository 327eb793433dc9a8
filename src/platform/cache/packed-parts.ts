import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)

/** Bytes that are compressed once, and then joined with others into one gzip file. */
export interface PackedPart {
  readonly plain: Buffer
  /** Whole deflate blocks that end at a byte. */
  readonly packed: Buffer
}

/** RFC 1952: deflated, no flags, no date, made on Unix. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
const NOTHING = Buffer.alloc(0)
/** How far back a block may refer. */
const WINDOW = 32_768
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff])
const STORED_MOST = 0xffff
const STORED_HEAD = 5

/** RFC 1951, 3.2.4: bytes as they are. */
function storedBlock(bytes: Buffer): Buffer {
  const block = Buffer.allocUnsafe(STORED_HEAD + bytes.length)
  block[0] = 0
  block.writeUInt16LE(bytes.length, 1)
  block.writeUInt16LE(STORED_MOST - bytes.length, 3)
  bytes.copy(block, STORED_HEAD)
  return block
}

/** @param before what always stands before it, which it may refer to */
export async function packPart(plain: Buffer, before: Buffer = NOTHING): Promise<PackedPart> {
  const dictionary = before.length > 0 ? before.subarray(-WINDOW) : undefined
  const packed = await deflate(plain, { finishFlush: constants.Z_SYNC_FLUSH, dictionary })
  const isShorter = plain.length <= STORED_MOST && plain.length + STORED_HEAD < packed.length
  return { plain, packed: isShorter ? storedBlock(plain) : packed }
}

/**
 * A short part that isn't compressed at all, so that the length of an answer tells nothing of what is in it.
 * @throws {RangeError} for more than a block takes
 */
export function storePart(text: string): PackedPart {
  const plain = Buffer.from(text)
  if (plain.length > STORED_MOST) throw new RangeError('too long for one stored block')
  return { plain, packed: storedBlock(plain) }
}

/** A gzip file of the parts, in their order. */
export function gzipOf(parts: readonly PackedPart[]): Buffer<ArrayBuffer> {
  let check = 0
  let length = 0
  for (const { plain } of parts) {
    check = crc32(plain, check)
    length += plain.length
  }
  const end = Buffer.allocUnsafe(8)
  end.writeUInt32LE(check, 0)
  end.writeUInt32LE(length % 2 ** 32, 4)
  return Buffer.concat([HEAD, ...parts.map(({ packed }) => packed), LAST_BLOCK, end])
}
