import { tarotOfTheDay } from '../../../games/le-tarot-gratuit-d-aujourd-hui/game.ts'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { listPsychics } from '../../consult/psychics/list-psychics.server.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { isListedGame } from '../../play/games/read-games.server.ts'
import type { Route } from './+types/home.page'
import { DayCard } from './components/day-card.tsx'
import { FreeNow } from './components/free-now.tsx'
import { FreeSky } from './components/free-sky.tsx'
import { Hero } from './components/hero.tsx'
import { Offer } from './components/offer.tsx'
import { Rules } from './components/rules.tsx'
import { SampleReceipt } from './components/sample-receipt.tsx'
import { Steps } from './components/steps.tsx'
import { Voices } from './components/voices.tsx'
import styles from './home.module.css'
import { loadVoices } from './load-voices.server.ts'
import { texts } from './texts.ts'

const SHOWN = 6
const HEARD = 3

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const [{ psychics }, voices, hasDayCard] = await Promise.all([
    listPsychics(visit, { status: 'available', limit: SHOWN }),
    loadVoices(visit, HEARD),
    isListedGame(visit, tarotOfTheDay.slug),
  ])
  return { psychics, voices, hasDayCard }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const shell = useShell()
  const head = t('head', { site: shell?.site.label ?? '' })
  const description = t('description', { noun: shell?.site.psychicNoun.singular ?? '' })
  return (
    <main id="content" tabIndex={-1}>
      <title>{head}</title>
      <meta name="description" content={description} />
      <ShareMeta title={head} description={description} />
      <Hero signedIn={shell?.person != null} />
      <div className={styles.inside}>
        <FreeNow psychics={loaderData.psychics} plural={shell?.site.psychicNoun.plural ?? ''} />
        <Steps />
        {loaderData.voices.reviews.length > 0 ? <Voices voices={loaderData.voices} /> : null}
        {loaderData.hasDayCard ? <DayCard /> : null}
        <FreeSky />
        <div className={styles.honesty}>
          <Rules />
          <SampleReceipt />
        </div>
        {shell?.wording.offers.WELCOME ? <Offer signedIn={shell.person !== null} /> : null}
      </div>
    </main>
  )
}
