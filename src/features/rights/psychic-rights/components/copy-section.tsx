import { href } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { PasswordField } from '../../../../ui/field/password-field.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import forms from '../../../house/forms/forms.module.css'
import { texts } from '../texts.ts'

interface Props {
  /** The confirmation needed before the download. */
  confirmation: 'password' | 'signIn' | null
  /** A refusal, shown at the password field if it is there. */
  fault: string | undefined
}

export function CopySection({ confirmation, fault }: Props) {
  const t = useTexts(texts)
  return (
    <Section title={t('copyTitle')} id="copie">
      <p>{t('copyLead')}</p>
      <p>{t('copyLeft')}</p>
      <p>{t('copyFormat')}</p>
      {fault && confirmation !== 'password' ? <Notice tone="bad">{fault}</Notice> : null}
      {confirmation === 'signIn' ? (
        <p>{t('signInAgain')}</p>
      ) : (
        // The browser itself saves the file, with scripts or without.
        <form method="post" action={href('/espace-voyant/mes-droits/copie.json')} className={forms.form}>
          {confirmation === 'password' ? (
            <PasswordField
              name="password"
              autoComplete="current-password"
              label={t('password')}
              hint={t('passwordHint')}
              error={fault}
              required
            />
          ) : null}
          <div className={forms.actions}>
            <Button type="submit" variant="secondary">
              {t('takeCopy')}
            </Button>
          </div>
        </form>
      )}
    </Section>
  )
}
