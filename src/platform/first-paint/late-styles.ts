import { itemAt } from '../needed/needed.ts'
import { StyleSheet } from './style-sheet.ts'

const LINK = /<link rel="stylesheet" href="([^"]+)"\/>/

/** Shows the whole sheet once it is there, which it may already be. */
const APPLY =
  "{const s=document.currentScript.previousSibling;const a=()=>{s.media='all'};s.sheet?a():s.addEventListener('load',a)}"

/**
 * Writes the part of the style sheet that a document needs into the document. The whole sheet comes after, for what
 * scripts add to the page; without scripts it styles the print alone.
 */
export class LateStyles {
  private readonly read: (path: string) => Promise<string | null>
  private readonly sheets = new Map<string, Promise<StyleSheet | null>>()

  /** @param read the text of a file by its path; null if there is none */
  constructor(read: (path: string) => Promise<string | null>) {
    this.read = read
  }

  /** The document, and the styles that were written into it; null if it names no sheet. */
  async write(html: string, nonce: string): Promise<{ html: string; part: string } | null> {
    const link = LINK.exec(html)
    const sheet = link && (await this.find(itemAt(link, 1)))
    if (!sheet) return null
    const part = sheet.partFor(html)
    const late = link[0].replace('/>', ' media="print"/>')
    return {
      html: html.replace(link[0], () => `<style>${part}</style>${late}<script nonce="${nonce}">${APPLY}</script>`),
      part,
    }
  }

  private find(path: string): Promise<StyleSheet | null> {
    const found = this.sheets.get(path) ?? this.read(path).then((css) => (css === null ? null : new StyleSheet(css)))
    this.sheets.set(path, found)
    return found
  }
}
