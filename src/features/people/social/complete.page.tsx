import { useForm } from '@conform-to/react'
import { href, redirect, useNavigation } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { refuse, rejected } from '../../../platform/http/form-reply.server.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CheckedForm } from '../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Page } from '../../../ui/page/page.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { LinkedText, useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { ConsentsBlock } from '../../house/consents/components/consents-block.tsx'
import { contentOf } from '../../house/consents/views.ts'
import { FormErrors } from '../../house/forms/components/form-errors.tsx'
import { boxesProps, fieldProps, formProps } from '../../house/forms/form.ts'
import accounts from '../../house/forms/forms.module.css'
import { ACCOUNT_CREATED, DONE, EMAIL_MAX, FIRST_NAME_MAX } from '../../house/users/rules.ts'
import { withReturn } from '../../house/visit/sign-in-paths.ts'
import { AdultBirthDate } from '../accounts/components/adult-birth-date.tsx'
import { GenderSelect } from '../accounts/components/gender-select.tsx'
import { answersOf } from '../accounts/registration-form.server.ts'
import { texts as accountTexts } from '../accounts/texts.ts'
import { FAILED, providerNames, withMark } from '../ways-in/providers.ts'
import type { Route } from './+types/complete.page'
import { clearedSecret } from './browser-secret.server.ts'
import { completionRefusals, parseCompletion } from './completion-form.server.ts'
import { readPending } from './pending.server.ts'
import { registerIdentity } from './register-identity.server.ts'
import { texts } from './texts.ts'

const tooLate = () => redirect(withMark(href('/connexion'), FAILED, 'failed'), 303)

export const handle: PageHandle = { footless: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  if (visit.user) throw redirect(href('/'))
  const pending = await readPending(visit, request, 'register')
  if (!pending) throw tooLate()
  const { firstName, emailAddress, emailVerified, birthDate } = pending.profile
  return {
    provider: pending.provider,
    prefilled: { firstName, emailAddress: emailAddress ?? '', birthDate: birthDate ?? '', gender: 'unknown' },
    asksAddress: emailAddress !== null,
    isVouched: emailVerified === true,
    content: contentOf('REGISTRATION', visit.site),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  const pending = await readPending(visit, request, 'register')
  if (!pending) throw tooLate()
  const submission = parseCompletion(await request.formData())
  if (submission.status !== 'success') return rejected(submission)
  const given = submission.value
  const [first, ...others] = completionRefusals(visit, given, pending.profile)
  if (first) return refuse(submission, first, ...others)
  try {
    const comer = { ...pending, wayId: pending.id }
    await registerIdentity(visit, comer, {
      ...given,
      consents: answersOf(visit, given),
      returnTo: pending.returnTo,
    })
  } catch (thrown) {
    if (thrown instanceof Refusal) return refuse(submission, thrown)
    throw thrown
  }
  const headers = { 'Set-Cookie': clearedSecret(visit) }
  throw redirect(withMark(pending.returnTo, DONE, ACCOUNT_CREATED), { status: 303, headers })
}

type Typed = Record<'firstName' | 'emailAddress' | 'birthDate' | 'gender', string> & { consents: string[] }

export default function CompletePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const account = useTexts(accountTexts)
  const busy = useNavigation().state !== 'idle'
  const provider = providerNames[loaderData.provider]
  const [form, fields] = useForm<Typed>({
    id: 'terminer',
    lastResult: actionData?.result,
    defaultValue: loaderData.prefilled,
  })
  return (
    <Page title={t('completeTitle')} lead={t('completeLead', { provider })} width="narrow">
      <title>{t('completeTitle')}</title>
      <meta name="description" content={t('completeDescription')} />
      <meta name="robots" content="noindex" />
      <CheckedForm method="post" {...formProps(form)} className={accounts.form}>
        <FormErrors errors={form.errors} />
        <Field
          {...fieldProps(fields.firstName)}
          label={account('firstName')}
          hint={account('firstNameHint')}
          autoComplete="given-name"
          required
          maxLength={FIRST_NAME_MAX}
        />
        {loaderData.asksAddress ? (
          <Field
            {...fieldProps(fields.emailAddress)}
            label={account('email')}
            hint={t(loaderData.isVouched ? 'addressVouched' : 'addressToProve', { provider })}
            type="email"
            autoComplete="email"
            required
            maxLength={EMAIL_MAX}
          />
        ) : null}
        <AdultBirthDate field={fields.birthDate} hint={account('birthDateHint')} required />
        <GenderSelect field={fields.gender} />
        <ConsentsBlock
          {...boxesProps(fields.consents)}
          content={loaderData.content}
          button={
            <Button type="submit" busy={busy}>
              {t('complete')}
            </Button>
          }
          buttonPlace="before"
        />
      </CheckedForm>
      <p>
        <LinkedText
          from={texts}
          name="haveAccount"
          values={{ provider }}
          links={{ signIn: { href: withReturn(href('/connexion'), href('/mon-compte')), label: t('signInLink') } }}
        />
      </p>
    </Page>
  )
}
