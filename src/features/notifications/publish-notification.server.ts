import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { legibleColours } from './banner-colours.ts'
import { insertNotification, type NotificationRow } from './queries.server.ts'
import { safeImage, safeLink, sanitiseHtml } from './sanitise.server.ts'

/**
 * Publishes a banner on the visit's site; what its text may not hold is taken out.
 * @throws {Refusal} parametersInvalid for a link, an image or colours that would not be used
 */
export async function publishNotification(visit: Visit, given: NotificationRow & { rank: number }): Promise<number> {
  if (given.link !== null && !safeLink(given.link)) throw new Refusal('parametersInvalid', 'link')
  if (given.image !== null && !safeImage(given.image)) throw new Refusal('parametersInvalid', 'image')
  const kept = legibleColours(given)
  for (const name of ['background_color', 'text_color', 'button_background_color'] as const) {
    if (kept[name] !== given[name]) throw new Refusal('parametersInvalid', name)
  }
  return insertNotification(visit.db, {
    ...given,
    description: sanitiseHtml(given.description),
    siteId: visit.site.id,
  })
}
