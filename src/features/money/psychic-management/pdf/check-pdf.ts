import { itemAt } from '../../../../platform/needed/needed.ts'
import { objectStreams } from './object-streams.ts'
import { nameOf, Unreadable } from './read-dictionary.ts'

export type PdfFault = 'not-a-document' | 'active' | 'unreadable'

/** Names of PDF features that run code, open or send something, embed files or hide content. */
const refused = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'Collection',
  'XFA',
  'RichMedia',
  'RichMediaContent',
  'Movie',
  'Sound',
  'Rendition',
  '3DD',
  'OnInstantiate',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Encrypt',
])
/** Names that every document with pages has. */
const needed = ['Root', 'Catalog', 'Pages']

const HEADER = /^%PDF-[12]\.\d[\r\n \t]/
/** A few bytes after the end are usual, and so is padding with blanks; a second document is not. */
const ENDING = /startxref[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+%%EOF(?:[\0\t\n\f\r ]*|[\s\S]{0,32})$/
const TAIL = 1100
/** Far above what a document of the allowed size holds: reading more would block other requests. */
const MOST_NAMES = 500_000
const name = /\/((?:[^\0\t\n\f\r ()<>[\]{}/%#]|#[0-9A-Fa-f]{2}){1,64})/g

/**
 * Why a PDF is refused; null if nothing was found. Names are searched in the whole file, whatever part they seem to be
 * in, and in the object streams.
 */
export function pdfFault(file: Buffer): PdfFault | null {
  const text = file.toString('latin1')
  if (!HEADER.test(text.slice(0, 16)) || !ENDING.test(text.slice(-TAIL))) return 'not-a-document'
  const missing = new Set(needed)
  try {
    if (isActive(text, missing)) return 'active'
    for (const objects of objectStreams(file, text)) if (isActive(objects, missing)) return 'active'
  } catch (thrown) {
    if (thrown instanceof Unreadable) return 'unreadable'
    throw thrown
  }
  return missing.size === 0 ? null : 'not-a-document'
}

/**
 * Whether a text contains a refused name; removes the required names found from `missing`.
 * @throws {Unreadable} for more names than a document has
 */
function isActive(text: string, missing: Set<string>): boolean {
  let left = MOST_NAMES
  for (const match of text.matchAll(name)) {
    left -= 1
    if (left < 0) throw new Unreadable('too many names')
    const meant = nameOf(itemAt(match, 1))
    if (refused.has(meant)) return true
    missing.delete(meant)
  }
  return false
}
