import { type SubmissionResult, useForm } from '@conform-to/react'
import { href, Link, useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { ChallengeField } from '../../../house/challenges/components/challenge-field.tsx'
import { FormErrors } from '../../../house/forms/components/form-errors.tsx'
import { boxesProps, fieldProps, formProps } from '../../../house/forms/form.ts'
import styles from '../../../house/forms/forms.module.css'
import { EmailField } from '../../../house/suggestions/components/email-field.tsx'
import { EMAIL_MAX } from '../../../house/users/rules.ts'
import type { WebinarView } from '../read-webinars.server.ts'
import { texts } from '../texts.ts'

interface Props {
  webinar: WebinarView
  consent: { sentence: string; shown: string }
  /** The address of a client who proved it: no other is asked. */
  own: string | null
  result: SubmissionResult | undefined
}

/** Asks for a place at a webinar. */
export function Registration({ webinar, consent, own, result }: Props) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const [form, fields] = useForm<{ emailAddress: string; consents: string[] }>({ id: 'webinaire', lastResult: result })
  const { id, error } = boxesProps(fields.consents)
  return (
    <Section title={t('chosen', { title: webinar.title })} id="inscription">
      <p>{t('free')}</p>
      <CheckedForm method="post" {...formProps(form)} className={styles.form}>
        <FormErrors errors={form.errors} />
        <input type="hidden" name="slug" value={webinar.slug} />
        <input type="hidden" name="consentsShown" value={consent.shown} />
        {own === null ? (
          <>
            <EmailField {...fieldProps(fields.emailAddress)} label={t('email')} maxLength={EMAIL_MAX} required />
            <ChallengeField purpose="webinar" />
          </>
        ) : (
          <p>{t('ownAddress', { email: own })}</p>
        )}
        <Checkbox id={id} name="consents" value="WEBINAR" label={consent.sentence} error={error} required />
        <p className={styles.conditions}>
          {t('data')} <Link to={href('/page/donnees-personnelles')}>{t('dataLink')}</Link>
        </p>
        <Button type="submit" busy={busy}>
          {t('register')}
        </Button>
      </CheckedForm>
    </Section>
  )
}
