import { create, type Font } from 'fontkit'
import { codePointOf, itemAt } from '../needed/needed.ts'
import figtree from './fonts/figtree.ttf?inline'
import figtreeBold from './fonts/figtree-bold.ttf?inline'
import fraunces from './fonts/fraunces.ttf?inline'
import { UNPRINTABLE } from './paper.ts'

/** Our own faces, plain and whole in the program: a PDF that can be read by all carries its letters with it. */
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

/** Points that a text takes on one line. */
export const widthOf = (face: Face, size: number, text: string): number => {
  const font = fontOf(face)
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm
}

const alike: Readonly<Record<string, string>> = { '\u202f': '\u00a0', '′': '’', '″': '”' }

/** A text in what our faces can write: a letter without the accent that they lack, and no pictogram. */
export function writable(text: string): string {
  const font = fontOf('text')
  const knows = (sign: string) => sign === '\n' || font.hasGlyphForCodePoint(codePointOf(sign))
  const written = (sign: string): string => {
    const [plain = sign] = (alike[sign] ?? sign).normalize(knows(alike[sign] ?? sign) ? 'NFC' : 'NFD')
    return knows(plain) ? plain : UNPRINTABLE
  }
  return [...text.normalize('NFC')].map(written).join('')
}
