import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import { codePointOf, itemAt } from '../needed/needed.ts'
import { varyFont } from './vary-font.ts'

const require = createRequire(import.meta.url)
/** The fonts of pictures: our own, whatever the system has. */
const faces = {
  title: {
    file: () => require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
    axes: { opsz: 110, wght: 520 },
  },
  text: {
    file: () => require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    axes: { wght: 500 },
  },
} as const

export type Face = keyof typeof faces

const opened = new Map<Face, Font>()

function fontOf(face: Face): Font {
  const found = opened.get(face)
  if (found) return found
  const { file, axes } = faces[face]
  const font = varyFont(readFileSync(file()), axes)
  opened.set(face, font)
  return font
}

/** The part of a text that the font can draw: an emoji or another script would be an empty box. */
export function writable(face: Face, text: string): string {
  const font = fontOf(face)
  const known = [...text.normalize('NFC')].filter((sign) => font.hasGlyphForCodePoint(codePointOf(sign)))
  return known.join('').replace(/ {2,}/g, ' ').trim()
}

export const widthOf = (face: Face, size: number, text: string): number => {
  const font = fontOf(face)
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm
}

/** A line of text as outlines, its baseline beginning at (x, y). */
export function lineOfText(face: Face, size: number, text: string, x: number, y: number): string {
  const font = fontOf(face)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let pen = 0
  const drawn = glyphs.map((glyph, place) => {
    const { xAdvance, xOffset, yOffset } = itemAt(positions, place)
    const at = `translate(${round(x + (pen + xOffset) * scale)} ${round(y - yOffset * scale)}) scale(${scale} ${-scale})`
    pen += xAdvance
    return `<path transform="${at}" d="${glyph.path.toSVG()}"/>`
  })
  return drawn.join('')
}

const round = (value: number): number => Math.round(value * 100) / 100

export interface Wrapped {
  lines: string[]
  /** Whether nothing had to be cut. */
  whole: boolean
}

/** Wraps into at most `most` lines no wider than `width`; the rest is cut with an ellipsis. */
export function wrap(face: Face, size: number, text: string, width: number, most: number): Wrapped {
  const fits = (line: string) => widthOf(face, size, line) <= width
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const isShort = lines.length <= most
  const kept = lines.slice(0, most).map((line, place) => {
    const isWhole = fits(line) && (isShort || place < most - 1)
    return isWhole ? line : shorten(line, fits)
  })
  return { lines: kept, whole: isShort && lines.every(fits) }
}

function shorten(line: string, fits: (line: string) => boolean): string {
  let short = line
  while (short && !fits(`${short}…`)) short = short.slice(0, -1).trimEnd()
  return `${short}…`
}
