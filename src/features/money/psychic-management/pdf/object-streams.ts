import { inflateSync } from 'node:zlib'
import { type Dictionary, nameOf, readDictionary, skipBlanks, Unreadable } from './read-dictionary.ts'

/** The most that all object streams of a document may inflate to. */
const MOST_BYTES = 32 * 1024 * 1024

/** How often each byte may be read, if objects appear nested in objects. */
const PASSES = 2
/** Anywhere that an index could point to, including inside strings and other streams. */
const beginning = /obj(?=[\0\t\n\f\r <%])/g

/**
 * The inflated texts of the object streams.
 * @throws {Unreadable} for another compression, and for an object that can't be read
 */
export function* objectStreams(file: Buffer, text: string): Generator<string> {
  let left = MOST_BYTES
  let steps = PASSES * text.length
  for (const { index } of text.matchAll(beginning)) {
    const begins = skipBlanks(text, index + 'obj'.length)
    const dictionary = readDictionary(text, begins)
    steps -= (dictionary?.end ?? begins) - index
    if (steps < 0) throw new Unreadable('objects within objects')
    if (dictionary === null) continue
    const data = dataOf(text, dictionary)
    if (data === null || !holdsObjects(dictionary)) continue
    if (!isPacked(dictionary)) continue
    const inflated = inflate(file.subarray(data), left)
    left -= inflated.length
    yield inflated.toString('latin1')
  }
}

/** Where a stream's bytes begin; null if the object is not a stream. */
function dataOf(text: string, { end }: Dictionary): number | null {
  const at = skipBlanks(text, end)
  if (!text.startsWith('stream', at)) return null
  const after = at + 'stream'.length
  return after + (text.startsWith('\r\n', after) ? 2 : 1)
}

/** PDF programs recognise an object stream by these two entries, whatever its type says. */
const holdsObjects = ({ entries }: Dictionary): boolean =>
  entries.has('First') || nameOf(entries.get('Type') ?? '') === '/ObjStm'

/**
 * Whether it is compressed; uncompressed ones were read with the rest.
 * @throws {Unreadable} for an unusual compression
 */
function isPacked({ entries }: Dictionary): boolean {
  for (const name of ['DecodeParms', 'DP', 'F', 'FFilter']) {
    if (entries.has(name)) throw new Unreadable(`an object stream with ${name}`)
  }
  const filter = nameOf(entries.get('Filter') ?? '')
  if (filter === '') return false
  if (!/^(?:\/(?:FlateDecode|Fl)|\[\s*\/(?:FlateDecode|Fl)\s*\])$/.test(filter)) {
    throw new Unreadable('an object stream that is packed in another way')
  }
  return true
}

function inflate(bytes: Buffer, maxOutputLength: number): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, maxOutputLength) })
  } catch {
    throw new Unreadable('an object stream that can’t be inflated')
  }
}
