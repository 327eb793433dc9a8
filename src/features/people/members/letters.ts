import { href } from 'react-router'
import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { letterTexts } from './letter-texts.ts'

/** The e-mail that tells a new member of staff where to choose a password. */
export function inviteLetter(wording: Wording, values: Values & { canonical: string }): Letter {
  const t = (key: keyof typeof letterTexts.entries) => say(wording, letterTexts, key, values)
  return {
    subject: t('subject'),
    greeting: t('greeting'),
    body: [
      t('body'),
      { button: t('button'), address: `${values.canonical}${href('/mot-de-passe-oublie')}` },
      t('next'),
    ],
    reason: t('reason'),
  }
}
