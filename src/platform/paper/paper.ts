export const MARGIN = 56
export const INK = '#1d2333'
export const SOFT = '#5b6275'

/** Characters beyond Latin-1 in the standard fonts of PDF. */
const KNOWN = 'ŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™'
const STRANGE = new RegExp(`[^\\t\\n\\u0020-\\u007e\\u00a0-\\u00ff${KNOWN}]+`, 'gu')
/** Replaces a character that the PDF font lacks. */
export const UNPRINTABLE = '¤'

/** The standard fonts of PDF have the letters of French but not all its typographic characters, nor pictograms. */
export const printable = (text: string): string =>
  text.replaceAll('\u202f', '\u00a0').replaceAll('−', '-').replaceAll('′', "'").replace(STRANGE, UNPRINTABLE)

export function collectPdf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
