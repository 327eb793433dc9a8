import { lazy, Suspense } from 'react'
import { tarotOfTheDay } from '../../../games/le-tarot-gratuit-d-aujourd-hui/game.ts'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { listPsychics } from '../../consult/psychics/list-psychics.server.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { isListedGame } from '../../play/games/read-games.server.ts'
import { readTonight } from '../../sky/tonight/read-tonight.server.ts'
import type { Route } from './+types/home.page'
import { FreeNow } from './components/free-now.tsx'
import { FreeThings } from './components/free-things.tsx'
import { Hero } from './components/hero.tsx'
import { Offer } from './components/offer.tsx'
import { Rules } from './components/rules.tsx'
import { SampleReceipt } from './components/sample-receipt.tsx'
import { Voices } from './components/voices.tsx'
import styles from './home.module.css'
import { loadVoices } from './load-voices.server.ts'
import { readOwnHome } from './own/read-own-home.server.ts'
import { texts } from './texts.ts'

// Visitors, whose first page this is, don't load the code of those who are signed in.
const OwnHome = lazy(() => import('./own/own-home.tsx'))

const SHOWN = 6
const HEARD = 3

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const personal = readOwnHome(visit)
  const [{ psychics }, voices, hasDayCard, own, sky] = await Promise.all([
    listPsychics(visit, { status: 'available', limit: SHOWN }),
    personal.then((own) => (own ? null : loadVoices(visit, HEARD))),
    isListedGame(visit, tarotOfTheDay.slug),
    personal,
    readTonight(visit),
  ])
  return { psychics, voices, hasDayCard, own, sky }
}

export default function HomePage({ loaderData: { psychics, voices, hasDayCard, own, sky } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const shell = useShell()
  const head = t('head', { site: shell?.site.label ?? '' })
  const description = t('description', { noun: shell?.site.psychicNoun.singular ?? '' })
  return (
    <main id="content" tabIndex={-1}>
      <title>{head}</title>
      <meta name="description" content={description} />
      <ShareMeta title={head} description={description} />
      {own ? (
        <Suspense>
          <OwnHome own={own} sky={sky} />
        </Suspense>
      ) : (
        <Hero sky={sky} />
      )}
      <div className={styles.inside}>
        <FreeNow psychics={psychics} plural={shell?.site.psychicNoun.plural ?? ''} />
        {own ? null : (
          <div className={styles.honesty}>
            <Rules />
            <SampleReceipt />
          </div>
        )}
        <FreeThings hasDayCard={hasDayCard} />
        {voices && voices.reviews.length > 0 ? <Voices voices={voices} /> : null}
        {shell?.wording.offers.WELCOME && !own ? <Offer /> : null}
      </div>
    </main>
  )
}
