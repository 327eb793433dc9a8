import { say, type Values, type Wording } from '../../platform/i18n/texts.ts'
import type { Letter } from '../mail/letter.ts'
import { codeLetter, noticeLetter } from '../mail/letter-shapes.ts'
import { texts } from './texts.ts'

/** The code that opens a new password. */
export const resetLetter = (wording: Wording, values: Values & { code: string; canonical: string }): Letter =>
  codeLetter(wording, texts, 'reset', values, {
    button: say(wording, texts, 'resetMailButton'),
    address: `${values.canonical}/mot-de-passe-oublie?code=1`,
  })

/** Tells that the password changed. */
export const changedLetter = (wording: Wording, values: Values & { canonical: string }): Letter =>
  noticeLetter(wording, texts, 'changed', values, `${values.canonical}/mot-de-passe-oublie`)
