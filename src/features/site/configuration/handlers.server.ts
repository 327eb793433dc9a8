import type { Visit } from '../../../app.ts'
import { errors } from '../../../errors.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { viewUser } from '../../people/accounts/views.ts'
import { beginSession } from './begin-session.server.ts'
import type { configurationContract } from './contract.server.ts'
import { constants } from './parameters.ts'
import { readWebsite, siteNamed } from './read-website.server.ts'

export const configurationHandlers: Handlers<typeof configurationContract, Visit> = {
  async init(visit, { query: { frontAdminWebsiteId, ...origin } }) {
    const site = siteNamed(visit, frontAdminWebsiteId)
    const { campaignId, partnerId, tac } = await beginSession(visit, origin)
    return {
      sessionId: visit.session.reference,
      apiKey: site.key,
      website: await readWebsite(visit, site),
      parameter: {
        genericExceptionMessage: errors.networkFailure.message,
        googleTagManagerId: site.tagManagerId,
        phoneNumber: visit.app.config.legal?.phone ?? null,
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

const asInit = ({ emailAddress, ...user }: ReturnType<typeof viewUser>) => ({ ...user, email: emailAddress })
