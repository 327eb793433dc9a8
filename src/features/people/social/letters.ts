import type { Values, Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { codeLetter, noticeLetter } from '../../house/mail/letter-shapes.ts'
import { CONNECTIONS } from '../ways-in/providers.ts'
import { texts } from './texts.ts'

/** The e-mail with the code that links a provider to the account of this address. */
export const linkLetter = (wording: Wording, values: Values & { code: string }): Letter =>
  codeLetter(wording, texts, 'link', values)

/** The e-mail that tells of a provider linked or unlinked. */
export const linkLetterOf = (
  wording: Wording,
  what: 'linked' | 'unlinked',
  values: Values & { canonical: string },
): Letter => noticeLetter(wording, texts, what, values, `${values.canonical}${CONNECTIONS}`)
