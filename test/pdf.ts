import { inflateSync } from 'node:zlib'
import { faces, widthOf } from '../src/platform/paper/faces.ts'
import { MARGIN } from '../src/platform/paper/paper.ts'

/** The words of a PDF with their position on the page, in points from the lower left corner. */
export interface PaperLine {
  page: number
  /** The structure tag: H1, P, TH… or Artifact. */
  tag: string
  text: string
  x: number
  y: number
  size: number
  width: number
}

/** In points from the lower left corner of the page. */
export interface Box {
  page: number
  left: number
  right: number
  bottom: number
  top: number
}

export interface ReadPdf {
  /** Everything outside of its streams. */
  plain: string
  pages: number
  /** The structure tags, in writing order. */
  tags: string[]
  /** Alternative texts of its figures. */
  alternatives: string[]
  /** Where its figures are, as lines are. */
  figures: Box[]
  fonts: { name: string; isEmbedded: boolean }[]
  lines: PaperLine[]
}

/** Reads a PDF as pdfkit writes them. */
export function readPdf(file: Buffer): ReadPdf {
  const objects = new Map<number, { head: string; stream: Buffer | null }>()
  for (const { 1: id, index } of file.toString('latin1').matchAll(/^(\d+) 0 obj\n/gm)) {
    const end = file.indexOf('endobj', index)
    const from = file.indexOf('stream\n', index)
    const hasStream = from !== -1 && from < end
    const head = file.subarray(index, hasStream ? from : end).toString('latin1')
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const body = hasStream ? file.subarray(from + 7, from + 7 + length) : null
    objects.set(Number(id), { head, stream: body && (head.includes('/FlateDecode') ? inflateSync(body) : body) })
  }
  const all = [...objects.values()]
  const headOf = (id: string | undefined) => objects.get(Number(id))?.head ?? ''
  const wholeFonts = all.filter(({ head }) => head.includes('/Subtype /Type0'))
  const kids: string[] = all.find(({ head }) => head.includes('/Type /Pages'))!.head.match(/\d+(?= 0 R)/g)!
  const pageIds = kids.filter((id) => /\/Type \/Page\b/.test(headOf(id)))
  const pages = pageIds.map(headOf)
  const lettersOf = (font: string) => mapOf(objects.get(Number(/\/ToUnicode (\d+)/.exec(headOf(font))?.[1]))?.stream)
  const lines = pages.flatMap((head, page) => {
    const named = headOf(/\/Resources (\d+)/.exec(head)?.[1]).matchAll(/\/(F\d+) (\d+) 0 R/g)
    const fonts = new Map(Array.from(named, ([, name, id]) => [name!, { id: id!, letters: lettersOf(id!) }]))
    const content = objects.get(Number(/\/Contents (\d+)/.exec(head)?.[1]))!.stream!.toString('latin1')
    return linesOf(content, (name) => fonts.get(name)?.letters ?? new Map()).map((line) => ({ page, ...line }))
  })
  return {
    plain: all.map(({ head }) => head).join('\n'),
    pages: pages.length,
    tags: all.flatMap(({ head }) => /\/S \/(Document|H\d|P|Table|TR|TH|TD|Figure)\b/.exec(head)?.[1] ?? []),
    alternatives: all.flatMap(({ head }) => (/\/S \/Figure\b/.test(head) && /\/Alt/.test(head) ? [head] : [])),
    figures: all.flatMap(({ head }) => {
      const [, box, page] = /\/BBox \[([^\]]+)\][\s\S]*\/Pg (\d+) 0 R/.exec(head) ?? []
      if (!box || !page) return []
      const [left, bottom, right, top] = box.split(' ').map(Number) as [number, number, number, number]
      return [{ page: pageIds.indexOf(page), left, right, bottom, top }]
    }),
    fonts: wholeFonts.map(({ head }) => {
      const inner = headOf(/\/DescendantFonts \[(\d+)/.exec(head)?.[1])
      const descriptor = headOf(/\/FontDescriptor (\d+)/.exec(inner)?.[1])
      return { name: /\/BaseFont \/(\S+)/.exec(head)![1]!, isEmbedded: /\/FontFile[23]? \d+ 0 R/.test(descriptor) }
    }),
    lines,
  }
}

/** The characters of glyphs. */
function mapOf(stream: Buffer | null | undefined): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, first, , list] of stream?.toString('latin1').matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g) ?? []) {
    for (const [place, [, signs]] of [...list!.matchAll(/<([\w ]+)>/g)].entries()) {
      // A ligature stands for several.
      const hex = signs!.replaceAll(' ', '')
      const id = (Number.parseInt(first!, 16) + place).toString(16).padStart(4, '0')
      letters.set(id, Buffer.from(hex, 'hex').swap16().toString('utf16le'))
    }
  }
  return letters
}

function linesOf(content: string, lettersOf: (font: string) => Map<string, string>): Omit<PaperLine, 'page'>[] {
  const found: Omit<PaperLine, 'page'>[] = []
  const open: string[] = []
  let [x, y, size, font] = [0, 0, 0, '']
  for (const line of content.split('\n')) {
    const begun = /^\/(\w+) (?:<<|BMC)/.exec(line)
    if (begun) open.push(begun[1]!)
    else if (line === 'EMC') open.pop()
    const at = /^1 0 0 1 (\S+) (\S+) Tm$/.exec(line)
    if (at) [x, y] = [Number(at[1]), Number(at[2])]
    const set = /^\/(F\d+) (\S+) Tf$/.exec(line)
    if (set) [font, size] = [set[1]!, Number(set[2])]
    if (!line.endsWith('TJ')) continue
    const glyphs =
      line
        .match(/<(\w+)>/g)
        ?.join('')
        .match(/\w{4}/g) ?? []
    const text = glyphs.map((glyph) => lettersOf(font).get(glyph) ?? '?').join('')
    const width = Math.max(...faces.map((face) => widthOf(face, size, text.trimEnd())))
    found.push({ tag: open.at(-1) ?? '', text, x, y, size, width })
  }
  return found
}

/** Pairs of words that overlap. */
export const overprints = ({ lines }: ReadPdf): string[] =>
  lines.flatMap((one, place) =>
    lines.slice(place + 1).flatMap((other) => {
      const apart =
        one.page !== other.page ||
        Math.abs(one.y - other.y) >= 0.8 * Math.min(one.size, other.size) ||
        one.x + one.width <= other.x + 0.5 ||
        other.x + other.width <= one.x + 0.5
      return apart ? [] : [`${one.text} | ${other.text}`]
    }),
  )

/** Figures that words or other figures are printed over. */
export const overdrawn = ({ lines, figures }: ReadPdf): string[] => {
  const words = lines.map(({ page, x, y, size, width, text }) => ({
    said: text,
    box: { page, left: x, right: x + width, bottom: y - 0.2 * size, top: y + 0.7 * size },
  }))
  const drawn = figures.map((box, place) => ({ said: `figure ${place}`, box }))
  return drawn.flatMap((one, place) =>
    [...words, ...drawn.slice(place + 1)]
      .filter((other) => overlap(one.box, other.box))
      .map((other) => `${one.said} | ${other.said}`),
  )
}

const overlap = (one: Box, other: Box): boolean =>
  one.page === other.page &&
  one.left < other.right &&
  other.left < one.right &&
  one.bottom < other.top &&
  other.bottom < one.top

/** Of A4, in points. */
const PAPER_WIDTH = 595.28

/** Words that reach the outer half of a margin: how wide they are is known for the widest of the faces only. */
export const beyondMargins = ({ lines }: ReadPdf): string[] =>
  lines.filter(({ x, width }) => x < MARGIN / 2 || x + width > PAPER_WIDTH - MARGIN / 2).map(({ text }) => text)
