import { groupsOf, heartOf, relationOf, spokenPlaces } from './groups.ts'
import { THEME_NAMES } from './opening-texts.ts'
import { BRIEFLY, DEEPER, ELSEWHERE, LEADS, LINKS, OPPOSED } from './passage-texts.ts'
import { slotsOf } from './phrases.ts'
import type { Laid, Theme } from './reading.ts'
import type { Sentences } from './sentences.ts'

/** The cards by twos and threes, a paragraph each; in a long spread, a last paragraph for those that say a few words. */
export function passagesOf(laid: readonly Laid[], theme: Theme, sentences: Sentences): string[] {
  const spoken = spokenPlaces(
    laid.map(({ place }) => place),
    theme,
  )
  const full = laid.filter((_, index) => spoken.includes(index))
  const brief = laid.filter((_, index) => !spoken.includes(index))
  const ends = [...laid.slice(0, 1), ...laid.slice(-1)]
  const passages = groupsOf(full).map((group) => passageOf(group, ends, theme, sentences))
  return brief.length === 0 ? passages : [...passages, brieflyOf(brief, sentences)]
}

function passageOf(group: readonly Laid[], ends: readonly Laid[], theme: Theme, sentences: Sentences): string {
  const [first, second] = group
  const opposed = first && second && relationOf(first.place, second.place) === 'contrast'
  const said = opposed ? [sentences.choose(OPPOSED, 'opposed', { ...slotsOf(first), l: second.side.keyword })] : []
  group.forEach((laid, index) => {
    const before = group[index - 1]
    const all = before ? LINKS[relationOf(before.place, laid.place)] : LEADS
    // The opening has said the keywords of the first and the last card, and a contrast those of its two.
    const list = opposed || ends.includes(laid) ? all.filter((phrase) => !/\{k\}/i.test(phrase)) : all
    said.push(sentences.choose(list, `lead ${laid.place.key}`, slotsOf(laid)), laid.side[theme])
  })
  return said.join(' ')
}

/** "… : pour vos moyens, le germe concret (l’As de Denier) ; pour votre foyer, …" */
function brieflyOf(laid: readonly Laid[], sentences: Sentences): string {
  const each = laid.map(slotsOf).map(({ p, k, c }) => `pour ${p}, ${k} (${c})`)
  return `${sentences.choose(BRIEFLY, 'briefly', {})}\u00a0: ${each.join('\u00a0; ')}.`
}

const THEMES: readonly Theme[] = ['love', 'work', 'money', 'self']

/** One card alone: its sentence for the theme, and what it says of two others. */
export function loneCard({ side }: Laid, theme: Theme, sentences: Sentences): string[] {
  const others = THEMES.filter((other) => other !== theme)
  const elsewhere = [...others.filter((other) => other !== 'self').slice(0, 1), ...others.slice(-1)]
  return [
    side[theme],
    elsewhere.flatMap((other) => [sentences.choose(ELSEWHERE[other], `elsewhere ${other}`, {}), side[other]]).join(' '),
  ]
}

/** What the card at the heart says besides, for a reading that turned out short: null for a card alone. */
export function deeperOf(laid: readonly Laid[], theme: Theme, sentences: Sentences): string | null {
  const heart = heartOf(laid)
  if (!heart || laid.length === 1) return null
  const other = theme === 'self' ? 'love' : 'self'
  const slots = { ...slotsOf(heart), theme: THEME_NAMES[theme] }
  return `${sentences.choose(DEEPER[other], 'deeper', slots)} ${heart.side[other]}`
}
