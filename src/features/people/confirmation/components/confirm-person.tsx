import { Form, href, Link, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../../ui/button/button.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { PasswordField } from '../../../../ui/field/password-field.tsx'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import accounts from '../../../house/forms/forms.module.css'
import { CODE_MINUTES } from '../../../house/users/rules.ts'
import type { Asking } from '../ask-first.server.ts'
import { PROOF } from '../rules.ts'
import { texts } from '../texts.ts'
import { PasskeyProof } from './passkey-proof.tsx'

interface Props {
  asking: Asking
  /** Where to go on cancelling. */
  back: string
  /** Set if the form leads to another site, where client-side navigation can't follow. */
  reloadDocument?: boolean
}

/** Asks the signed-in person to confirm their identity, and then continues with their request. */
export function ConfirmPerson({ asking, back, reloadDocument = false }: Props) {
  const t = useTexts(texts)
  const sent = useNavigation().formData
  const { way, codeSent, email, refusal } = asking
  const busy = sent?.get(PROOF.intent)
  const error = refusal?.field ? refusal.message : undefined
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      <RefusalNotice refusal={refusal} />
      <Form method="post" reloadDocument={reloadDocument} className={accounts.form}>
        {asking.fields.map(([name, value], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may occur several times
          <input key={place} type="hidden" name={name} value={value} />
        ))}
        {way === 'password' ? (
          <PasswordField
            name={PROOF.password}
            label={t('password')}
            error={error}
            autoComplete="current-password"
            required
          />
        ) : null}
        {way === 'code' && codeSent ? (
          <>
            {refusal ? null : <Notice tone="good">{t('sent', { email, minutes: CODE_MINUTES })}</Notice>}
            <Field
              name={PROOF.code}
              label={t('code')}
              error={error}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={9}
              className={accounts.code}
              required
            />
            {asking.demo ? <Link to={href('/bac-a-sable')}>{t('sandbox')}</Link> : null}
          </>
        ) : null}
        {way === 'code' && !codeSent ? <p>{t('codeHelp', { email })}</p> : null}
        {way === 'signIn' ? <p>{t('signInAgain')}</p> : null}
        <div className={accounts.actions}>
          {way === 'password' || codeSent ? (
            <Button type="submit" name={PROOF.intent} value="give" busy={busy === 'give'}>
              {t('confirm')}
            </Button>
          ) : null}
          {way === 'code' ? (
            <Button
              type="submit"
              name={PROOF.intent}
              value="send"
              variant={codeSent ? 'secondary' : 'primary'}
              formNoValidate
              busy={busy === 'send'}
            >
              {t(codeSent ? 'sendAgain' : 'send')}
            </Button>
          ) : null}
          <ButtonLink to={back} variant="quiet">
            {t('back')}
          </ButtonLink>
        </div>
        {asking.hasPasskey ? <PasskeyProof /> : null}
      </Form>
      {way === 'password' ? (
        <p>
          <OnwardLink to={href('/mot-de-passe-oublie')}>{t('forgotten')}</OnwardLink>
        </p>
      ) : null}
    </Page>
  )
}
