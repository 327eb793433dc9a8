import { href } from 'react-router'
import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { codeLetter, noticeLetter } from '../../house/mail/letter-shapes.ts'
import { DATA_PAGE, LEAVE_PAGE } from './rules.ts'
import { texts } from './texts.ts'

/** Tells that the copy can be taken. */
export function exportReadyLetter(wording: Wording, values: Values & { canonical: string }): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('exportMailSubject'),
    greeting: t('mailGreeting'),
    body: [
      t('exportMailDone'),
      { button: t('exportMailButton'), address: `${values.canonical}${DATA_PAGE}` },
      t('exportMailNotYou'),
    ],
    reason: t('exportMailReason'),
  }
}

/** Tells that an account that never served goes. */
export const prospectLetter = (wording: Wording, values: Values & { canonical: string }): Letter =>
  noticeLetter(wording, texts, 'prospect', values, `${values.canonical}${href('/connexion')}`)

/** The code that confirms a departure. */
export const leaveCodeLetter = (wording: Wording, values: Values & { code: string; canonical: string }): Letter =>
  codeLetter(wording, texts, 'leave', values, {
    button: say(wording, texts, 'leaveMailButton'),
    address: `${values.canonical}${LEAVE_PAGE}`,
  })

/** Tells when the account goes, and how to keep it. */
export const leavingLetter = (wording: Wording, values: Values & { canonical: string }): Letter =>
  noticeLetter(wording, texts, 'leaving', values, `${values.canonical}${LEAVE_PAGE}`)
