import type { Face } from './faces.ts'

export type Doc = PDFKit.PDFDocument

export interface Look {
  /** The name beside the emblem. */
  company: string
  /** Filled shapes and thin lines, in a square of 36. */
  emblem: { solid: string; thin: string }
  /** For second-level headings; contrast of at least 4.5 to 1 on white. */
  accent: string
  /** Whether each page has the double line that engravers put around what has a value. */
  isFramed?: boolean
  /** The page number at the foot of each page, e.g. « 1 / 3 ». */
  pageOf(page: number, count: number): string
}

export interface Column {
  head: string
  /** A fraction of the width; those of a table add up to one. */
  part: number
  align?: 'left' | 'right'
}

/** A drawing, what it shows, and its size in points. */
export interface Figure {
  alt: string
  width: number
  height: number
  draw(doc: Doc, at: { x: number; y: number }): void
}

export interface Words {
  words: string
  face?: Face
  size?: number
  soft?: boolean
}

/** Paragraphs or a drawing that take a fraction of the width. */
export type Block = { part: number } & ({ lines: readonly Words[] } | { figure: Figure })
