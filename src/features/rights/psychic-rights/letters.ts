import type { Values, Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { noticeLetter } from '../../house/mail/letter-shapes.ts'
import { RIGHTS_PAGE } from './rules.ts'
import { stopTexts } from './stop-texts.ts'

/** The e-mail that says when the psychic's account will be erased, and how to come back before. */
export const stoppedLetter = (wording: Wording, values: Values & { canonical: string }): Letter =>
  noticeLetter(wording, stopTexts, 'stopped', values, `${values.canonical}${RIGHTS_PAGE}`)
