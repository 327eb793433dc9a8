/** The standard fonts of PDF know the letters of French but not every sign of its typography. */
export const printable = (text: string): string => text.replaceAll('\u202f', '\u00a0').replaceAll('−', '-')

/** The whole document, once `doc.end()` was called. */
export function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
