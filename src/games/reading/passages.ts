import { groupsOf, relationOf, spokenPlaces } from './groups.ts'
import { BRIEFLY, ELSEWHERE, LEADS, LINKS, OPPOSED } from './passage-texts.ts'
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
  const passages = groupsOf(full).map((group) => passageOf(group, theme, sentences))
  return brief.length === 0 ? passages : [...passages, brieflyOf(brief, sentences)]
}

function passageOf(group: readonly Laid[], theme: Theme, sentences: Sentences): string {
  const said: string[] = []
  group.forEach((laid, index) => {
    const before = group[index - 1]
    const relation = before ? relationOf(before.place, laid.place) : null
    const next = group[index + 1]
    if (!before && next && relationOf(laid.place, next.place) === 'contrast')
      said.push(sentences.choose(OPPOSED, 'opposed', { ...slotsOf(laid), l: next.side.keyword }, []))
    const own = laid.side[theme]
    const list = relation === null ? LEADS : LINKS[relation]
    said.push(sentences.choose(list, `lead ${laid.place.key}`, slotsOf(laid), [said.at(-1) ?? '', own]), own)
  })
  return said.join(' ')
}

/** "… : pour vos moyens, le germe concret (l’As de Denier) ; pour votre foyer, …" */
function brieflyOf(laid: readonly Laid[], sentences: Sentences): string {
  const each = laid.map(slotsOf).map(({ p, k, c }) => `pour ${p}, ${k} (${c})`)
  return `${sentences.choose(BRIEFLY, 'briefly', {}, [])}\u00a0: ${each.join('\u00a0; ')}.`
}

const THEMES: readonly Theme[] = ['love', 'work', 'money', 'self']

/** One card alone: its sentence for the theme, and what it says of two others. */
export function loneCard({ side }: Laid, theme: Theme, sentences: Sentences): string[] {
  const others = THEMES.filter((other) => other !== theme)
  const elsewhere = [...others.filter((other) => other !== 'self').slice(0, 1), ...others.slice(-1)]
  return [
    side[theme],
    elsewhere
      .flatMap((other) => [sentences.choose(ELSEWHERE[other], `elsewhere ${other}`, {}, [side[other]]), side[other]])
      .join(' '),
  ]
}
