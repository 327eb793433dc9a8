import { create, type Font } from 'fontkit'
import { codePointOf, itemAt } from '../needed/needed.ts'
import figtree from './fonts/figtree.ttf?inline'
import figtreeBold from './fonts/figtree-bold.ttf?inline'
import fraunces from './fonts/fraunces.ttf?inline'
import { UNPRINTABLE } from './paper.ts'

/** Our own fonts, bundled in full: an accessible PDF has to embed its fonts. */
const addresses = { text: figtree, bold: figtreeBold, title: fraunces } as const
export type Face = keyof typeof addresses
export const faces = Object.keys(addresses) as Face[]

export const fileOf = (face: Face): Buffer => Buffer.from(itemAt(addresses[face].split(','), 1), 'base64')

const opened = new Map<Face, Font>()

function fontOf(face: Face): Font {
  const found = opened.get(face) ?? create(fileOf(face))
  opened.set(face, found)
  return found
}

/** The width of a text on one line, in points. */
export const widthOf = (face: Face, size: number, text: string): number => {
  const font = fontOf(face)
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm
}

const alike: Readonly<Record<string, string>> = { '\u202f': '\u00a0', '′': '’', '″': '”' }

/** The part of a text that our fonts can draw: drops unknown accents and pictograms. */
export function writable(text: string): string {
  const font = fontOf('text')
  const knows = (sign: string) => sign === '\n' || font.hasGlyphForCodePoint(codePointOf(sign))
  const written = (sign: string): string => {
    const [plain = sign] = (alike[sign] ?? sign).normalize(knows(alike[sign] ?? sign) ? 'NFC' : 'NFD')
    return knows(plain) ? plain : UNPRINTABLE
  }
  return [...text.normalize('NFC')].map(written).join('')
}
