import { Form, href } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { PasswordField } from '../../../../ui/field/password-field.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { LinkedText, useTexts } from '../../../../ui/wording.tsx'
import forms from '../../../house/forms/forms.module.css'
import { EARNINGS_WAIT_DAYS, GRACE_DAYS } from '../../privacy/rules.ts'
import { stopTexts } from '../stop-texts.ts'

interface Props {
  confirmation: 'password' | 'signIn' | null
  /** A refusal at the password field. */
  fault: string | undefined
}

/** What stopping does, what is erased, what is kept, and the form. */
export function StopSection({ confirmation, fault }: Props) {
  const t = useTexts(stopTexts)
  return (
    <Section title={t('title')} id="arret">
      <p>{t('lead')}</p>
      <h3>{t('atOnce')}</h3>
      <ul>
        <li>{t('profile')}</li>
        <li>{t('appointments')}</li>
        <li>{t('waiting')}</li>
        <li>{t('open')}</li>
        <li>{t('money', { days: EARNINGS_WAIT_DAYS })}</li>
      </ul>
      <h3>{t('later')}</h3>
      <p>{t('goes', { days: GRACE_DAYS })}</p>
      <h3>{t('stays')}</h3>
      <p>{t('kept')}</p>
      <p>{t('name')}</p>
      <p>
        <LinkedText
          from={stopTexts}
          name="papersFirst"
          links={{ earnings: { href: href('/espace-voyant/gains'), label: t('earnings') } }}
        />
      </p>
      {confirmation === 'signIn' ? (
        <p>{t('signInAgain')}</p>
      ) : (
        <CheckedForm method="post" className={forms.form}>
          {confirmation === 'password' ? (
            <PasswordField
              name="password"
              autoComplete="current-password"
              label={t('password')}
              error={fault}
              required
            />
          ) : null}
          <div className={forms.actions}>
            <Button type="submit" name="intent" value="stop" variant="danger">
              {t('stop')}
            </Button>
          </div>
        </CheckedForm>
      )}
    </Section>
  )
}

/** In place of the rest once the psychic has stopped. */
export function LeavingSection({ day }: { day: string }) {
  const t = useTexts(stopTexts)
  return (
    <Section title={t('leaving', { day })} id="arret">
      <p>{t('leavingHelp')}</p>
      <p>{t('money', { days: EARNINGS_WAIT_DAYS })}</p>
      <Form method="post">
        <Button type="submit" name="intent" value="keep">
          {t('comeBack')}
        </Button>
      </Form>
    </Section>
  )
}
