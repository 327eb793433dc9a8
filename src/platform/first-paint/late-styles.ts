import { itemAt } from '../needed/needed.ts'
import { StyleSheet } from './style-sheet.ts'
import { whenPainted } from './when-painted.ts'

const LINKS = /<link rel="stylesheet" href="([^"]+)"\/>/g

/** A promise for the sheets, for scripts: what these add to the page must not be seen without its style. */
export const SHEETS_SHOWN = 'window.sheetsShown'

/**
 * Asks for the sheets, and shows them together once all are there: a brand's alone, or the common one alone, would show
 * for a moment what the two together do not. One that can't be had is not waited for.
 */
const ASK =
  "const late=[...document.querySelectorAll('link[data-href]')];" +
  `${SHEETS_SHOWN}=Promise.all(late.map(s=>new Promise(r=>{s.onload=s.onerror=r;s.href=s.dataset.href})))` +
  ".then(()=>{for(const s of late)s.media='all'})"

/**
 * Writes the part of its style sheets that a document needs into the document. The whole sheets come after the first
 * paint, for what scripts add to the page; without scripts they style the print alone.
 */
export class LateStyles {
  private readonly read: (path: string) => Promise<string | null>
  private readonly sheets = new Map<string, Promise<StyleSheet | null>>()

  /** @param read the text of a file by its path; null if there is none */
  constructor(read: (path: string) => Promise<string | null>) {
    this.read = read
  }

  /** The document, and the styles that were written into it; null if it names no sheet, or one that is not there. */
  async write(html: string, nonce: string): Promise<{ html: string; part: string } | null> {
    const paths = [...html.matchAll(LINKS)].map((match) => itemAt(match, 1))
    const sheets = await Promise.all(paths.map((path) => this.find(path)))
    if (paths.length === 0 || sheets.includes(null)) return null
    const part = sheets.map((sheet) => sheet?.partFor(html)).join('')
    const late = paths.map((path) => `<link rel="stylesheet" media="print" data-href="${path}"/>`).join('')
    const printed = paths.map((path) => `<link rel="stylesheet" href="${path}" media="print"/>`).join('')
    const ask = `<script nonce="${nonce}">${whenPainted(ASK)}</script><noscript>${printed}</noscript>`
    let written = 0
    const painted = html.replace(LINKS, () => (written++ === 0 ? `<style>${part}</style>${late}${ask}` : ''))
    return { html: painted, part }
  }

  private find(path: string): Promise<StyleSheet | null> {
    const found = this.sheets.get(path) ?? this.read(path).then((css) => (css === null ? null : new StyleSheet(css)))
    this.sheets.set(path, found)
    return found
  }
}
