import { inflateSync } from 'node:zlib'

const windows = new TextDecoder('windows-1252')

/** The letters of one of our PDFs in writing order, without spaces, as line breaks carry no meaning. */
export function pdfText(pdf: Buffer): string {
  const parts = []
  for (let at = pdf.indexOf('stream\n'); at !== -1; at = pdf.indexOf('stream\n', at)) {
    const end = pdf.indexOf('\nendstream', at)
    parts.push(lettersOf(pdf.subarray(at + 'stream\n'.length, end)))
    at = end + '\nendstream'.length
  }
  return unspaced(parts.join(''))
}

export const unspaced = (text: string): string => text.replaceAll(/\s/g, '')

function lettersOf(stream: Buffer): string {
  const shown = inflateSync(stream)
    .toString('latin1')
    .matchAll(/<([0-9a-f]+)>/g)
  return Array.from(shown, ([, hex]) => windows.decode(Buffer.from(hex!, 'hex'))).join('')
}
