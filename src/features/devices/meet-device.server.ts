import type { Visit } from '../../app.ts'
import { inDayAndHour } from '../../platform/i18n/french.ts'
import { say } from '../../platform/i18n/texts.ts'
import { deviceLine, openDevice } from '../../platform/session/device.ts'
import { hadSession, type SessionRules } from '../../platform/session/session.ts'
import { sendMail } from '../mail/send-mail.server.ts'
import { findPerson } from '../session/person.server.ts'
import { deviceName, texts } from './texts.ts'
import { readUserAgent } from './user-agent.ts'

/**
 * Remembers, before a session begins, that its person signs in on this device, and writes to them when they never did.
 * The first session of all is its person's own doing; an address that is not proved may be a stranger's.
 */
export async function meetDevice(visit: Visit, userId: number, rules: SessionRules): Promise<void> {
  const device = await openDevice(visit.session.device, rules.secrets)
  visit.session.deviceCookie = await deviceLine(userId, device, rules)
  if (device.people.includes(userId) || visit.session.userId === userId) return
  if (!(await hadSession(visit.db, { userId, siteId: visit.site.id }))) return
  const person = await findPerson(visit.db, visit.app.keys, userId)
  if (person?.email && person.emailProved) await tellOfDevice(visit, person.firstName, person.email)
}

async function tellOfDevice(visit: Visit, firstName: string, email: string): Promise<void> {
  const { site } = visit
  const moment = inDayAndHour(visit.now())
  await sendMail(visit, email, (wording) => {
    const name = deviceName((key, values) => say(wording, texts, key, values), readUserAgent(visit.userAgent))
    const values = { company: site.label, firstName, device: name, moment }
    const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
    return {
      subject: t('mailSubject'),
      greeting: t('mailGreeting'),
      body: [
        t('mail'),
        t('mailYou'),
        t('mailNotYou'),
        { button: t('mailButton'), address: `${site.canonical}/mon-compte/appareils` },
      ],
      reason: t('mailReason'),
    }
  })
}
