import { withoutMarkup } from '../../../platform/i18n/plain-text.server.ts'
import { HREF_MAX, isSafeHref, LABEL_MAX, LINKS_MAX, placeholdersOf, type StoredLink, type Version } from './rules.ts'

/** Invisible characters that reorder, cut or mark a text; line ends, soft hyphens and the joiners of emoji stay. */
const hidden = /(?![\n\u00ad\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu
const TURNS = 20

/** Removes all markup, even nested inside markup. */
export function cleanText(typed: string): string {
  let text = typed.normalize('NFC').replace(/\r\n?/g, '\n').replace(hidden, '')
  for (let turn = 0; turn < TURNS; turn += 1) {
    const next = withoutMarkup(text).replace(hidden, '')
    if (next === text) return text.trim()
    text = next
  }
  return ''
}

/** A stored text, safe to show: cleaned again, as the table may have been written without the use case. */
export function readVersion(row: { value: string; links: unknown }): Version {
  const value = cleanText(row.value)
  const used = placeholdersOf(value).links
  const links = (Array.isArray(row.links) ? row.links : [])
    .filter((link): link is StoredLink => isLink(link) && used.includes(link.parameter))
    .slice(0, LINKS_MAX)
    .map(({ parameter, label, href, target }) => ({ parameter, label: cleanText(label), href, target }))
  return { value, links }
}

function isLink(link: unknown): boolean {
  const { parameter, label, href, target } = (link ?? {}) as Record<string, unknown>
  const isText = (given: unknown, most: number): given is string => typeof given === 'string' && given.length <= most
  return (
    isText(parameter, 40) &&
    isText(label, LABEL_MAX) &&
    isText(href, HREF_MAX) &&
    isSafeHref(href) &&
    (target === null || target === '_blank')
  )
}
