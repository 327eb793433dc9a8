import type { App } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { say } from '../../../platform/i18n/texts.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { siteBy } from '../../../sites/index.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { findPerson } from '../../house/session/person.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { signOfBirthDate } from '../../people/accounts/zodiac.ts'
import { takeHoroscopeReaders } from '../../people/push/queries.server.ts'
import { hourInParis } from '../../people/push/rules.ts'
import { sendPush } from '../../people/push/send-push.server.ts'
import { texts as sky } from '../sky/texts.ts'
import { signAddress } from './addresses.ts'
import { texts as ownTexts } from './own-texts.ts'
import { ownToday } from './own-today.server.ts'

/** Batch size, small so that a failure undoes little; the next batch follows at once. */
const AT_A_TIME = 50

/**
 * Tells those who chose this hour, or one that passed while no worker ran, that their horoscope of the day is there: that
 * of their own chart if they keep it, else that of their sign.
 */
export async function announceHoroscopes(app: App): Promise<void> {
  while ((await announceSome(app)) === AT_A_TIME);
}

function announceSome(app: App): Promise<number> {
  return inTransaction(systemVisit(app, app.sites[0]), async (visit) => {
    const day = dayInParis(visit.now())
    const readers = await takeHoroscopeReaders(visit.db, { day, hour: hourInParis(visit.now()) }, AT_A_TIME)
    for (const { userId, siteId } of readers) {
      const person = await findPerson(visit.db, app.keys, userId)
      if (!person?.birthDate) continue
      const sign = signOfBirthDate(person.birthDate)
      const own = await ownToday(visit, userId)
      const wording = await readWording(app, siteId, false)
      const values = { of: own ? say(wording, ownTexts, 'ofChart') : say(wording, sky, sign) }
      const news = { key: `${userId} ${day}`, about: 'jour', path: own ?? signAddress('day', sign), values }
      await sendPush({ ...visit, site: siteBy(app.sites, siteId) }, userId, { kind: 'horoscope', ...news })
    }
    return readers.length
  })
}
