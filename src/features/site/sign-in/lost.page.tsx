import { parseWithZod } from '@conform-to/zod/v4'
import { href } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { refuse, rejected } from '../../../platform/http/form-reply.server.ts'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { AnswerArrival } from '../../../ui/shell/arrival.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { WAYS_PAGE } from '../../house/users/rules.ts'
import { redirectTo } from '../../house/visit/page-door.server.ts'
import { RESET_CODE_PAGE } from '../../people/passwords/addresses.ts'
import { askReset } from '../../people/passwords/ask-reset.server.ts'
import { lostForm } from '../../people/passwords/forms.server.ts'
import { texts } from '../../people/passwords/texts.ts'
import type { Route } from './+types/lost.page'
import { AskForm } from './components/ask-form.tsx'
import { ResetForm } from './components/reset-form.tsx'
import { resetPassword } from './reset-password.server.ts'

export const handle: PageHandle = { footless: true }

export function loader({ context, url }: Route.LoaderArgs) {
  return { hasCode: url.searchParams.has('code'), demo: visitOf(context).app.config.mode === 'demo' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  const submission = parseWithZod(await request.formData(), { schema: lostForm })
  if (submission.status !== 'success') return rejected(submission)
  const { value } = submission
  try {
    if (value.intent === 'ask') {
      await askReset(visit, { email: value.emailAddress, altcha: value.altcha })
      return { asked: value.emailAddress }
    }
    const { cleared } = await resetPassword(visit, { ...value, email: value.emailAddress })
    throw redirectTo(`${WAYS_PAGE}?fait=${cleared ? 'repris' : 'mot-de-passe'}`)
  } catch (thrown) {
    if (thrown instanceof Refusal) return refuse(submission, thrown)
    throw thrown
  }
}

export default function LostPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const asked = actionData && 'asked' in actionData ? actionData.asked : undefined
  const result = actionData && 'result' in actionData ? actionData.result : undefined
  const resets = asked !== undefined || (result ? result.initialValue?.intent === 'reset' : loaderData.hasCode)
  const title = t(resets ? 'resetTitle' : 'lostTitle')
  return (
    <Page title={title} lead={t(resets ? 'resetLead' : 'lostLead')} width="narrow">
      <title>{title}</title>
      <meta name="description" content={t('lostDescription')} />
      <meta name="robots" content="noindex" />
      {asked === undefined ? null : (
        <>
          <AnswerArrival answer={actionData} />
          <Notice tone="good">
            <p>{t('asked')}</p>
            {loaderData.demo ? <OnwardLink to={href('/bac-a-sable')}>{t('sandbox')}</OnwardLink> : null}
          </Notice>
        </>
      )}
      {resets ? <ResetForm result={result} email={asked} /> : <AskForm result={result} />}
      <p>
        <OnwardLink to={resets ? href('/mot-de-passe-oublie') : RESET_CODE_PAGE}>
          {t(resets ? 'askAgain' : 'haveCode')}
        </OnwardLink>
      </p>
    </Page>
  )
}
