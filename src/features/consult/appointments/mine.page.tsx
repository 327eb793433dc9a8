import { href } from 'react-router'
import { inDay } from '../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { orAsShown, usePageAnew } from '../../../ui/calls/page-anew.ts'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Vignette } from '../../../ui/plate/plate.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { idIn, orRefusal, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { useNews } from '../consultations/components/use-news.ts'
import { consultAddress } from '../rooms/addresses.ts'
import type { Route } from './+types/mine.page'
import { actOnFeed } from './act-on-feed.server.ts'
import styles from './appointments.module.css'
import { cancelAppointment, enterAppointment } from './change-appointment.server.ts'
import { FeedSection } from './components/feed-section.tsx'
import { OwnAppointment } from './components/own-appointment.tsx'
import { PastList } from './components/past-list.tsx'
import { ownFeed } from './feed.server.ts'
import { listOwn } from './list-appointments.server.ts'
import { MY_APPOINTMENTS } from './rules.ts'
import { texts } from './texts.ts'

const outcomes = ['demande', 'pris', 'deplace', 'annule', 'agenda-ferme'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const asked = url.searchParams.get('fait')
  return {
    ...(await pageRefusal(() => listOwn(visit))),
    feed: await ownFeed(visit),
    done: outcomes.find((one) => one === asked) ?? null,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  return orRefusal(async () => {
    const feed = await actOnFeed(visit, form)
    if (feed === 'ended') throw redirectTo(`${MY_APPOINTMENTS}?fait=agenda-ferme#agenda`)
    if (feed) return { made: feed.address }
    const id = idIn({ id: String(form.get('id') ?? '') })
    if (form.get('intent') === 'enter') {
      const { psychicSlug, channel } = await enterAppointment(visit, id)
      throw redirectTo(consultAddress(psychicSlug, channel))
    }
    await cancelAppointment(visit, id)
    throw redirectTo(`${MY_APPOINTMENTS}?fait=annule`)
  })
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orAsShown(request, serverLoader)

export default function MyAppointmentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { open, over, barredUntil, feed, done } = loaderData
  const { look } = usePageAnew(loaderData)
  useNews(look)
  const made = actionData && 'made' in actionData ? actionData.made : null
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : null
  return (
    <Page title={t('mineTitle')} lead={t('mineLead')} width="narrow">
      <title>{t('mineTitle')}</title>
      <meta name="description" content={t('mineDescription')} />
      <meta name="robots" content="noindex" />
      {done && !actionData ? <Notice tone="good">{t(`done.${done}`)}</Notice> : null}
      <RefusalNotice refusal={refusal && { ...refusal, field: null }} />
      {barredUntil ? <Notice>{t('barred', { day: inDay(barredUntil) })}</Notice> : null}
      {open.length === 0 ? (
        <Empty title={t('none')} picture={<Vignette name="appointments" />}>
          <p>{t('noneNext')}</p>
          <ButtonLink to={href('/voyance')}>{t('toList')}</ButtonLink>
        </Empty>
      ) : (
        <ul className={styles.list}>
          {open.map((one) => (
            <OwnAppointment key={one.id} of={one} />
          ))}
        </ul>
      )}
      <PastList list={over} side="client" />
      <FeedSection feed={feed} made={made} />
    </Page>
  )
}
