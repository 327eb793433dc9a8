import { href } from 'react-router'
import { parse } from '../../../platform/contract/parse.ts'
import { orAsShown, usePageAnew } from '../../../ui/calls/page-anew.ts'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { idIn, orRefusal, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { useNews } from '../consultations/components/use-news.ts'
import type { Route } from './+types/agenda.page'
import { actOnFeed } from './act-on-feed.server.ts'
import { cancelAsPsychic, confirmAppointment, refuseAppointment } from './answer-appointment.server.ts'
import { ComingAppointments, RequestedAppointments } from './components/agenda.tsx'
import { FeedSection } from './components/feed-section.tsx'
import { ModeForm } from './components/mode-form.tsx'
import { PastList } from './components/past-list.tsx'
import { appointmentsContract } from './contract.server.ts'
import { ownFeed } from './feed.server.ts'
import { chooseMode, listAgenda } from './list-appointments.server.ts'
import { AGENDA } from './rules.ts'
import { texts } from './texts.ts'

export const handle: PageHandle = { quiet: true }

const outcomes = ['confirme', 'refuse', 'annule', 'mode', 'agenda-ferme'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const asked = url.searchParams.get('fait')
  return {
    ...(await pageRefusal(() => listAgenda(visit))),
    feed: await ownFeed(visit),
    done: outcomes.find((one) => one === asked) ?? null,
  }
}

/** What a button does, and how the page says that it is done. */
const acts = {
  confirm: [confirmAppointment, 'confirme'],
  refuse: [refuseAppointment, 'refuse'],
  cancel: [cancelAsPsychic, 'annule'],
} as const

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  return orRefusal(async () => {
    const feed = await actOnFeed(visit, form)
    if (feed === 'ended') throw redirectTo(`${AGENDA}?fait=agenda-ferme#agenda`)
    if (feed) return { made: feed.address }
    const intent = String(form.get('intent'))
    if (!Object.hasOwn(acts, intent)) {
      await chooseMode(visit, parse(appointmentsContract.chooseMode.body, { mode: form.get('mode') ?? undefined }).mode)
      throw redirectTo(`${AGENDA}?fait=mode`)
    }
    const [act, done] = acts[intent as keyof typeof acts]
    await act(visit, idIn({ id: String(form.get('id') ?? '') }))
    throw redirectTo(`${AGENDA}?fait=${done}`)
  })
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orAsShown(request, serverLoader)

export default function AgendaPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { open, over, mode, isClosed, feed, done } = loaderData
  const { look } = usePageAnew(loaderData)
  useNews(look)
  const made = actionData && 'made' in actionData ? actionData.made : null
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : null
  return (
    <Page title={t('agendaTitle')} lead={t('agendaLead')} width="wide" aside={<ModeForm mode={mode} />}>
      <title>{t('agendaTitle')}</title>
      <meta name="description" content={t('agendaDescription')} />
      {done && !actionData ? <Notice tone="good">{t(`done.${done}`)}</Notice> : null}
      <RefusalNotice refusal={refusal && { ...refusal, field: null }} />
      {isClosed ? <Notice>{t('closedToYou')}</Notice> : null}
      <RequestedAppointments list={open.filter(({ state }) => state === 'asked')} />
      <ComingAppointments list={open.filter(({ state }) => state === 'confirmed')} />
      <PastList list={over} side="psychic" />
      <FeedSection feed={feed} made={made} />
      <p>
        <BackLink to={href('/espace-voyant')}>{t('backToWorkspace')}</BackLink>
      </p>
    </Page>
  )
}
