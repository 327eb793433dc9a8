import { parseWithZod } from '@conform-to/zod/v4'

import { Refusal } from '../../../errors.ts'
import { refuse, rejected } from '../../../platform/http/form-reply.server.ts'
import { inDay, inEuros, inMinutes } from '../../../platform/i18n/french.ts'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { LinkedText, useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { previewReturn } from '../../house/ledger/refund-balance.server.ts'
import { CODE_MINUTES } from '../../house/users/rules.ts'
import { clientOf } from '../../house/visit/access.ts'
import { pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/leave.page'
import { askDeparture } from './ask-departure.server.ts'
import { AskForm, ConfirmForm, KeepForm } from './components/leave-forms.tsx'
import { cancelDeparture, confirmDeparture } from './confirm-departure.server.ts'
import { confirmationNeeded } from './confirm-person.server.ts'
import { awaitsLeaveCode } from './departure-queries.server.ts'
import { leaveForm } from './forms.server.ts'
import { DATA_PAGE, GRACE_DAYS, LEAVE_PAGE } from './rules.ts'
import { texts } from './texts.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const { id, siteId, email, leavesAt } = await pageRefusal(async () => clientOf(visit))
  return {
    leavesOn: leavesAt && inDay(leavesAt),
    email,
    purse: await previewReturn(visit, { id, siteId }),
    confirmation: await confirmationNeeded(visit, null),
    codeSent: await awaitsLeaveCode(visit.db, id, visit.now()),
    demo: visit.app.config.mode === 'demo',
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  await pageRefusal(async () => clientOf(visit))
  const submission = parseWithZod(await request.formData(), { schema: leaveForm })
  if (submission.status !== 'success') return rejected(submission)
  const given = submission.value
  try {
    if (given.intent === 'ask') await askDeparture(visit, given)
    else if (given.intent === 'confirm') await confirmDeparture(visit, given)
    else await cancelDeparture(visit)
  } catch (thrown) {
    if (thrown instanceof Refusal) return refuse(submission, thrown)
    throw thrown
  }
  throw redirectTo(given.intent === 'keep' ? `${DATA_PAGE}?fait=garde` : LEAVE_PAGE)
}

export default function LeavePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { leavesOn, email, confirmation, codeSent, demo } = loaderData
  const result = actionData?.result
  const isCode = result?.initialValue?.intent === 'confirm'
  return (
    <Page title={t('leaveTitle')} lead={t('leaveLead', { days: GRACE_DAYS })} width="narrow">
      <title>{t('leaveTitle')}</title>
      <meta name="description" content={t('leaveDescription')} />
      <meta name="robots" content="noindex" />
      {leavesOn ? (
        <Section title={t('leavingTitle', { day: leavesOn })}>
          <p>{t('leavingHelp')}</p>
          <KeepForm />
        </Section>
      ) : (
        <>
          {codeSent ? (
            <Section title={t('leaveCodeTitle')}>
              <p>{t('leaveCodeSent', { email: email ?? '', minutes: CODE_MINUTES })}</p>
              <ConfirmForm result={isCode ? result : undefined} demo={demo} />
            </Section>
          ) : (
            <WhatHappens purse={loaderData.purse} />
          )}
          {confirmation === 'signIn' ? (
            <p>{t('signInAgain')}</p>
          ) : (
            <AskForm result={isCode ? undefined : result} asksPassword={confirmation === 'password'} again={codeSent} />
          )}
        </>
      )}
      <p>
        <BackLink to={DATA_PAGE}>{t('backToData')}</BackLink>
      </p>
    </Page>
  )
}

function WhatHappens({ purse }: { purse: Route.ComponentProps['loaderData']['purse'] }) {
  const t = useTexts(texts)
  const { returned, ending, freeSeconds, points } = purse
  return (
    <>
      <Section title={t('leaveGoesTitle')}>
        <p>{t('leaveGoes')}</p>
      </Section>
      <Section title={t('leaveStaysTitle')}>
        <p>{t('leaveStays')}</p>
      </Section>
      <Section title={t('leaveHowTitle')}>
        <p>{t('leaveHow', { days: GRACE_DAYS })}</p>
        {returned + ending + freeSeconds + points > 0 ? (
          <Notice>
            {returned > 0 ? <p>{t('leaveRefund', { amount: inEuros(returned) })}</p> : null}
            {ending > 0 ? <p>{t('leaveEnding', { amount: inEuros(ending) })}</p> : null}
            {freeSeconds > 0 ? <p>{t('leaveFreeTime', { time: inMinutes(freeSeconds) })}</p> : null}
            {points > 0 ? <p>{t('leavePoints', { points })}</p> : null}
          </Notice>
        ) : null}
        <p>
          <LinkedText
            from={texts}
            name="leaveCopyFirst"
            links={{ copy: { href: DATA_PAGE, label: t('leaveCopyLink') } }}
          />
        </p>
      </Section>
    </>
  )
}
