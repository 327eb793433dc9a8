import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

/** A PDF of A4 pages, each filled with its colour. */
export function colouredPdf(colours: readonly string[]): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', autoFirstPage: false, info: { Author: 'Quelqu’un' } })
  for (const colour of colours) document.addPage().rect(0, 0, 600, 850).fill(colour)
  document.end()
  return buffer(document)
}
