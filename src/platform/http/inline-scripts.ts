import { createHash } from 'node:crypto'
import { itemAt } from '../needed/needed.ts'

/**
 * Removes a nonce from a document and returns the digests of the inline scripts that carried it: only those were ours.
 * Hashing every inline script would also allow an injected one.
 */
export function withoutNonce(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const hashes: string[] = []
  for (const match of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    const [attributes, content] = [itemAt(match, 1), itemAt(match, 2)]
    if (!attributes.includes(mark) || content === '') continue
    hashes.push(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  return { html: html.replaceAll(mark, ''), hashes: [...new Set(hashes)] }
}
