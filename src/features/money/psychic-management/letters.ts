import { href } from 'react-router'
import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import type { PaperStage } from './paper-rules.ts'
import type { DocumentKind } from './rules.ts'
import { texts } from './texts.ts'

/** The e-mail that tells a psychic that clients can consult them, and where to choose a password. */
export function welcomeLetter(wording: Wording, values: Values & { canonical: string; slug: string }): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('welcomeMailSubject'),
    greeting: t('mailGreeting'),
    body: [
      t('welcomeMail'),
      { button: t('welcomeMailButton'), address: `${values.canonical}${href('/mot-de-passe-oublie')}` },
      t('welcomeMailNext'),
      { link: `${values.canonical}${href('/voyance/:slug', { slug: values.slug })}` },
    ],
    reason: t('mailReason'),
  }
}

/** The e-mail that tells an applicant why they were refused. */
export function refusedLetter(wording: Wording, values: Values, reason: string): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('refusedMailSubject'),
    greeting: t('mailGreeting'),
    body: [t('refusedMail'), reason, t('refusedMailNext')],
    reason: t('mailReason'),
  }
}

/**
 * The e-mail that tells a psychic that papers will expire, have expired or caused their profile to be paused, and how
 * to send new ones.
 */
export function papersLetter(
  wording: Wording,
  values: Values & { canonical: string },
  { stage, kinds }: { stage: PaperStage; kinds: readonly DocumentKind[] },
): Letter {
  const said = kinds.map((kind) => say(wording, texts, `paper.${kind}`)).join(', ')
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, { ...values, papers: said })
  return {
    subject: t(`papersMailSubject.${stage}`),
    greeting: t('mailGreeting'),
    body: [
      t(`papersMail.${stage}`),
      { button: t('papersMailButton'), address: `${values.canonical}${href('/contactez-nous')}` },
      t('papersMailNext'),
    ],
    reason: t('mailReason'),
  }
}
