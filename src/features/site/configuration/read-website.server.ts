import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { Site } from '../../../sites/site.ts'
import { readOfferLinks } from '../../content/offers/offer-links.server.ts'
import { allTexts } from '../../house/texts/read-catalogue.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { viewWebsite } from './views.ts'

/** The site with an admin id; by default, the visit's own. @throws {Refusal} parametersInvalid for an unknown id */
export function siteNamed({ app, site }: Visit, id: number | undefined): Site {
  const named = id === undefined ? site : app.sites.find((one) => one.id === id)
  if (!named) throw new Refusal('parametersInvalid', 'frontAdminWebsiteId')
  return named
}

/** A site with every text, or only the edited ones. */
export async function readWebsite(visit: Visit, site: Site, texts: 'all' | 'edited' = 'all') {
  const there = { ...visit, site }
  const wording = await readWording(visit.app, site.id, false)
  const messages = texts === 'all' ? allTexts(wording.edited) : wording.edited
  return viewWebsite(site, wording, messages, await readOfferLinks(there))
}
