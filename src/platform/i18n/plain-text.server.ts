import sanitizeHtml from 'sanitize-html'
import { needed } from '../needed/needed.ts'

const blocks = ['p', 'br', 'div', 'h1', 'h2', 'h3', 'h4', 'li', 'tr', 'td', 'th', 'blockquote']
const escapes: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** What a browser would show of HTML: no tag, no script, no comment; characters in the place of their names. */
export function withoutMarkup(html: string): string {
  return sanitizeHtml(html, { allowedTags: blocks, allowedAttributes: {} })
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (name) => needed(escapes[name], name))
}

/** The same on one line. */
export const plainText = (html: string): string =>
  withoutMarkup(html)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()

/** The plain text of HTML in at most `most` characters: it ends on a word, with an ellipsis where something was left out. */
export function shortened(html: string, most: number): string {
  const text = plainText(html)
  if (text.length <= most) return text
  const kept = text.slice(0, most - 1)
  const lastSpace = text[most - 1] === ' ' ? kept.length : kept.lastIndexOf(' ')
  const whole = lastSpace > 0 ? kept.slice(0, lastSpace) : [...kept].filter((sign) => sign.isWellFormed()).join('')
  return `${whole.replace(/[\s,;:.–-]+$/u, '')}…`
}
