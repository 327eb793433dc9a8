import { href } from 'react-router'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { SideContents } from '../../../ui/side-contents/side-contents.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { Related } from '../../house/related/components/related.tsx'
import { relatedPages } from '../../house/related/related-pages.server.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { orNotFound, orRefusal, orWaysOut, redirectTo } from '../../house/visit/page-door.server.ts'
import { offerPush } from '../../people/push/read-push.server.ts'
import { countView } from '../accountability/queries.server.ts'
import { readCard } from '../accountability/read-card.server.ts'
import { takesAppointments } from '../appointments/takes-appointments.server.ts'
import { ByPremium } from '../audiotel/components/by-premium.tsx'
import { reachOf } from '../audiotel/read-reach.server.ts'
import { askFreeAlert } from '../free-alerts/ask-free-alert.server.ts'
import { FreeAlert } from '../free-alerts/components/free-alert.tsx'
import { WaitingNotice } from '../free-alerts/components/waiting-notice.tsx'
import { offerFreeAlert } from '../free-alerts/offer-free-alert.server.ts'
import { withdrawFreeAlert } from '../free-alerts/withdraw-free-alert.server.ts'
import { alikeAvailable } from '../psychics/alike-available.server.ts'
import { PresenceNews } from '../psychics/components/presence-news.tsx'
import { usePresences } from '../psychics/components/use-presences.ts'
import { findPsychic } from '../psychics/find-psychic.server.ts'
import { readReviews } from '../psychics/read-reviews.server.ts'
import { freeByPremium, isFreeOnChat } from '../psychics/rules.ts'
import { jobTitle } from '../psychics/trades.ts'
import { voiceOf } from '../voices/queries.server.ts'
import type { Route } from './+types/psychic.page'
import { PartsBar } from './components/parts-bar.tsx'
import { ProfileBody } from './components/profile-body.tsx'
import { ProfileHead } from './components/profile-head.tsx'
import { Reach } from './components/reach.tsx'
import profileSheet from './profile.css?url'
import { texts } from './profile-texts.ts'
import { waysOfPsychic } from './ways-out.server.ts'

const ALIKE = 2
const PORTRAIT = 176
/** Of the profile's body. */
const PARTS = [
  { id: 'qui', text: 'whoIs', short: 'shortWho' },
  { id: 'heures', text: 'schedule', short: 'shortHours' },
  { id: 'specialites', text: 'specialities', short: 'specialities' },
  { id: 'methode', text: 'method', short: 'shortMethod' },
  { id: 'confiance', text: 'trust', short: 'shortTrust' },
  { id: 'avis', text: 'reviews', short: 'shortReviews' },
] as const

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: profileSheet }]

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const found = await findPsychic(visit, params.slug)
  const psychic = await orWaysOut(found, () => waysOfPsychic(visit, params.slug))
  const [reviewPage, alike, freeAlert, premium, readOn, push, books, card, voice] = await Promise.all([
    readReviews(visit, psychic.id, url.searchParams.get('avis')),
    psychic.status === 'available' ? [] : alikeAvailable(visit, psychic.id, ALIKE),
    offerFreeAlert(visit, psychic),
    reachOf(visit, psychic),
    relatedPages(visit, url.pathname, ['article', 'term']),
    offerPush(visit),
    psychic.hours.week !== null && takesAppointments(visit, psychic.id),
    readCard(visit, psychic.id),
    voiceOf(visit.db, psychic.id),
    visit.user?.role === 'client' && countView(visit.db, visit.site.id, psychic.id),
  ])
  return { psychic, reviewPage, alike, freeAlert, premium, readOn, push, books, card, voice, site: visit.site.label }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const psychic = orNotFound(await findPsychic(visit, params.slug))
  const form = await request.formData()
  return orRefusal(async () => {
    if (form.get('freeAlert') === 'withdraw') await withdrawFreeAlert(visit, psychic.id)
    else await askFreeAlert(visit, psychic.id)
    throw redirectTo(href('/voyance/:slug', { slug: psychic.slug }))
  })
}

export default function PsychicPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { psychic, freeAlert, premium, site, books } = loaderData
  const { name } = psychic
  const presence = usePresences([psychic.id]).get(psychic.id)
  const present = { ...psychic, ...presence }
  const words = { name, headline: psychic.headline, job: jobTitle(psychic), site }
  return (
    <Page
      title={name}
      portrait={
        <div className="travels">
          <Avatar name={name} src={psychic.portrait} size={PORTRAIT} eager />
        </div>
      }
      lead={<ProfileHead psychic={psychic} />}
      width="wide"
      aside={
        <>
          <Reach psychic={present} books={books} freeAlert={freeAlert} />
          <SideContents parts={PARTS.map(({ id, text }) => ({ id, title: t(text, { name }) }))} />
        </>
      }
    >
      <title>{t('profileHead', words)}</title>
      <meta name="description" content={t('profileDescription', words)} />
      <ShareMeta title={t('profileHead', words)} description={t('profileDescription', words)} type="profile" />
      <PartsBar parts={PARTS.map(({ id, short }) => ({ id, title: t(short) }))} />
      <PresenceNews psychics={[present]} />
      <RefusalNotice refusal={actionData?.refusal} />
      {freeAlert?.kind === 'waiting' && !isFreeOnChat(present) ? (
        <WaitingNotice name={name} until={freeAlert.until} push={loaderData.push} />
      ) : null}
      {/* Elsewhere it is beside the presence: there, a busy psychic's queue is offered. */}
      {freeAlert && present.status === 'busy' ? <FreeAlert psychic={psychic} offer={freeAlert} /> : null}
      {psychic.isAutomaton ? <Notice>{t('automatonNotice', { name })}</Notice> : null}
      {premium && freeByPremium(present) ? <ByPremium name={name} reach={premium} /> : null}
      <ProfileBody {...loaderData} />
      <Related pages={loaderData.readOn} />
    </Page>
  )
}
