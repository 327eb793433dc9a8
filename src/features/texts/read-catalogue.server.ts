import type { Visit } from '../../app.ts'
import { deliveredTexts } from './catalogues.server.ts'
import type { Locale } from './rules.ts'
import { readPublished } from './wording.server.ts'

/** The texts of the visit's site as they are read, in the specification's shape; of one catalogue when it is named. */
export async function readCatalogue(visit: Visit, { locale, catalogue }: { locale: Locale; catalogue?: string }) {
  const { edited, links, offers } = await readPublished(visit.app, visit.site.id, locale)
  const isAsked = (key: string) => catalogue === undefined || deliveredTexts.get(key)?.prefix === catalogue
  const keys = [...deliveredTexts.keys()].filter(isAsked)
  return {
    locale,
    messages: Object.fromEntries(keys.map((key) => [key, edited[key] ?? deliveredTexts.get(key)!.text])),
    linksProperties: keys.flatMap((messageKey) =>
      Object.entries(links?.[messageKey] ?? {}).map(([parameter, { label, href, target }]) => ({
        messageKey,
        parameter,
        label,
        property: { href, target: target ?? null },
      })),
    ),
    offers: Object.entries(offers).map(([type, text]) => ({ type, text })),
  }
}
