import { href } from 'react-router'
import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { codeLetter, noticeLetter } from '../../house/mail/letter-shapes.ts'
import { DATA_PAGE, LEAVE_PAGE } from './rules.ts'
import { sentTexts } from './sent-texts.ts'

/** The e-mail that says the copy is ready. */
export function exportReadyLetter(wording: Wording, values: Values & { canonical: string }): Letter {
  const t = (key: keyof typeof sentTexts.entries) => say(wording, sentTexts, key, values)
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

/** The e-mail that warns of the deletion of an unused account. */
export const prospectLetter = (wording: Wording, values: Values & { canonical: string }): Letter =>
  noticeLetter(wording, sentTexts, 'prospect', values, `${values.canonical}${href('/connexion')}`)

/** The e-mail with the code that confirms the deletion. */
export const leaveCodeLetter = (wording: Wording, values: Values & { code: string; canonical: string }): Letter =>
  codeLetter(wording, sentTexts, 'leave', values, {
    button: say(wording, sentTexts, 'leaveMailButton'),
    address: `${values.canonical}${LEAVE_PAGE}`,
  })

/** The e-mail that says when the account will be deleted, and how to keep it. */
export const leavingLetter = (wording: Wording, values: Values & { canonical: string }): Letter =>
  noticeLetter(wording, sentTexts, 'leaving', values, `${values.canonical}${LEAVE_PAGE}`)
