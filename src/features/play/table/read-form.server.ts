import type { DrawnGame, Theme } from '../../../games/game.ts'
import { type FinishInput, spreadOf } from '../draws/rules.ts'
import { clientSeedOf, picksIn, topPlaces, WORD_MAX } from './rules.ts'

const textOf = (form: FormData, name: string, max: number): string =>
  String(form.get(name) ?? '')
    .trim()
    .slice(0, max)

/** What was chosen before the shuffle; unknown spreads and themes are refused when the draw is finished. */
export function choicesOf(game: DrawnGame, form: FormData) {
  const spread = textOf(form, 'spread', 80) || game.spreads[0].slug
  const theme = textOf(form, 'theme', 20) || null
  const agreed = form.getAll('consents').includes('SENSITIVE_DATA') ? 'consentsShown' : 'agreed'
  return { spread, theme, question: textOf(form, 'question', 1000), agreed: textOf(form, agreed, 100) }
}

export type Choices = ReturnType<typeof choicesOf>

/** The table of a draw that was begun, as its form keeps it. */
export function tableOf(game: DrawnGame, form: FormData) {
  return {
    drawId: textOf(form, 'drawId', 80),
    commitment: textOf(form, 'commitment', 64),
    word: textOf(form, 'word', WORD_MAX),
    cut: textOf(form, 'cut', 3),
    ...choicesOf(game, form),
  }
}

export type Table = ReturnType<typeof tableOf>

/** What a person sends to finish a draw. */
export function finishOf(game: DrawnGame, form: FormData): FinishInput {
  const { word, cut, spread, theme, question } = tableOf(game, form)
  const random = /^[0-9a-f]{32}$/.exec(textOf(form, 'random', 40))?.[0] ?? ''
  const count = spreadOf(game, spread)?.positions.length ?? 0
  const picks = form.has('chosenForMe')
    ? topPlaces(count)
    : picksIn(form.getAll('picks').map(String), textOf(form, 'order', 80))
  return {
    clientSeed: clientSeedOf({ random, cut: /^\d{1,3}$/.test(cut) ? cut : '', word }),
    picks,
    spread,
    ...(theme && { theme: theme as Theme }),
    ...(question && { question }),
  }
}
