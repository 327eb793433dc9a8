import type { Visit } from '../../../app.ts'
import { errors } from '../../../errors.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { Site } from '../../../sites/site.ts'
import { premiumLabel } from '../../../ui/premium-number/premium-price.ts'
import { premiumLine } from '../../house/premium/premium-line.ts'
import { viewUser } from '../../people/accounts/views.ts'
import { beginSession } from './begin-session.server.ts'
import type { configurationContract } from './contract.server.ts'
import { constants } from './parameters.ts'
import { readWebsite, siteNamed } from './read-website.server.ts'

export const configurationHandlers: Handlers<typeof configurationContract, Visit> = {
  async init(visit, { query: { frontAdminWebsiteId, texts, ...origin } }) {
    const site = siteNamed(visit, frontAdminWebsiteId)
    const { campaignId, partnerId, tac } = await beginSession(visit, origin)
    return {
      sessionId: visit.session.reference,
      apiKey: site.key,
      website: await readWebsite(visit, site, texts),
      parameter: {
        genericExceptionMessage: errors.networkFailure.message,
        googleTagManagerId: site.tagManagerId,
        ...numberOf(visit.app, site),
      },
      campaignId,
      partnerId,
      tac,
      ...(visit.user ? { user: asInit(viewUser(visit.user)) } : {}),
    }
  },
  async readParameters({ app, site }) {
    const { apps, social, yearlyHoroscope } = site.outside
    return {
      parameters: {
        ...constants,
        locales: [...constants.locales],
        applicationIds: app.sites.map(({ applicationId }) => applicationId),
        storeLinks: apps,
        socialLinks: [...social],
        yearlyHoroscope,
      },
    }
  },
  async readWebsite(visit, { query }) {
    return { website: await readWebsite(visit, siteNamed(visit, query.frontAdminWebsiteId)) }
  },
}

/** The premium-rate number, never without its price. Complaints have another, on the page of legal notices. */
function numberOf(app: Visit['app'], site: Site) {
  const line = premiumLine(app, site)
  return { phoneNumber: line?.number ?? null, phonePrice: line && premiumLabel(line) }
}

const asInit = ({ emailAddress, ...user }: ReturnType<typeof viewUser>) => ({ ...user, email: emailAddress })
