import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { Site } from '../../../sites/site.ts'
import { readOfferLinks } from '../../content/offers/offer-links.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { viewWebsite } from './views.ts'

/** The site with an admin id; by default, the visit's own. @throws {Refusal} parametersInvalid for an unknown id */
export function siteNamed({ app, site }: Visit, id: number | undefined): Site {
  const named = id === undefined ? site : app.sites.find((one) => one.id === id)
  if (!named) throw new Refusal('parametersInvalid', 'frontAdminWebsiteId')
  return named
}

export const readWebsite = async (visit: Visit, site: Site) =>
  viewWebsite(site, await readWording(visit.app, site.id, false), await readOfferLinks({ ...visit, site }))
