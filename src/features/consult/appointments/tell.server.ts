import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { whenCommitted } from '../../../platform/database/transaction.ts'
import { inDayAndHour, inEuros, inHour, perMinute } from '../../../platform/i18n/french.ts'
import { say, type Wording } from '../../../platform/i18n/texts.ts'
import { DAY_SECONDS } from '../../../platform/time/instants.ts'
import { siteBy } from '../../../sites/index.ts'
import { countAttempt } from '../../house/limits/count-attempt.server.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { sendText } from '../../house/text-messages/send-text.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { texts } from './letter-texts.ts'
import { pushClient, pushPsychic } from './push.server.ts'
import type { Appointment } from './queries.server.ts'
import { ABSENCE_CREDIT, AGENDA, MY_APPOINTMENTS } from './rules.ts'

type Key = keyof typeof texts.entries
type News<Side extends string> = Key extends infer K ? (K extends `${Side}.${infer N}.subject` ? N : never) : never
export type ClientNews = News<'client'>
export type PsychicNews = News<'psychic'>

/** Texts a day that appointments may send to one person: they cost money, and the mails say the same. */
const textsADay = { name: 'appointment-text', most: 8, seconds: DAY_SECONDS }

/** Reminders, which also go as texts to those who chose them. */
const asText = { dayBefore: 'text.dayBefore', hourBefore: 'text.hourBefore', now: 'text.now' } as const

/** Writes to the client of an appointment, in the caller's transaction. */
export async function tellClient(visit: Visit, of: Appointment, news: ClientNews): Promise<void> {
  const there = { ...visit, site: siteBy(visit.app.sites, of.siteId) }
  const values = { ...valuesOf(of), company: there.site.label }
  const address = there.site.canonical + MY_APPOINTMENTS
  if (of.clientEmail) {
    await sendMail(there, of.clientEmail, (wording) =>
      letter(wording, { ...values, other: of.psychicName, person: of.clientFirstName }, `client.${news}`, address),
    )
  }
  await pushClient(there, of, news)
  const text = news in asText ? asText[news as keyof typeof asText] : null
  if (!text || !of.clientPhone || !(await mayText(there, of.clientId))) return
  const wording = await readWording(visit.app, of.siteId, false)
  await sendText(there, {
    to: of.clientPhone,
    text: say(wording, texts, text, { ...values, other: of.psychicName, address }),
  })
}

/** Writes to the psychic of an appointment; an automaton reads no mail. */
export async function tellPsychic(visit: Visit, of: Appointment, news: PsychicNews): Promise<void> {
  if (of.psychicSiteId === null) return
  const there = { ...visit, site: siteBy(visit.app.sites, of.psychicSiteId) }
  const values = { ...valuesOf(of), company: there.site.label, other: of.clientFirstName, person: of.psychicName }
  await pushPsychic(there, of, news)
  if (!of.psychicEmail) return
  await sendMail(there, of.psychicEmail, (wording) =>
    letter(wording, values, `psychic.${news}`, there.site.canonical + AGENDA),
  )
}

/** Tells the open pages of both sides, after the commit, that an appointment changed. */
export function announceAppointment(visit: Visit, { id, clientId, psychicId }: Appointment): void {
  whenCommitted(visit, () => {
    visit.app.realtime.emit(`user:${clientId}`, 'appointment', { id })
    visit.app.realtime.emit(`psychic:${psychicId}`, 'appointment', { id })
  })
}

const valuesOf = (of: Appointment) => ({
  when: inDayAndHour(of.startsAt),
  hour: inHour(of.startsAt),
  minutes: (of.endsAt.getTime() - of.startsAt.getTime()) / 60_000,
  price: perMinute(of.pricePerMinute),
  answerBy: inDayAndHour(of.answerBy),
  credit: inEuros(ABSENCE_CREDIT),
})

type Values = ReturnType<typeof valuesOf> & { company: string; other: string; person: string }

function letter(wording: Wording, values: Values, news: string, address: string): Letter {
  const t = (key: Key) => say(wording, texts, key, values)
  const [side] = news.split('.') as ['client' | 'psychic']
  return {
    subject: t(`${news}.subject` as Key),
    greeting: t('greeting'),
    body: [t(`${news}.body` as Key), { button: t(`${side}.button`), address }],
    reason: t('reason'),
  }
}

async function mayText(visit: Visit, userId: number): Promise<boolean> {
  try {
    await countAttempt(visit, [{ limit: textsADay, subject: String(userId) }], 'tooManyRequests')
    return true
  } catch (thrown) {
    if (thrown instanceof Refusal) return false
    throw thrown
  }
}
