import { type Catalogue, say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from './letter.ts'

type Words<N extends string, K extends string> = 'mailGreeting' | `${N}Mail${K | 'Subject' | 'NotYou' | 'Reason'}`

/** A letter with a code to copy. Its texts are those of the catalogue with its name as prefix. */
export function codeLetter<N extends string>(
  wording: Wording,
  from: Catalogue<Words<NoInfer<N>, 'Code' | 'Use'>>,
  name: N,
  values: Values & { code: string },
  goOn?: { button: string; address: string },
): Letter {
  const t = (key: Words<N, 'Code' | 'Use'>) => say(wording, from, key, values)
  return {
    subject: t(`${name}MailSubject`),
    greeting: t('mailGreeting'),
    body: [
      t(`${name}MailCode`),
      { code: values.code },
      t(`${name}MailUse`),
      ...(goOn ? [goOn] : []),
      t(`${name}MailNotYou`),
    ],
    preview: t(`${name}MailUse`),
    reason: t(`${name}MailReason`),
  }
}

/** A notice to the owner of an account about an action, with advice in case it was somebody else. */
export function noticeLetter<N extends string>(
  wording: Wording,
  from: Catalogue<Words<NoInfer<N>, 'Done' | 'Button'>>,
  name: N,
  values: Values,
  address: string,
): Letter {
  const t = (key: Words<N, 'Done' | 'Button'>) => say(wording, from, key, values)
  return {
    subject: t(`${name}MailSubject`),
    greeting: t('mailGreeting'),
    body: [t(`${name}MailDone`), t(`${name}MailNotYou`), { button: t(`${name}MailButton`), address }],
    reason: t(`${name}MailReason`),
  }
}
