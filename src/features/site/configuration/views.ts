import type { Wording } from '../../../platform/i18n/texts.ts'
import type { Site } from '../../../sites/site.ts'
import type { OfferLinks } from '../../content/offers/offer-links.server.ts'
import { linksProperties } from '../../house/texts/read-catalogue.server.ts'

/** A site in API answers: its identity, texts and offers. */
export const viewWebsite = (
  site: Site,
  wording: Wording,
  messages: Record<string, string>,
  offerLinks: OfferLinks,
) => ({
  frontAdminWebsiteId: site.id,
  companyForMeta: site.label,
  hosts: [...site.hosts],
  canonical: site.canonical,
  messages,
  linksProperties: linksProperties(wording.links),
  offers: Object.entries(wording.offers).map(([type, text]) => ({
    type,
    text,
    linksProperties: [...(offerLinks.get(type) ?? [])],
  })),
})
