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
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { confirmationNeeded } from '../privacy/confirm-person.server.ts'
import type { Route } from './+types/rights.page'
import { actOnRights, DONE } from './act-on-rights.server.ts'
import { CopySection } from './components/copy-section.tsx'
import { CharterSection, PapersSection } from './components/papers-section.tsx'
import { LeavingSection, StopSection } from './components/stop-section.tsx'
import { readOwnPapers } from './own-papers.server.ts'
import { ownPapersTexts } from './own-papers-texts.ts'
import { COPIES_A_DAY, RIGHTS_PAGE } from './rules.ts'
import { stopTexts } from './stop-texts.ts'
import { texts } from './texts.ts'

export const handle: PageHandle = { quiet: true }

/** Why a download was refused, by the query parameter of the address. */
const refused = ['mot-de-passe', 'essais', 'copies'] as const

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
    done: DONE.find((one) => one === url.searchParams.get('fait')) ?? null,
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  await pageRefusal(async () => psychicOf(visit))
  const form = await request.formData()
  return orGivenBack(form, ['intent', 'kind', 'fullName'], async () => {
    const done = await actOnRights(visit, form)
    throw redirectTo(`${RIGHTS_PAGE}?fait=${done}`)
  })
}

export default function RightsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const said = useTexts(stopTexts)
  const own = useTexts(ownPapersTexts)
  const { leavesOn, done } = loaderData
  const refusal = actionData?.refusal ?? null
  const sentBy = (intent: string) => (actionData?.typed.intent === intent ? actionData : undefined)
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
      {(done === 'piece' || done === 'charte') && !refusal ? <Notice tone="good">{own(`done.${done}`)}</Notice> : null}
      <RefusalNotice refusal={sentBy('paper') || sentBy('sign') ? null : refusal} />
      <PapersSection papers={loaderData.papers} pausesOn={loaderData.pausesOn} sent={sentBy('paper')} />
      <CharterSection signature={loaderData.signature} sent={sentBy('sign')} />
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
