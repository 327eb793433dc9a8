import { data, href, redirect } from 'react-router'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { hasConsent } from '../../house/consents/has-consent.server.ts'
import { contentOf } from '../../house/consents/views.ts'
import { clientOf } from '../../house/visit/access.ts'
import { pageRefusal, redirectTo, requireSignedIn, shown } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/keep.page'
import { texts } from './account-texts.ts'
import { agreeAgain, askedAgain } from './agree-again.server.ts'
import { BRINGS } from './birth-fields.ts'
import { broughtBirth } from './brought-birth.server.ts'
import { BirthLine } from './components/birth-line.tsx'
import { KeepForms } from './components/keep-forms.tsx'
import { AgreeAgain } from './components/locked-charts.tsx'
import { readBirthForm } from './read-birth-form.server.ts'
import { saveChart } from './save-chart.server.ts'
import { birthWords } from './views.ts'

const PATH = href('/mon-compte/themes/nouveau')

/** The birth that was brought, if it is complete; otherwise the form asks for one. */
async function birthOf(visit: Visit, request: Request) {
  const brought = broughtBirth.brought(visit, request)
  const read = brought && (await readBirthForm(visit, brought))
  if (read?.state !== 'known') throw redirect(href('/theme-astral'))
  return read
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const { id } = await pageRefusal(async () => clientOf(visit))
  const { firstName, place, ...read } = await birthOf(visit, request)
  const consented = await hasConsent(visit, id, 'SENSITIVE_DATA')
  return {
    firstName,
    place,
    words: birthWords({ firstName, ...read }),
    consents: consented ? null : contentOf('SENSITIVE_DATA', visit.site),
    again: await askedAgain(visit),
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  if (form.get('intent') === BRINGS) {
    throw redirect(PATH, { status: 303, headers: { 'Set-Cookie': broughtBirth.bringingLine(visit, form) } })
  }
  requireSignedIn(visit, url)
  const { id: userId } = await pageRefusal(async () => clientOf(visit))
  const { place, birth, chart } = await birthOf(visit, request)
  const isOwn = form.get('whose') === 'own'
  const name = String(form.get('name') ?? '')
  const ticked = form.getAll('consents').map(String)
  const isAsked = isOwn && !(await hasConsent(visit, userId, 'SENSITIVE_DATA'))
  try {
    if (form.get('intent') === 'agree') {
      await agreeAgain(visit, form)
      throw redirectTo(PATH)
    }
    const id = await saveChart(visit, {
      name,
      isOwn,
      personAgrees: form.get('personAgrees') === '1',
      place,
      birth,
      houseSystem: chart.fellBackFrom ?? chart.houseSystem,
      ...(isAsked && { consents: [{ type: 'SENSITIVE_DATA', agreed: ticked.includes('SENSITIVE_DATA') }] }),
    })
    const headers = { 'Set-Cookie': broughtBirth.forgettingLine(visit) }
    throw redirect(`${href('/mon-compte/themes/:id', { id: String(id) })}?fait=garde`, { status: 303, headers })
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    return data({ refusal: shown(thrown), typed: { isOwn, name, ticked } }, { status: thrown.entry.status })
  }
}

export default function KeepPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const refusal = actionData?.refusal ?? null
  return (
    <Page title={t('keepTitle')} lead={<BirthLine words={loaderData.words} place={loaderData.place} />} width="narrow">
      <title>{t('keepTitle')}</title>
      <meta name="description" content={t('keepDescription')} />
      <meta name="robots" content="noindex" />
      <RefusalNotice refusal={refusal} />
      <p>{t('stored')}</p>
      {loaderData.again ? (
        <AgreeAgain {...loaderData.again} />
      ) : (
        <KeepForms
          firstName={loaderData.firstName}
          consents={loaderData.consents}
          refusal={refusal}
          typed={actionData?.typed ?? null}
        />
      )}
    </Page>
  )
}
