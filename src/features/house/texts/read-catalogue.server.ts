import type { Visit } from '../../../app.ts'
import type { Wording } from '../../../platform/i18n/texts.ts'
import { deliveredTexts } from './catalogues.server.ts'
import type { Locale } from './rules.ts'
import { readPublished } from './wording.server.ts'

/** The published texts of the visit's site, in the specification's shape; of one catalogue if named. */
export async function readCatalogue(visit: Visit, { locale, catalogue }: { locale: Locale; catalogue?: string }) {
  const { edited, links, offers } = await readPublished(visit.app, visit.site.id, locale)
  const isAsked = (key: string) => catalogue === undefined || deliveredTexts.get(key)?.prefix === catalogue
  const asked = [...deliveredTexts].filter(([key]) => isAsked(key))
  return {
    locale,
    messages: Object.fromEntries(asked.map(([key, { text }]) => [key, edited[key] ?? text])),
    linksProperties: linksProperties(links).filter(({ messageKey }) => isAsked(messageKey)),
    offers: Object.entries(offers).map(([type, text]) => ({ type, text })),
  }
}

/** Every text of a site, as it was edited or delivered. */
export const allTexts = (edited: Wording['edited']): Record<string, string> =>
  Object.fromEntries([...deliveredTexts].map(([key, { text }]) => [key, edited[key] ?? text]))

/** A link of a text, in the specification's shape. */
export interface LinkProperties {
  messageKey: string
  parameter: string
  label: string
  property: { href: string; target: string | null }
}

export const linksProperties = (links: Wording['links']): LinkProperties[] =>
  Object.entries(links ?? {}).flatMap(([messageKey, of]) =>
    Object.entries(of).map(([parameter, { label, href, target }]) => ({
      messageKey,
      parameter,
      label,
      property: { href, target: target ?? null },
    })),
  )
