import { Notice } from '../../ui/notice/notice.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { orNotFound } from '../session/page-door.server.ts'
import type { Route } from './+types/psychic.page'
import { alikeAvailable } from './alike-available.server.ts'
import { PresenceNews } from './components/presence-news.tsx'
import { ProfileBody } from './components/profile-body.tsx'
import { ProfileHead } from './components/profile-head.tsx'
import { Reach } from './components/reach.tsx'
import { usePresences } from './components/use-presences.ts'
import { findPsychic } from './find-psychic.server.ts'
import { jobTitle } from './jobs.ts'
import { readReviews } from './read-reviews.server.ts'
import { texts } from './texts.ts'

const ALIKE = 2

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const psychic = orNotFound(await findPsychic(visit, params.slug))
  const [reviewPage, alike] = await Promise.all([
    readReviews(visit, psychic.id, url.searchParams.get('avis')),
    psychic.status === 'available' ? [] : alikeAvailable(visit, psychic.id, ALIKE),
  ])
  return { psychic, reviewPage, alike, site: visit.site.label }
}

export default function PsychicPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { psychic, site } = loaderData
  const { name } = psychic
  const presence = usePresences([psychic.id]).get(psychic.id)
  const present = { ...psychic, ...presence }
  const words = { name, headline: psychic.headline, job: jobTitle(psychic), site }
  return (
    <Page title={name} lead={<ProfileHead psychic={psychic} />} width="wide" aside={<Reach psychic={present} />}>
      <title>{t('profileHead', words)}</title>
      <meta name="description" content={t('profileDescription', words)} />
      <PresenceNews psychics={[present]} />
      {psychic.isAutomaton ? <Notice>{t('automatonNotice', { name })}</Notice> : null}
      <ProfileBody {...loaderData} />
    </Page>
  )
}
