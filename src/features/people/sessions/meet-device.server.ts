import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { inDayAndHour } from '../../../platform/i18n/french.ts'
import { say } from '../../../platform/i18n/texts.ts'
import { deviceLine, openDevice } from '../../../platform/session/device.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { findPerson } from '../../house/session/person.server.ts'
import { hadSession, type SessionRules } from '../../house/session/stored-sessions.server.ts'
import { isKnown } from './known-device.server.ts'
import { deviceName, texts } from './texts.ts'
import { readUserAgent } from './user-agent.ts'

/**
 * Records, before a session begins, that its person signs in on this device, and mails them if they never did before.
 * An account's very first session needs no mail. An unproved address may be a stranger's: the device is then named but
 * not linked to the person.
 */
export async function meetDevice(visit: Visit, userId: number, rules: SessionRules): Promise<void> {
  const device = await openDevice(visit.session.device, rules.secrets)
  const person = await findPerson(visit.db, visit.app.keys, userId)
  const isProved = person?.emailProved === true
  const mark = isProved ? { userId, at: visit.now().getTime() } : null
  visit.session.deviceCookie = await deviceLine(mark, device, rules)
  if (!isProved || visit.session.userId === userId || (await isKnown(visit.db, device, userId))) return
  if (!(await hadSession(visit.db, { userId, siteId: visit.site.id }))) return
  if (person.email) await tellOfDevice(visit, person.firstName, person.email)
}

/** Once the address is proved, the device on which it was proved counts as the person's. */
export async function trustDevice(visit: Visit, userId: number, rules: SessionRules): Promise<void> {
  const device = await openDevice(visit.session.device, rules.secrets)
  visit.session.deviceCookie = await deviceLine({ userId, at: visit.now().getTime() }, device, rules)
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
        { button: t('mailButton'), address: `${site.canonical}${href('/mon-compte/appareils')}` },
      ],
      reason: t('mailReason'),
    }
  })
}
