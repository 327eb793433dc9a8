import { href } from 'react-router'
import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import type { HoldStage } from './rules.ts'
import { texts } from './texts.ts'

/** The e-mail that tells a psychic that their transfers are held back, still are, or are no more. */
export function holdLetter(wording: Wording, values: Values & { canonical: string }, stage: HoldStage): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t(`subject.${stage}`),
    greeting: t('greeting'),
    body: [
      t(`body.${stage}`),
      ...(stage === 'placed' || stage === 'renewed' ? [t('kept')] : []),
      t('write'),
      { button: t('button'), address: `${values.canonical}${href('/contactez-nous')}` },
    ],
    reason: t('reason'),
  }
}
