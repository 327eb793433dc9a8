import type { Wording } from '../../platform/i18n/texts.ts'
import type { Site } from '../../sites/site.ts'

/** A site as the calls tell it: who it is, and the words that were edited for it. */
export const viewWebsite = (site: Site, wording: Wording) => ({
  frontAdminWebsiteId: site.id,
  companyForMeta: site.label,
  hosts: [...site.hosts],
  canonical: site.canonical,
  messages: wording.edited,
  linksProperties: [],
  offers: Object.entries(wording.offers).map(([type, text]) => ({ type, text, linksProperties: [] })),
})
