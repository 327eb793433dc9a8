import PDFDocument from 'pdfkit'
import { itemAt } from '../needed/needed.ts'
import { type Face, faces, fileOf, writable } from './faces.ts'
import { collectPdf, INK, MARGIN, SOFT } from './paper.ts'
import type { Block, Column, Doc, Figure, Look, Words } from './parts.ts'

const SIZE = 10.5
const FOOT = 28
const EMBLEM = 30
const GAP = 5
const LEADING = 1.5
const FRAME = 24

/** Missing from the types of pdfkit. */
interface Tagged {
  alt?: string
  scope?: 'Column' | 'Row'
  bbox?: [number, number, number, number]
}

const titles = {
  H1: { size: 24, above: 10, room: 90 },
  H2: { size: 16, above: 18, room: 90 },
  H3: { size: 12, above: 8, room: 60 },
}
export type HeadingLevel = keyof typeof titles

/**
 * An accessible PDF document, A4: all content is tagged or marked as an artifact, its fonts are embedded, and windows
 * show its title.
 */
export class Sheet {
  readonly doc: Doc
  readonly width: number
  private readonly look: Look
  private readonly whole: Promise<Buffer>
  private readonly root: PDFKit.PDFStructureElement

  constructor(title: string, look: Look) {
    this.look = look
    this.doc = new PDFDocument({
      size: 'A4',
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
      lang: 'fr',
      info: { Title: title, Author: look.company },
      pdfVersion: '1.7',
      subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      // The default font would be referenced without being embedded.
      font: fileOf('text') as unknown as string,
    })
    this.whole = collectPdf(this.doc)
    this.width = this.doc.page.width - 2 * MARGIN
    for (const face of faces) this.doc.registerFont(face, fileOf(face))
    this.root = this.doc.struct('Document', { title })
    this.doc.addStructure(this.root)
    this.letterhead()
    this.heading('H1', title)
  }

  heading(level: HeadingLevel, words: string): this {
    const { size, above, room } = titles[level]
    this.room(room)
    if (level !== 'H1') this.doc.y += above
    const colour = level === 'H3' ? this.look.accent : INK
    this.tag(level, () => this.write(words, { face: 'title', size, colour }))
    this.doc.y += 4
    return this
  }

  text(words: string, { soft = false, size = SIZE }: { soft?: boolean; size?: number } = {}): this {
    this.tag('P', () => this.write(words, { face: 'text', size, colour: soft ? SOFT : INK, gap: LEADING }))
    this.doc.y += 3
    return this
  }

  /** Rows with a cell per column; the first cell is the row's header. Rows whose index is in `strong` are bold. */
  table(
    columns: readonly Column[],
    rows: readonly (readonly string[])[],
    strong: readonly number[] = [],
    body = SIZE,
  ): this {
    const { doc } = this
    const table = doc.struct('Table')
    this.root.add(table)
    const line = (cells: readonly string[], kind: 'head' | 'row' | 'strong') => {
      const face: Face = kind === 'row' ? 'text' : 'bold'
      const size = kind === 'head' ? body - 1.5 : body
      const widths = columns.map(({ part }) => this.width * part - GAP)
      doc.font(face).fontSize(size)
      const height = Math.max(
        ...cells.map((cell, at) => doc.heightOfString(writable(cell) || ' ', { width: widths[at] })),
      )
      this.room(height + GAP)
      const { y } = doc
      const row = doc.struct('TR')
      table.add(row)
      let x = MARGIN
      for (const [at, cell] of cells.entries()) {
        const { part, align = 'left' } = itemAt(columns, at)
        const isHead = kind === 'head' || at === 0
        const left = x + (align === 'right' ? GAP : 0)
        row.add(
          doc.struct(isHead ? 'TH' : 'TD', scopeOf(kind, isHead), () => {
            doc
              .font(face)
              .fontSize(size)
              .fillColor(kind === 'head' || (at === 0 && kind === 'row') ? SOFT : INK)
            doc.text(writable(cell), left, y, { width: itemAt(widths, at), align })
          }),
        )
        x += this.width * part
      }
      row.end()
      this.rule(y + height + GAP / 2)
      doc.x = MARGIN
      doc.y = y + height + GAP
    }
    line(
      columns.map(({ head }) => head),
      'head',
    )
    for (const [at, cells] of rows.entries()) line(cells, strong.includes(at) ? 'strong' : 'row')
    table.end()
    return this
  }

  /** A drawing in the middle of the width. */
  figure(figure: Figure): this {
    const { doc } = this
    this.room(figure.height)
    const { y } = doc
    this.draw(figure, { x: (doc.page.width - figure.width) / 2, y })
    doc.x = MARGIN
    doc.y = y + figure.height + GAP
    return this
  }

  /** Blocks side by side, on one page and as high as the highest; the fractions add up to one. */
  beside(blocks: readonly Block[]): this {
    const { doc } = this
    const height = Math.max(...blocks.map((block) => this.heightOf(block)))
    this.room(height)
    const { y } = doc
    let x = MARGIN
    for (const block of blocks) {
      doc.y = y
      if ('figure' in block) this.draw(block.figure, { x, y })
      else for (const line of block.lines) this.tag('P', () => this.line(line, x, this.widthOf(block)))
      x += this.width * block.part
    }
    doc.x = MARGIN
    doc.y = y + height + GAP
    return this
  }

  /** Points. */
  space(height: number): this {
    this.doc.y += height
    return this
  }

  nextPage(): this {
    this.doc.addPage()
    return this
  }

  /** Starts a new page unless this height is left. */
  room(height: number): this {
    const { doc } = this
    if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage()
    return this
  }

  close(): Promise<Buffer> {
    const { doc, look } = this
    const { start, count } = doc.bufferedPageRange()
    for (let at = start; at < start + count; at += 1) {
      doc.switchToPage(at)
      if (look.isFramed) this.frame()
      const words = writable(look.pageOf(at + 1, count))
      this.aside('Pagination', () => {
        doc.font('text').fontSize(9).fillColor(SOFT)
        const x = doc.page.width - MARGIN - doc.widthOfString(words)
        doc.text(words, x, doc.page.height - MARGIN, { lineBreak: false })
      })
    }
    this.root.end()
    doc.end()
    return this.whole
  }

  private write(
    words: string,
    { face, size, colour, gap = 0 }: { face: Face; size: number; colour: string; gap?: number },
  ) {
    this.doc.font(face).fontSize(size).fillColor(colour)
    this.doc.text(writable(words), MARGIN, this.doc.y, { width: this.width, lineGap: gap })
  }

  private widthOf({ part }: Block): number {
    return this.width * part - 2 * GAP
  }

  private heightOf(block: Block): number {
    if ('figure' in block) return block.figure.height
    const width = this.widthOf(block)
    return block.lines.reduce((sum, line) => {
      this.doc.font(line.face ?? 'text').fontSize(line.size ?? SIZE)
      return sum + this.doc.heightOfString(writable(line.words), { width, lineGap: LEADING })
    }, 0)
  }

  private line({ words, face = 'text', size = SIZE, soft = false }: Words, x: number, width: number): void {
    this.doc
      .font(face)
      .fontSize(size)
      .fillColor(soft ? SOFT : INK)
    this.doc.text(writable(words), x, this.doc.y, { width, lineGap: LEADING })
  }

  private draw({ alt, width, height, draw }: Figure, at: { x: number; y: number }): void {
    const { x, y } = at
    this.tag('Figure', () => draw(this.doc, at), { alt, bbox: [x, y, x + width, y + height] })
  }

  private tag(kind: string, draw: () => void, options: Tagged = {}): void {
    this.root.add(this.doc.struct(kind, options, draw))
  }

  /** Draws an artifact, which screen readers skip. */
  private aside(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  private rule(y: number): void {
    this.aside('Layout', () => {
      this.doc
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + this.width, y)
        .lineWidth(0.5)
        .stroke('#dcd8cc')
    })
  }

  private frame(): void {
    const { width, height } = this.doc.page
    this.aside('Layout', () => {
      for (const [inset, line] of [
        [FRAME, 1.2],
        [FRAME + 3, 0.4],
      ] as const) {
        this.doc
          .rect(inset, inset, width - 2 * inset, height - 2 * inset)
          .lineWidth(line)
          .stroke(this.look.accent)
      }
    })
  }

  private letterhead(): void {
    const { doc } = this
    const { emblem, accent, company } = this.look
    this.aside('Layout', () => {
      doc
        .save()
        .translate(MARGIN, MARGIN - 8)
        .scale(EMBLEM / 36)
      doc.lineWidth(1.2).path(emblem.thin).stroke(accent)
      doc.path(emblem.solid).fill(accent).restore()
    })
    this.tag('P', () => {
      doc.font('title').fontSize(15).fillColor(INK)
      doc.text(writable(company), MARGIN + EMBLEM + 10, MARGIN - 3, { width: this.width - EMBLEM - 10 })
    })
    doc.x = MARGIN
    doc.y = MARGIN + EMBLEM + 8
  }
}

const scopeOf = (kind: 'head' | 'row' | 'strong', isHead: boolean): Tagged =>
  isHead ? { scope: kind === 'head' ? 'Column' : 'Row' } : {}
