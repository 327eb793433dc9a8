import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { perMinute } from '../../../platform/i18n/french.ts'
import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import { DAY_SECONDS } from '../../../platform/time/instants.ts'
import { siteBy } from '../../../sites/index.ts'
import type { Limit } from '../../house/limits/limit.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { mayText } from '../../house/text-messages/may-text.server.ts'
import { sendText } from '../../house/text-messages/send-text.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { alikeAvailable } from '../psychics/alike-available.server.ts'
import { letterTexts } from './letter-texts.ts'
import { pushTurn } from './push-turn.server.ts'
import type { Way } from './rules.ts'
import type { Told } from './turn-queries.server.ts'

/** Texts about turns that one person may get in a day: beyond that they get mails. */
const turnTexts: Limit = { name: 'turn-text', most: 5, seconds: DAY_SECONDS }
/** Free psychics who are proposed instead of one who left. */
const ALIKE = 2

interface Message {
  kind: 'turn' | 'lapsed' | 'dissolved'
  links: { label: string; address: string }[]
}

type Sender = (visit: Visit, told: Told, message: Message) => Promise<boolean>

/** How each way writes: a new way is a line here, and one in rules.ts. False where it can't, and a mail is sent. */
const senders: Readonly<Record<Exclude<Way, 'page' | 'push'>, Sender>> = { email: mail, sms: text }

/** It is their turn, which is kept for so many seconds: said once, to those who asked for a message, and to devices. */
export const tellTurn = (visit: Visit, told: Told, seconds: number): Promise<void> =>
  tell(
    visit,
    told,
    (there) => ({
      kind: 'turn',
      links: [{ label: told.name, address: `${there.site.canonical}${href('/mes-attentes')}` }],
    }),
    seconds,
  )

/** Their turn has passed, or they waited for the longest time. */
export const tellLapsed = (visit: Visit, told: Told): Promise<void> =>
  tell(visit, told, (there) => ({
    kind: 'lapsed',
    links: [{ label: told.name, address: `${there.site.canonical}${href('/voyance')}` }],
  }))

/** The psychic has left: others who are free now are proposed. */
export const tellDissolved = (visit: Visit, told: Told): Promise<void> =>
  tell(visit, told, async (there) => ({
    kind: 'dissolved',
    links: (await alikeAvailable({ ...there, user: null }, told.psychicId, ALIKE)).map(({ name, slug }) => ({
      label: name,
      address: `${there.site.canonical}${href('/voyance/:slug', { slug })}`,
    })),
  }))

async function tell(
  visit: Visit,
  told: Told,
  write: (there: Visit) => Message | Promise<Message>,
  seconds: number | null = null,
): Promise<void> {
  const there = { ...visit, site: siteBy(visit.app.sites, told.siteId) }
  const isHeard = await pushTurn(there, told, seconds)
  if (told.way === 'page' || (told.way === 'push' && isHeard)) return
  const message = await write(there)
  if (told.way === 'push') await mail(there, told, message)
  else if (!(await senders[told.way](there, told, message))) await mail(there, told, message)
}

async function text(visit: Visit, told: Told, { kind, links }: Message): Promise<boolean> {
  if (told.phone === null || !(await mayText(visit, turnTexts, told.clientId))) return false
  const wording = await readWording(visit.app, visit.site.id, false, visit.db)
  const address = links[0]?.address ?? `${visit.site.canonical}${href('/voyance')}`
  const said = say(wording, letterTexts, `${kind}Text`, { ...valuesOf(visit, told), address })
  await sendText(visit, { to: told.phone, text: said })
  return true
}

async function mail(visit: Visit, told: Told, message: Message): Promise<boolean> {
  if (told.email === null) return false
  await sendMail(visit, told.email, (wording) => letter(wording, valuesOf(visit, told), message))
  return true
}

const valuesOf = ({ site }: Visit, { name, firstName, pricePerMinute }: Told): Values => ({
  name,
  firstName,
  price: pricePerMinute === null ? '' : perMinute(pricePerMinute),
  company: site.label,
})

function letter(wording: Wording, values: Values, { kind, links }: Message): Letter {
  const t = (key: keyof typeof letterTexts.entries, more: Values = {}) =>
    say(wording, letterTexts, key, { ...values, ...more })
  const isTurn = kind === 'turn'
  return {
    subject: t(`${kind}Subject`),
    greeting: t('greeting'),
    body: [
      t(kind),
      ...(kind === 'dissolved' && links.length > 0 ? [t('alike')] : []),
      ...links.map(({ label, address }) => ({ button: t(`${kind}Button`, { label }), address })),
      ...(isTurn ? [t('turnRules')] : []),
    ],
    reason: t('reason'),
  }
}
