import sanitizeHtml from 'sanitize-html'
import { safeLink } from '../notifications/sanitise.server.ts'

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'blockquote'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    a: (tagName, { href }) => {
      const safe = safeLink(href ?? null)
      const attribs: sanitizeHtml.Attributes = safe === null ? {} : { href: safe }
      return { tagName, attribs }
    },
  },
}

const startsWithBlock = /^<(p|h2|h3|ul|ol|blockquote)>/

/** The tags that a text to read may hold, and nothing that runs, loads or styles; bare words are a paragraph. */
export function sanitiseBody(html: string): string {
  const clean = sanitizeHtml(html, options).trim()
  return clean === '' || startsWithBlock.test(clean) ? clean : `<p>${clean}</p>`
}
