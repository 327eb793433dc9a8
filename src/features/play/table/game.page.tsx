import { href } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { findDrawnGame } from '../../../games/games.ts'
import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.tsx'
import { AnswerArrival } from '../../../ui/shell/arrival.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { orNotFound, redirectTo, refused } from '../../house/visit/page-door.server.ts'
import { beginDraw } from '../draws/begin-draw.server.ts'
import { finishDraw } from '../draws/finish-draw.server.ts'
import { readToday } from '../draws/read-settings.server.ts'
import { isFavoriteGame } from '../favorites/favorite-games.server.ts'
import { AboutGame } from '../games/components/about-game.tsx'
import { ClosedGame } from '../games/components/closed-game.tsx'
import type { Route } from './+types/game.page'
import { resultAddress } from './addresses.ts'
import { answersFor, checkQuestion } from './ask-question.server.ts'
import { PickForm } from './components/pick-form.tsx'
import { SetUpForm } from './components/set-up-form.tsx'
import { SoundSwitch } from './components/sound-switch.tsx'
import { SpreadPlaces } from './components/spread-places.tsx'
import fanSheet from './fan-of-backs.css?url'
import { choicesOf, finishOf, tableOf } from './read-form.server.ts'
import { readGamePage } from './read-game-page.server.ts'
import { texts } from './texts.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: fanSheet }]

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const game = orNotFound(await readGamePage(visit, params.game))
  return { ...game, isFavorite: await isFavoriteGame(visit, game.id) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const game = orNotFound(findDrawnGame(params.game))
  const form = await request.formData()
  const isFinish = form.get('intent') === 'finish' || form.has('chosenForMe')
  const chosen = choicesOf(game, form)
  try {
    if (!isFinish) {
      await checkQuestion(visit, chosen)
      const { drawId, commitment } = await beginDraw(visit, game.slug)
      return { table: { drawId, commitment, word: '', cut: '', ...chosen } }
    }
    const table = tableOf(game, form)
    const consents = await answersFor(visit, chosen)
    const { id } = await finishDraw(visit, game.slug, table.drawId, { ...finishOf(game, form), consents })
    throw redirectTo(resultAddress(game.slug, id))
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    const today = thrown.reason === 'cardOfDayDrawn' ? await readToday(visit, game.slug) : null
    if (today) throw redirectTo(resultAddress(game.slug, today))
    const answer = refused(thrown)
    // The same table again: nothing of it is lost to a wrong number of cards.
    const table = isFinish && thrown.field === 'picks' ? tableOf(game, form) : null
    return { ...answer, data: { ...answer.data, table, typed: chosen } }
  }
}

export default function GamePage({ loaderData: game, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const site = useShell()?.site.label ?? ''
  const { title, description } = game
  const table = actionData?.table ?? null
  const refused = actionData && 'refusal' in actionData ? actionData : null
  const refusal = refused?.refusal ?? null
  return (
    <main id="content" tabIndex={-1} className="night game-table">
      <title>{`${title} · ${site}`}</title>
      <meta name="description" content={description} />
      <ShareMeta title={title} description={description} />
      <div className="game-inside">
        <div className="game-top">
          <Breadcrumb steps={[{ label: t('hub'), to: href('/tarots-oracles') }]} here={game.name} />
          <SoundSwitch />
        </div>
        {table ? (
          <>
            <AnswerArrival answer={table.drawId} />
            <PickForm key={table.drawId} game={game} table={table} refusal={refusal} />
          </>
        ) : (
          <>
            {game.settings.isOpen ? (
              <SetUpForm game={game} isFavorite={game.isFavorite} typed={refused?.typed ?? null} refusal={refusal} />
            ) : (
              <>
                <h1>{game.name}</h1>
                <p>{game.summary}</p>
                <ClosedGame />
              </>
            )}
            <SpreadPlaces game={game} />
            <AboutGame game={game} />
          </>
        )}
      </div>
    </main>
  )
}
