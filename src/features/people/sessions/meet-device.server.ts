import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { inDayAndHour } from '../../../platform/i18n/french.ts'
import { say } from '../../../platform/i18n/texts.ts'
import { deviceLine, openDevice } from '../../../platform/session/device.ts'
import { hadSession, type SessionRules } from '../../../platform/session/session.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { findPerson } from '../../house/session/person.server.ts'
import { isKnown } from './known-device.server.ts'
import { deviceName, texts } from './texts.ts'
import { readUserAgent } from './user-agent.ts'

/**
 * Remembers, before a session begins, that its person signs in on this device, and writes to them when they never did.
 * The first session of all is its person's own doing. An address that is not proved may be a stranger's: the device gets
 * a name and is not told whose it is.
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

/** From the proof of the address on, the device on which it was given is one of the person's. */
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
