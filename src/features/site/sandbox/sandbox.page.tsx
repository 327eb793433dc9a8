import { href } from 'react-router'
import { Page } from '../../../ui/page/page.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { orNotFound, redirectTo } from '../../house/visit/page-door.server.ts'
import { presentCodes } from '../../people/second-factor/present-codes.server.ts'
import type { Route } from './+types/sandbox.page'
import { Calls } from './components/calls.tsx'
import { Factors } from './components/factors.tsx'
import { Handsets } from './components/handsets.tsx'
import { Mailbox } from './components/mailbox.tsx'
import { Premium } from './components/premium.tsx'
import { Pushes } from './components/pushes.tsx'
import { latestMails, latestPushes, latestTexts } from './queries.server.ts'
import { actOnCall, callsNow } from './read-calls.server.ts'
import { actOnPremium, premiumNow } from './read-premium.server.ts'
import { textFromHandset } from './text-from-handset.server.ts'
import { texts } from './texts.ts'
import { viewMail, viewPush } from './views.ts'

const MAILS = 50

/** Shows codes to any visitor: it exists in the demonstration only. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  orNotFound(visit.app.config.mode === 'demo' ? visit : null)
  const rows = await latestMails(visit.db, visit.site.id, MAILS)
  return {
    calls: callsNow(visit),
    premium: premiumNow(visit),
    codes: await presentCodes(visit),
    mails: rows.map(viewMail),
    pushes: (await latestPushes(visit.db, visit.site.id, MAILS)).map(viewPush),
    messages: await latestTexts(visit.db, visit.site.id, MAILS),
    number: visit.app.config.textNumbers[visit.site.id] ?? null,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  orNotFound(visit.app.config.mode === 'demo' ? visit : null)
  const form = await request.formData()
  if (form.get('intent') === 'text') {
    if (!(await textFromHandset(visit, form))) return { unsent: true }
    return redirectTo(`${href('/bac-a-sable')}#sms`)
  }
  const isPremium = actOnPremium(visit, form)
  if (!isPremium) actOnCall(visit, form)
  return redirectTo(`${href('/bac-a-sable')}#${isPremium ? 'audiotel' : 'appels'}`)
}

export default function SandboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  return (
    <Page title={t('title')} lead={t('lead')}>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      <Calls calls={loaderData.calls} />
      {loaderData.premium ? <Premium of={loaderData.premium} /> : null}
      <Mailbox mails={loaderData.mails} />
      <Handsets messages={loaderData.messages} number={loaderData.number} unsent={actionData?.unsent === true} />
      <Pushes pushes={loaderData.pushes} />
      <Factors codes={loaderData.codes} />
    </Page>
  )
}
