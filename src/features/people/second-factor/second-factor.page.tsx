import { Form, href, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { isStaffRole } from '../../house/users/roles.ts'
import { ownPath } from '../../house/visit/own-path.ts'
import { orNotFound, orRefusal, redirectTo } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/second-factor.page'
import { CodeForm } from './components/code-form.tsx'
import { Codes } from './components/codes.tsx'
import { SetupSheet } from './components/setup-sheet.tsx'
import { confirmEnrolment, startEnrolment } from './enrol.server.ts'
import { giveFactor } from './give-factor.server.ts'
import { isEnrolled, recoveryCodesLeft } from './queries.server.ts'
import { hasFormerCodes } from './recovery-codes.server.ts'
import { renewCodes } from './renew-codes.server.ts'
import { texts } from './texts.ts'

export const handle = { plain: true, quiet: true }

const DESK = href('/equipe')
const back = (url: URL) => {
  const path = ownPath(url.searchParams.get('retour'))
  return path === '/' ? DESK : path
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const { waitingFor, userId } = visit.session
  const shared = { returnTo: back(url), demo: visit.app.config.mode === 'demo' }
  if (waitingFor !== null) {
    if (await isEnrolled(visit.db, waitingFor)) return { ...shared, step: 'give' as const }
    return { ...shared, step: 'enrol' as const, setup: await startEnrolment(visit, waitingFor) }
  }
  // Within this request, a person who has just signed in is not yet the visit's person.
  const id = orNotFound(visit.user === null || isStaffRole(visit.user.role) ? userId : null)
  return {
    ...shared,
    step: 'again' as const,
    left: await recoveryCodesLeft(visit.db, id),
    isOld: await hasFormerCodes(visit, id),
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  orNotFound(visit.session.waitingFor !== null || (visit.user && isStaffRole(visit.user.role)) ? visit : null)
  const form = await request.formData()
  const code = String(form.get('code') ?? '').slice(0, 40)
  return orRefusal(async () => {
    if (form.get('intent') === 'enrol') return { codes: await confirmEnrolment(visit, code) }
    if (form.get('intent') === 'codes') return { codes: await renewCodes(visit) }
    await giveFactor(visit, code)
    throw redirectTo(back(url))
  })
}

export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const { step, returnTo, demo } = loaderData
  if (actionData && 'codes' in actionData) return <Codes codes={actionData.codes} returnTo={returnTo} />
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : null
  return (
    <Page title={t(`${step}Title`)} lead={t(`${step}Lead`)} width="narrow">
      <title>{t(`${step}Title`)}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      <RefusalNotice refusal={refusal} />
      {step === 'enrol' ? <SetupSheet setup={loaderData.setup} /> : null}
      <CodeForm step={step} error={refusal?.field === 'code' ? refusal.message : undefined} busy={busy} />
      {demo && step !== 'enrol' ? (
        <OnwardLink to={`${href('/bac-a-sable')}#seconds-facteurs`}>{t('sandbox')}</OnwardLink>
      ) : null}
      {step === 'again' ? (
        <Section title={t('leftTitle')}>
          <p>{t('left', { count: loaderData.left })}</p>
          {loaderData.isOld ? <Notice>{t('renewOld')}</Notice> : null}
          <p>{t('renewLead')}</p>
          <Form method="post">
            <Button type="submit" name="intent" value="codes" variant="secondary">
              {t('renew')}
            </Button>
          </Form>
          <div>
            <ButtonLink to={returnTo} variant="quiet">
              {t('back')}
            </ButtonLink>
          </div>
        </Section>
      ) : (
        <Form method="post" action={href('/deconnexion')}>
          <Button type="submit" variant="quiet">
            {t('giveUp')}
          </Button>
        </Form>
      )}
    </Page>
  )
}
