import sanitizeHtml from 'sanitize-html'

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { b: 'strong', i: 'em' },
}

/** Keeps the few tags that a banner's text may use; drops everything that runs, loads or styles. */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, options)

/** Paths of this site and https addresses; null for anything else. */
export function safeLink(link: string | null): string | null {
  if (link === null) return null
  return isOwnPath(link) || /^https:\/\/[a-z0-9.-]+(?:[/?#][^\s\\]*)?$/i.test(link) ? link : null
}

/** Only pictures served by this site. */
export const safeImage = (image: string | null): string | null => (image !== null && isOwnPath(image) ? image : null)

const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(path)
