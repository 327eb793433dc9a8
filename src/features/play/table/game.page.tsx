import { href } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { findDrawnGame } from '../../../games/games.ts'
import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { AnswerArrival } from '../../../ui/shell/arrival.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { orNotFound, redirectTo, refused } from '../../house/visit/page-door.server.ts'
import { beginDraw } from '../draws/begin-draw.server.ts'
import { finishDraw } from '../draws/finish-draw.server.ts'
import { readSettings } from '../draws/read-settings.server.ts'
import { listFavoriteGames } from '../favorites/favorite-games.server.ts'
import type { Route } from './+types/game.page'
import { resultAddress } from './addresses.ts'
import { PickForm } from './components/pick-form.tsx'
import { SetUpForm } from './components/set-up-form.tsx'
import { SpreadPlaces } from './components/spread-places.tsx'
import styles from './game.module.css'
import { choicesOf, finishOf, tableOf } from './read-form.server.ts'
import { readGamePage } from './read-game-page.server.ts'
import { texts } from './texts.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const game = orNotFound(readGamePage(params.game))
  // The page is cached for visitors, who have no favourites.
  const favorites = visit.user?.role === 'client' ? await listFavoriteGames(visit) : []
  return { ...game, isFavorite: favorites.some(({ id }) => id === game.id) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const game = orNotFound(findDrawnGame(params.game))
  const form = await request.formData()
  const isFinish = form.get('intent') === 'finish' || form.has('chosenForMe')
  try {
    if (!isFinish) {
      const { drawId, commitment } = await beginDraw(visit, game.slug)
      return { table: { drawId, commitment, word: '', cut: '', ...choicesOf(game, form) } }
    }
    const table = tableOf(game, form)
    const { id } = await finishDraw(visit, game.slug, table.drawId, finishOf(game, form))
    throw redirectTo(resultAddress(game.slug, id))
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    const today = thrown.reason === 'cardOfDayDrawn' ? (await readSettings(visit, game.slug)).today : null
    if (today) throw redirectTo(resultAddress(game.slug, today))
    const answer = refused(thrown)
    // The same table again: nothing of it is lost to a wrong number of cards.
    const table = isFinish && thrown.field === 'picks' ? tableOf(game, form) : null
    return { ...answer, data: { ...answer.data, table } }
  }
}

export default function GamePage({ loaderData: game, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const site = useShell()?.site.label ?? ''
  const title = t('head', { name: game.name })
  const description = t('description', { summary: game.summary })
  const table = actionData?.table ?? null
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : null
  return (
    <main id="content" tabIndex={-1} className={classNames('night', styles.table)}>
      <title>{`${title} · ${site}`}</title>
      <meta name="description" content={description} />
      <ShareMeta title={title} description={description} />
      <div className={styles.inside}>
        <Breadcrumb steps={[{ label: t('hub'), to: href('/tarots-oracles') }]} here={game.name} />
        {table ? (
          <>
            <AnswerArrival answer={table.drawId} />
            <PickForm key={table.drawId} game={game} table={table} refusal={refusal} />
          </>
        ) : (
          <>
            <SetUpForm game={game} isFavorite={game.isFavorite} refusal={refusal} />
            <SpreadPlaces game={game} />
          </>
        )}
      </div>
    </main>
  )
}
