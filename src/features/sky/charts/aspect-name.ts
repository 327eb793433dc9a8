import type { Aspect, Body } from '../../../astrology/names.ts'
import { say, type Wording } from '../../../platform/i18n/texts.ts'
import { texts as sky } from '../sky/texts.ts'
import { texts } from './texts.ts'

/** The luminaries and the points have an article; the planets are names. */
const articled = { sun: 'Sun', moon: 'Moon', meanNode: 'Node', trueNode: 'Node', lilith: 'Lilith' } as const

interface Named {
  from: Body
  to: Body
  type: Aspect
}

/**
 * An aspect as it is said: « Soleil en trigone à Saturne ». Where it lies between two people, `whose` says behind each
 * body whose it is: « Vénus d’Anaïs en carré à la Lune de Louis ».
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
