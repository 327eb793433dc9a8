/** A PDF that can't be parsed as it claims. */
export class Unreadable extends Error {}

export interface Dictionary {
  /** The source text of each entry, by name. */
  entries: ReadonlyMap<string, string>
  /** The offset of its end. */
  end: number
}

const BLANK = 1
const DELIMITER = 2
/** The class of each character; a table, because every character of a document is looked up. */
const kinds = new Uint8Array(256)
for (const sign of '\0\t\n\f\r ') kinds[sign.charCodeAt(0)] = BLANK
for (const sign of '()<>[]{}/%') kinds[sign.charCodeAt(0)] = DELIMITER
const kindAt = (text: string, at: number): number | undefined => kinds[text.charCodeAt(at)]
/** No real document nests deeper. */
const DEEPEST = 50

/** Decodes a name, in which characters may be written as numbers. */
export const nameOf = (written: string): string =>
  written.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))

/** The offset after blanks and comments. */
export function skipBlanks(text: string, from: number): number {
  let at = from
  let isComment = false
  for (; at < text.length; at += 1) {
    const sign = text[at]
    if (isComment) isComment = sign !== '\n' && sign !== '\r'
    else if (sign === '%') isComment = true
    else if (kindAt(text, at) !== BLANK) break
  }
  return at
}

/**
 * The dictionary that begins at an offset; null if something else does.
 * @throws {Unreadable}
 */
export function readDictionary(text: string, from: number): Dictionary | null {
  if (!text.startsWith('<<', from)) return null
  const entries = new Map<string, string>()
  for (let at = skipBlanks(text, from + 2); ; ) {
    if (text.startsWith('>>', at)) return { entries, end: at + 2 }
    if (text[at] !== '/') throw new Unreadable('an entry without a name')
    const named = endOfWord(text, at + 1)
    const begins = skipBlanks(text, named)
    const ends = endOfValue(text, begins, 0)
    entries.set(nameOf(text.slice(at + 1, named)), text.slice(begins, ends))
    at = skipBlanks(text, ends)
  }
}

/** The end of a value, including the two words that make a number a reference. */
function endOfValue(text: string, from: number, depth: number): number {
  const end = endOfThing(text, from, depth)
  const reference =
    /^\d+$/.test(text.slice(from, end)) &&
    text.slice(end, end + 40).match(/^[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/)
  return reference ? end + reference[0].length : end
}

function endOfThing(text: string, at: number, depth: number): number {
  if (depth > DEEPEST) throw new Unreadable('too deep')
  if (text[at] === '/') return endOfWord(text, at + 1)
  if (text[at] === '(') return endOfString(text, at)
  if (text.startsWith('<<', at)) return endOfMany(text, at + 2, '>>', depth)
  if (text[at] === '[') return endOfMany(text, at + 1, ']', depth)
  if (text[at] === '<') {
    const end = text.indexOf('>', at)
    if (end === -1) throw new Unreadable('a string without an end')
    return end + 1
  }
  const end = endOfWord(text, at)
  if (end === at) throw new Unreadable('no value')
  return end
}

function endOfMany(text: string, from: number, closing: string, depth: number): number {
  for (let at = skipBlanks(text, from); ; at = skipBlanks(text, at)) {
    if (text.startsWith(closing, at)) return at + closing.length
    at = endOfThing(text, at, depth + 1)
  }
}

function endOfString(text: string, from: number): number {
  let open = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '(') open += 1
    else if (text[at] === ')') {
      open -= 1
      if (open === 0) return at + 1
    }
  }
  throw new Unreadable('a string without an end')
}

function endOfWord(text: string, from: number): number {
  let at = from
  while (at < text.length && kindAt(text, at) === 0) at += 1
  return at
}
