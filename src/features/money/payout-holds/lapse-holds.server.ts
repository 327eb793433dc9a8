import type { App } from '../../../app.ts'
import { eachAlone } from '../../../platform/database/each-alone.ts'
import { siteBy } from '../../../sites/index.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { closeLapsed, listLapsed } from './queries.server.ts'
import { tellPsychic } from './tell-psychic.server.ts'

/** Closes the holds whose term has passed, which already hold nothing back, and tells their psychics once. */
export const lapseHolds = async (app: App): Promise<void> =>
  eachAlone(systemVisit(app, app.sites[0]), await listLapsed(app.db), async (visit, id) => {
    for (const { siteId, since, endsAt: until } of await closeLapsed(visit.db, id)) {
      const site = siteBy(app.sites, siteId)
      await tellPsychic({ ...visit, site }, id, { stage: 'lapsed', since, until })
    }
  })
