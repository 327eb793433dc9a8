import sanitizeHtml from 'sanitize-html'
import { needed } from '../needed/needed.ts'

const blocks = ['p', 'br', 'div', 'h1', 'h2', 'h3', 'h4', 'li', 'tr', 'td', 'th', 'blockquote']
const escapes: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The text that a browser would show of HTML, without tags, scripts and comments, and with entities decoded. */
export function withoutMarkup(html: string): string {
  return sanitizeHtml(html, { allowedTags: blocks, allowedAttributes: {} })
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (name) => needed(escapes[name], name))
}

/** The plain text of HTML on one line. */
export const plainText = (html: string): string =>
  withoutMarkup(html)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()

/** The plain text of HTML in at most `most` characters: cut after a word, with an ellipsis. */
export function shortened(html: string, most: number): string {
  const text = plainText(html)
  if (text.length <= most) return text
  const kept = text.slice(0, most - 1)
  const lastSpace = text[most - 1] === ' ' ? kept.length : kept.lastIndexOf(' ')
  const whole = lastSpace > 0 ? kept.slice(0, lastSpace) : [...kept].filter((sign) => sign.isWellFormed()).join('')
  return `${whole.replace(/[\s,;:.–-]+$/u, '')}…`
}
