import { Form, href, useNavigation } from 'react-router'
import { inDayAndHour } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { GivenConsent } from '../../../house/consents/read-consents.server.ts'
import { texts } from '../../../house/consents/texts.ts'
import { LackNotice } from '../../../people/marketing/components/lack-notice.tsx'
import type { Lack } from '../../../people/marketing/rules.ts'
import styles from './my-consents.module.css'

type Consent = GivenConsent & { sentence: string; shown: string; lack: Lack | null }

/** Each consent with its date, and one button to give or withdraw it. */
export function MyConsents({ consents }: { consents: readonly Consent[] }) {
  return (
    <ul className={styles.list}>
      {consents.map((consent) => (
        <MyConsent key={consent.type} consent={consent} />
      ))}
    </ul>
  )
}

function MyConsent({ consent }: { consent: Consent }) {
  const t = useTexts(texts)
  const { type, agreed, at, sentence, shown } = consent
  const busy = useNavigation().formData?.get('type') === type
  const day = at ? inDayAndHour(at) : ''
  return (
    <li className={styles.consent}>
      <div className={styles.words}>
        <h2>{t(type)}</h2>
        <p className={styles.sentence}>{sentence}</p>
        {consent.lack ? <LackNotice lack={consent.lack} /> : null}
        {type === 'SENSITIVE_DATA' && agreed ? <p className={styles.sentence}>{t('withdrawEffect')}</p> : null}
      </div>
      <div className={styles.answer}>
        <p className={styles.state}>{at ? t(agreed ? 'agreedOn' : 'refusedOn', { day }) : t('neverAsked')}</p>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="type" value={type} />
          <input type="hidden" name="shown" value={shown} />
          <Button type="submit" name="agreed" value={agreed ? 'no' : 'yes'} variant="secondary" busy={busy}>
            {t(agreed ? 'withdraw' : 'give')}
          </Button>
        </Form>
        {at ? <OnwardLink to={href('/mon-compte/consentements/:type', { type })}>{t('seeProofs')}</OnwardLink> : null}
      </div>
    </li>
  )
}
