import { href } from 'react-router'
import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { texts } from './texts.ts'

/** The e-mail that tells the author of a review where the psychic's reply is. */
export function publishedReplyLetter(wording: Wording, values: Values & { canonical: string; slug: string }): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('publishedMailSubject'),
    greeting: t('mailGreeting'),
    body: [
      t('publishedMail'),
      {
        button: t('publishedMailButton'),
        address: `${values.canonical}${href('/voyance/:slug', { slug: values.slug })}#avis`,
      },
    ],
    reason: t('publishedMailReason'),
  }
}

/** The e-mail that tells a psychic why their reply is not shown. */
export function refusedReplyLetter(wording: Wording, values: Values, reason: string): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('refusedMailSubject'),
    greeting: t('mailGreeting'),
    body: [t('refusedMail'), reason, t('refusedMailNext')],
    reason: t('refusedMailReason'),
  }
}
