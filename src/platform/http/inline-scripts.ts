import { createHash } from 'node:crypto'

/**
 * Takes a nonce out of a document and tells the digests of the inline scripts that bore it: only they were ours.
 * Hashing every inline script would bless an injected one.
 */
export function withoutNonce(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const hashes: string[] = []
  for (const [, attributes, content] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes!.includes(mark) || content === '') continue
    hashes.push(`'sha256-${createHash('sha256').update(content!).digest('base64')}'`)
  }
  return { html: html.replaceAll(mark, ''), hashes: [...new Set(hashes)] }
}
