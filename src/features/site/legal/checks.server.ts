import type { Finding, Visit } from '../../../app.ts'
import { say } from '../../../platform/i18n/texts.ts'
import { dayInParis, daysAfter } from '../../../platform/time/days.ts'
import { check } from '../../house/compliance/checks.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { dayWritten } from './day-written.ts'
import { texts } from './texts.ts'

const A_YEAR = 365
const UNDATED: Finding = { kept: null, evidence: {}, found: [] }

/** What the page calls those who carry each kind of data. */
const kinds = [
  'hébergement',
  'e-mails',
  'SMS',
  'téléphonie',
  'paiement',
  'notifications',
  'Google',
  'Facebook',
] as const

const wordingOf = ({ app, site }: Visit) => readWording(app, site.id, false)

/** The names of the providers that the program is set to, of those that get data of people. */
function providersOf({ app: { config, payment, phone, push } }: Visit): string {
  const names = [
    config.smtp ? 'SMTP' : 'e-mail\u00a0: sandbox',
    `paiement\u00a0: ${payment.name}`,
    `téléphonie\u00a0: ${phone ? (config.phone === 'sandbox' ? 'sandbox' : 'Twilio') : 'aucune'}`,
    `notifications\u00a0: ${push ? 'Web Push' : 'aucune'}`,
    `fichiers\u00a0: ${config.store ? 'S3' : 'base de données'}`,
  ]
  return names.join(', ')
}

export const legalChecks = [
  check('accessibility.statement', async (visit) => {
    const statedOn = dayWritten(say(await wordingOf(visit), texts, 'made'))
    if (statedOn === null) return UNDATED
    const isRecent = daysAfter(statedOn, A_YEAR) >= dayInParis(visit.now())
    return { kept: isRecent, evidence: { statedOn }, found: isRecent ? [] : ['text:legal.made'] }
  }),
  check('processors.named', async (visit) => {
    const page = say(await wordingOf(visit), texts, 'seen')
    const unnamed = kinds.filter((kind) => !page.includes(kind))
    return {
      kept: unnamed.length === 0,
      evidence: { checked: kinds.length, faults: unnamed.length, providers: providersOf(visit) },
      found: unnamed,
    }
  }),
]
