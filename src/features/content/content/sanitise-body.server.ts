import sanitizeHtml from 'sanitize-html'
import { pictureAt } from '../../../ui/picture/picture-address.ts'
import { safeLink } from './sanitise.server.ts'

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'blockquote', 'img'],
  allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Only pictures of our own library.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && pictureAt(attribs.src ?? '') === null,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    a: (tagName, { href }) => {
      const safe = safeLink(href ?? null)
      const attribs: sanitizeHtml.Attributes = safe === null ? {} : { href: safe }
      return { tagName, attribs }
    },
    img: (tagName, { src = '', alt = '', width = '', height = '' }) => {
      const sides: sanitizeHtml.Attributes = isSide.test(width) && isSide.test(height) ? { width, height } : {}
      return { tagName, attribs: { src, alt, ...sides } }
    },
  },
}

const isSide = /^[1-9]\d{0,3}$/
const startsWithBlock = /^<(?:(?:p|h2|h3|ul|ol|blockquote)>|img )/

/** Restricts HTML to tags for reading, without anything that runs, loads or styles; plain text becomes a paragraph. */
export function sanitiseBody(html: string): string {
  const clean = sanitizeHtml(html, options).trim()
  return clean === '' || startsWithBlock.test(clean) ? clean : `<p>${clean}</p>`
}
