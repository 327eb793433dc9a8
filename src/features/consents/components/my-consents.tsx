import { Form, useNavigation } from 'react-router'
import { inDayAndHour } from '../../../platform/i18n/french.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import type { GivenConsent } from '../read-consents.server.ts'
import { texts } from '../texts.ts'
import styles from './my-consents.module.css'

type Consent = GivenConsent & { sentence: string }

/** Each consent with its date, given or taken back by the same one button. */
export function MyConsents({ consents, changed }: { consents: readonly Consent[]; changed: boolean }) {
  const t = useTexts(texts)
  return (
    <Section title={t('myTitle')} id="accords">
      <p>{t('myLead')}</p>
      {changed ? <Notice tone="good">{t('changed')}</Notice> : null}
      <ul className={styles.list}>
        {consents.map((consent) => (
          <MyConsent key={consent.type} consent={consent} />
        ))}
      </ul>
    </Section>
  )
}

function MyConsent({ consent }: { consent: Consent }) {
  const t = useTexts(texts)
  const { type, agreed, at, sentence } = consent
  const busy = useNavigation().formData?.get('type') === type
  const day = at ? inDayAndHour(at) : ''
  return (
    <Card as="li" className={styles.consent}>
      <h3>{t(type)}</h3>
      <p className={styles.sentence}>{sentence}</p>
      <p className={styles.state}>{at ? t(agreed ? 'agreedOn' : 'refusedOn', { day }) : t('neverAsked')}</p>
      {type === 'SENSITIVE_DATA' && agreed ? <p className={styles.sentence}>{t('withdrawEffect')}</p> : null}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="consent" />
        <input type="hidden" name="type" value={type} />
        <Button type="submit" name="agreed" value={agreed ? 'no' : 'yes'} variant="secondary" busy={busy}>
          {t(agreed ? 'withdraw' : 'give')}
        </Button>
      </Form>
    </Card>
  )
}
