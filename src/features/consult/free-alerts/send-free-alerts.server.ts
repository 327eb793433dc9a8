import { href } from 'react-router'
import type { App } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { perMinute } from '../../../platform/i18n/french.ts'
import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import { siteBy } from '../../../sites/index.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { mayText } from '../../house/text-messages/may-text.server.ts'
import { sendText } from '../../house/text-messages/send-text.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { sendPush } from '../../people/push/send-push.server.ts'
import { removeExpired, takeDue } from './queries.server.ts'
import { textsADay } from './rules.ts'
import { texts } from './texts.ts'

/** Batch size, small so that a failure undoes little; the next batch follows at once. */
const AT_A_TIME = 50

/** Mails or texts the people whose psychic is free again, and tells their browsers. Safe on several nodes at once: each alert is taken by one. */
export async function sendFreeAlerts(app: App): Promise<void> {
  await removeExpired(app.db, app.now())
  while ((await sendSome(app)) === AT_A_TIME);
}

async function sendSome(app: App): Promise<number> {
  return inTransaction(systemVisit(app, app.sites[0]), async (visit) => {
    const due = await takeDue(visit.db, AT_A_TIME)
    for (const { siteId, userId, psychicId, askedAt, email, phone, ...alert } of due) {
      const site = siteBy(app.sites, siteId)
      const there = { ...visit, site }
      const values = {
        name: alert.name,
        firstName: alert.firstName,
        price: perMinute(alert.pricePerMinute),
        company: site.label,
      }
      const path = href('/voyance/:slug', { slug: alert.slug })
      const address = `${site.canonical}${path}`
      const key = `${userId} ${psychicId} ${askedAt.toISOString()}`
      await sendPush(there, userId, { kind: 'psychicFree', key, about: `libre-${psychicId}`, path, values })
      if (phone && (await mayText(there, textsADay, userId))) {
        const wording = await readWording(app, siteId, false)
        await sendText(there, { to: phone, text: say(wording, texts, 'text', { ...values, address }) })
      } else await sendMail(there, email, (wording) => freeLetter(wording, values, address))
    }
    return due.length
  })
}

function freeLetter(wording: Wording, values: Values, address: string): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('mailSubject'),
    greeting: t('mailGreeting'),
    body: [t('mail'), { button: t('mailButton'), address }, t('mailNoPlace')],
    reason: t('mailReason'),
  }
}
