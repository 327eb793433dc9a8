import { lazy, Suspense, useState } from 'react'
import { Form, href, Link } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { FooterFold } from '../../../../ui/shell/footer-fold.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { letterBoxTexts } from '../letter-box-texts.ts'
import styles from './letter-box.module.css'

/** Loaded when the form is first focused, since the form is on every page. */
const ChallengeField = lazy(async () => {
  const field = await import('../../../house/challenges/components/challenge-field.tsx')
  return { default: field.ChallengeField }
})

/** The newsletter form at the foot of every page; its errors are shown on the newsletter's own page. */
export function LetterBox({ consent }: { consent: { shown: string; sentence: string } }) {
  const t = useTexts(letterBoxTexts)
  const [entered, setEntered] = useState(false)
  return (
    <section className={styles.box} aria-labelledby="letter-box">
      <FooterFold id="letter-box" title={t('footerTitle')}>
        <Form method="post" action={href('/lettre')} className={styles.form} onFocus={() => setEntered(true)}>
          <Field
            id="letter-email"
            name="emailAddress"
            type="email"
            autoComplete="email"
            label={t('footerEmail')}
            maxLength={254}
            required
          />
          <Checkbox id="letter-consent" name="consents" value="NEWSLETTER" label={consent.sentence} required />
          <input type="hidden" name="consentsShown" value={consent.shown} />
          {entered ? (
            <Suspense>
              <ChallengeField purpose="letter" />
            </Suspense>
          ) : null}
          <div className={styles.actions}>
            <Button type="submit" variant="secondary">
              {t('receive')}
            </Button>
            <Link to={href('/lettre')}>{t('dataLink')}</Link>
          </div>
        </Form>
      </FooterFold>
    </section>
  )
}
