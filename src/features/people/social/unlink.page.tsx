import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { DONE } from '../../house/users/rules.ts'
import { clientOf } from '../../house/visit/access.ts'
import { orNotFound, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { askFirst } from '../confirmation/ask-first.server.ts'
import { ConfirmPerson } from '../confirmation/components/confirm-person.tsx'
import { CONNECTIONS, FAILED, failureOf, isProvider, withMark } from '../ways-in/providers.ts'
import type { Route } from './+types/unlink.page'
import { unlinkIdentity } from './link-identity.server.ts'
import { texts } from './texts.ts'

/** Unlinks a provider, from the account's page. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, new URL(href('/mon-compte'), url))
  await pageRefusal(async () => clientOf(visit))
  const form = await request.formData()
  return askFirst(visit, form, () => unlink(visit, form.get('service')))
}

async function unlink(visit: Visit, provider: unknown): Promise<never> {
  try {
    await unlinkIdentity(visit, orNotFound(isProvider(provider) ? provider : null))
  } catch (thrown) {
    const failure = thrown instanceof Refusal ? failureOf(thrown.reason) : null
    if (!failure) throw thrown
    throw redirectTo(withMark(CONNECTIONS, FAILED, failure))
  }
  throw redirectTo(withMark(CONNECTIONS, DONE, 'delie'))
}

export default function UnlinkPage({ actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  if (actionData) return <ConfirmPerson asking={actionData.asking} back={CONNECTIONS} />
  return (
    <Page title={t('linksTitle')} lead={t('linksLead')} width="narrow">
      <title>{t('linksTitle')}</title>
      <meta name="robots" content="noindex" />
      <div>
        <ButtonLink to={CONNECTIONS}>{t('linksBack')}</ButtonLink>
      </div>
    </Page>
  )
}
