import type { Values, Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { codeLetter as letter } from '../../house/mail/letter-shapes.ts'
import { texts } from './texts.ts'

/** The code with which a person without a password confirms their identity. */
export const codeLetter = (wording: Wording, values: Values & { code: string }): Letter =>
  letter(wording, texts, 'code', values)
