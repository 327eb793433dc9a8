import { href } from 'react-router'
import { errors } from '../../../errors.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { orRefusal, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { confirmationNeeded } from '../privacy/confirm-person.server.ts'
import type { Route } from './+types/rights.page'
import { CopySection } from './components/copy-section.tsx'
import { CharterSection, PapersSection } from './components/papers-section.tsx'
import { LeavingSection, StopSection } from './components/stop-section.tsx'
import { readOwnPapers } from './own-papers.server.ts'
import { COPIES_A_DAY, RIGHTS_PAGE } from './rules.ts'
import { comeBack, stopForGood } from './stop.server.ts'
import { stopTexts } from './stop-texts.ts'
import { texts } from './texts.ts'

export const handle: PageHandle = { quiet: true }

/** Why a download was refused, by the query parameter of the address. */
const refused = ['mot-de-passe', 'essais', 'copies'] as const
const outcomes = ['arret', 'reste'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const { leavesAt } = await pageRefusal(async () => psychicOf(visit))
  return {
    ...(await readOwnPapers(visit)),
    leavesOn: leavesAt && inDay(leavesAt),
    copyNeeds: await confirmationNeeded(visit, 'recent'),
    stopNeeds: await confirmationNeeded(visit, null),
    refused: refused.find((one) => one === url.searchParams.get('refus')) ?? null,
    done: outcomes.find((one) => one === url.searchParams.get('fait')) ?? null,
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  await pageRefusal(async () => psychicOf(visit))
  const form = await request.formData()
  return orRefusal(async () => {
    if (form.get('intent') === 'keep') {
      await comeBack(visit)
      throw redirectTo(`${RIGHTS_PAGE}?fait=reste`)
    }
    const password = form.get('password')
    await stopForGood(visit, typeof password === 'string' ? password : undefined)
    throw redirectTo(`${RIGHTS_PAGE}?fait=arret`)
  })
}

export default function RightsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const said = useTexts(stopTexts)
  const { leavesOn, done } = loaderData
  const refusal = actionData?.refusal ?? null
  const faults = {
    'mot-de-passe': errors.passwordInvalid.message,
    essais: errors.loginAttemptsReached.message,
    copies: t('tooManyCopies', { count: COPIES_A_DAY }),
  }
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      {done === 'arret' && leavesOn && !refusal ? <Notice tone="good">{said('stopped')}</Notice> : null}
      {done === 'reste' && !leavesOn && !refusal ? <Notice tone="good">{said('stayed')}</Notice> : null}
      <RefusalNotice refusal={refusal} />
      <PapersSection papers={loaderData.papers} pausesOn={loaderData.pausesOn} />
      <CharterSection signature={loaderData.signature} />
      <CopySection
        confirmation={loaderData.copyNeeds}
        fault={loaderData.refused === null ? undefined : faults[loaderData.refused]}
      />
      {leavesOn ? (
        <LeavingSection day={leavesOn} />
      ) : (
        <StopSection
          confirmation={loaderData.stopNeeds}
          fault={refusal?.field === 'password' ? refusal.message : undefined}
        />
      )}
      <p>
        <BackLink to={href('/espace-voyant')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}
