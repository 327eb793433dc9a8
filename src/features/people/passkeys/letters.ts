import { href } from 'react-router'
import type { Values, Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { noticeLetter } from '../../house/mail/letter-shapes.ts'
import { texts } from './texts.ts'

/** The e-mail that tells of a passkey added to or removed from the account. */
export const passkeyLetter = (
  wording: Wording,
  what: 'added' | 'removed',
  values: Values & { canonical: string },
): Letter => noticeLetter(wording, texts, what, values, `${values.canonical}${href('/mon-compte/cles-d-acces')}`)
