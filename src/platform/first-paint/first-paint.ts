import { createHash } from 'node:crypto'
import { lateScripts } from './late-scripts.ts'
import { LateStyles } from './late-styles.ts'

/** A document that is painted after one round trip, with the sources of its styles in the policy's notation. */
export interface Painted {
  html: string
  styles: readonly string[]
}

/** What a browser needs to paint a document is written into it; the files that it names come after. */
export class FirstPaint {
  private readonly styles: LateStyles

  /** @param read the text of a file by its path; null if there is none */
  constructor(read: (path: string) => Promise<string | null> = async () => null) {
    this.styles = new LateStyles(read)
  }

  /** @param nonce what marks the scripts of the document as ours; its links need none */
  async prepare(html: string, nonce: string): Promise<Painted> {
    const plain = html.replace(/<link[^>]*>/g, (link) => link.replace(` nonce="${nonce}"`, ''))
    const styled = await this.styles.write(plain, nonce)
    if (!styled) return { html, styles: [] }
    const digest = createHash('sha256').update(styled.part).digest('base64')
    return { html: lateScripts(styled.html), styles: [`'sha256-${digest}'`] }
  }
}
