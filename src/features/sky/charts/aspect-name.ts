import type { Aspect, Body } from '../../../astrology/names.ts'
import { say, type Wording } from '../../../platform/i18n/texts.ts'
import { texts as sky } from '../sky/texts.ts'
import { texts } from './texts.ts'

/** French names of luminaries and points take an article; those of planets don't. */
const articled = { sun: 'Sun', moon: 'Moon', meanNode: 'Node', trueNode: 'Node', lilith: 'Lilith' } as const

interface Named {
  from: Body
  to: Body
  type: Aspect
}

/**
 * The French name of an aspect: « Soleil en trigone à Saturne ». Between two people, `whose` is added to each body: «
 * Vénus d’Anaïs en carré à la Lune de Louis ».
 */
export function aspectName(wording: Wording, { from, to, type }: Named, whose?: readonly [string, string]): string {
  const link = type === 'conjunction' ? 'with' : 'to'
  const name = articled[to as keyof typeof articled]
  const end = say(wording, texts, name ? `${link}${name}` : link, { body: say(wording, sky, to) })
  const values = {
    from: whose ? `${say(wording, sky, from)} ${whose[0]}` : say(wording, sky, from),
    to: whose ? `${end} ${whose[1]}` : end,
    aspect: say(wording, sky, type),
  }
  return say(wording, texts, type === 'conjunction' ? 'conjunctionName' : 'aspectName', values)
}
