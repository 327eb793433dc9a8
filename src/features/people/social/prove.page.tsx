import { Form, href, redirect, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { PasswordField } from '../../../ui/field/password-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import accounts from '../../house/forms/forms.module.css'
import { CODE_MINUTES, PASSWORD_MAX } from '../../house/users/rules.ts'
import { orRefusal } from '../../house/visit/page-door.server.ts'
import { FAILED, providerNames, withMark } from '../ways-in/providers.ts'
import type { Route } from './+types/prove.page'
import { clearedSecret } from './browser-secret.server.ts'
import { readPending } from './pending.server.ts'
import { proveByCode, proveByPassword, sendOwnerCode } from './prove-owner.server.ts'
import { texts } from './texts.ts'

const tooLate = () => redirect(withMark(href('/connexion'), FAILED, 'failed'), 303)

export const handle: PageHandle = { footless: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  if (visit.user) throw redirect(href('/'))
  const pending = await readPending(visit, request, 'prove')
  if (!pending) throw tooLate()
  return {
    provider: pending.provider,
    email: pending.profile.emailAddress ?? '',
    codeSent: pending.codeSent,
  }
}

/** `intent` names the submitted form. */
export async function action({ request, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  const pending = await readPending(visit, request, 'prove')
  if (!pending) throw tooLate()
  const form = await request.formData()
  const intent = String(form.get('intent'))
  const typed = (name: string) => String(form.get(name) ?? '').slice(0, PASSWORD_MAX + 1)
  const outcome = await orRefusal(async () => {
    if (intent === 'send') {
      await sendOwnerCode(visit, pending)
      throw redirect(href('/connexion/relier'), 303)
    }
    if (intent === 'code') await proveByCode(visit, pending, typed('code'))
    else await proveByPassword(visit, pending, typed('password'))
    throw redirect(pending.returnTo, { status: 303, headers: { 'Set-Cookie': clearedSecret(visit) } })
  })
  return { ...outcome, data: { ...outcome.data, intent } }
}

export default function ProvePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { email, codeSent } = loaderData
  const provider = providerNames[loaderData.provider]
  const busy = useNavigation().formData?.get('intent')
  const errorOf = (intent: string) => (actionData?.intent === intent ? actionData.refusal.message : undefined)
  return (
    <Page title={t('proveTitle', { provider })} lead={t('proveLead', { provider, email })} width="narrow">
      <title>{t('proveTitle', { provider })}</title>
      <meta name="description" content={t('proveDescription')} />
      <meta name="robots" content="noindex" />
      <Section title={t('byPassword')}>
        <Form method="post" className={accounts.form}>
          <input type="hidden" name="intent" value="password" />
          <input type="hidden" name="email" value={email} autoComplete="username" />
          <PasswordField
            name="password"
            label={t('password')}
            error={errorOf('password')}
            autoComplete="current-password"
            required
          />
          <div>
            <Button type="submit" busy={busy === 'password'}>
              {t('provePassword')}
            </Button>
          </div>
        </Form>
      </Section>
      <Section title={t('byCode')}>
        {codeSent ? <CodeForm email={email} error={errorOf('code')} busy={busy === 'code'} /> : null}
        <Form method="post" className={accounts.form} preventScrollReset>
          <input type="hidden" name="intent" value="send" />
          <p>{t('byCodeHelp', { minutes: CODE_MINUTES })}</p>
          {errorOf('send') ? <Notice tone="bad">{errorOf('send')}</Notice> : null}
          <div>
            <Button type="submit" variant="secondary" busy={busy === 'send'}>
              {t(codeSent ? 'sendAnother' : 'sendCode')}
            </Button>
          </div>
        </Form>
      </Section>
    </Page>
  )
}

function CodeForm({ email, error, busy }: { email: string; error: string | undefined; busy: boolean }) {
  const t = useTexts(texts)
  return (
    <Form method="post" className={accounts.form}>
      <Notice tone="good">{t('codeSent', { email })}</Notice>
      <input type="hidden" name="intent" value="code" />
      <Field
        name="code"
        label={t('code')}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        required
      />
      <div>
        <Button type="submit" busy={busy}>
          {t('proveCode')}
        </Button>
      </div>
    </Form>
  )
}
