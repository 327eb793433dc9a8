import { href } from 'react-router'
import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { codeLetter, noticeLetter } from '../../house/mail/letter-shapes.ts'
import { WAYS_PAGE } from '../../house/users/rules.ts'
import { RESET_CODE_PAGE } from './addresses.ts'
import { texts } from './texts.ts'

/** The e-mail with the password reset code. */
export const resetLetter = (wording: Wording, values: Values & { code: string; canonical: string }): Letter =>
  codeLetter(wording, texts, 'reset', values, {
    button: say(wording, texts, 'resetMailButton'),
    address: `${values.canonical}${RESET_CODE_PAGE}`,
  })

/** The e-mail after a password change; lists the other ways to sign in, if any. */
export function changedLetter(wording: Wording, values: Values & { canonical: string; others: string }): Letter {
  const letter = noticeLetter(wording, texts, 'changed', values, `${values.canonical}${href('/mot-de-passe-oublie')}`)
  if (values.others === '') return letter
  const also = say(wording, texts, 'changedMailOthers', values)
  const see = { button: say(wording, texts, 'changedMailSee'), address: `${values.canonical}${WAYS_PAGE}` }
  return { ...letter, body: [...letter.body, also, see] }
}
