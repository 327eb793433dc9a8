import type { Visit } from '../../../app.ts'
import type { Game } from '../../../games/game.ts'
import { games } from '../../../games/games.ts'
import { type Entry, listEntries } from '../../content/content/read-entries.server.ts'
import { findSettings, listSettings } from './queries.server.ts'
import { deliveredSettings, type SiteSettings } from './rules.ts'

/** A game of the code with its texts and settings on a site. */
export interface ShownGame<G extends Game = Game> {
  game: G
  words: Entry<'game'>
  settings: SiteSettings
}

/** The games whose texts are published on the visit's site, closed ones too, in the site's order. */
async function shownGames(visit: Visit): Promise<ShownGame[]> {
  const { app, site } = visit
  const [entries, settings] = await Promise.all([
    listEntries(visit, 'game'),
    app.content.keep(`game settings ${site.id}`, () => listSettings(app.db, site.id)),
  ])
  return games
    .flatMap((game, place) => {
      const words = entries.find(({ address }) => address === game.slug)
      return words ? [{ game, words, settings: settings.get(game.slug) ?? deliveredSettings(game, place) }] : []
    })
    .sort((one, other) => one.settings.rank - other.settings.rank)
}

/** The games that lists show. */
export const listGames = async (visit: Visit): Promise<ShownGame[]> =>
  (await shownGames(visit)).filter(({ settings }) => settings.isOpen)

/** A game that has a page, open or closed; null if it is unknown or its texts are withdrawn. */
export const findShownGame = async (visit: Visit, slug: string): Promise<ShownGame | null> =>
  (await shownGames(visit)).find(({ game }) => game.slug === slug) ?? null

/** Whether lists show a game. */
export const isListedGame = async (visit: Visit, slug: string): Promise<boolean> =>
  (await listGames(visit)).some(({ game }) => game.slug === slug)

/** The settings of a game at this moment: a draw doesn't wait for what is kept to be read again. */
export async function settingsNow({ db, site }: Visit, game: Game): Promise<SiteSettings> {
  // A game that a newer node brings has none until that node has started.
  return (await findSettings(db, site.id, game.slug)) ?? deliveredSettings(game, games.indexOf(game))
}
