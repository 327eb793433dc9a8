import { signOfLongitude } from '../../../../astrology/angles.ts'
import { bodyIn } from '../../../../astrology/charts/body-in.ts'
import type { Chart } from '../../../../astrology/charts/chart.ts'
import { ELEMENTS, elementOf, type Sign } from '../../../../astrology/names.ts'
import type { Pattern } from '../../../../astrology/patterns/pattern.ts'
import type { hinges } from './hinges.data.ts'
import { leanOf, leanOfSign } from './lean.ts'
import { lightsSaid } from './shapes.data.ts'
import { moonSaid, risingSaid, sunSaid } from './signs.data.ts'
import { filled, signName } from './tell-pattern.server.ts'

/** The ascendant, the Sun and the Moon, as far as the first paragraph has not told them; empty if it told all. */
export function lightsOf(chart: Chart, first: Pattern | null, hinge: (key: keyof typeof hinges) => string): string {
  if (first?.kind === 'tripleSign') return ''
  const { sun, moon, rising } = signsOf(chart)
  const told = first?.kind === 'doubleSign' ? first.of : null
  const said = [
    rising && told !== 'sunRising' && told !== 'moonRising'
      ? filled('rising', { sign: signName(rising), said: risingSaid[rising] })
      : null,
    sun && told !== 'sunRising' && told !== 'lights'
      ? filled('sun', { sign: signName(sun), said: sunSaid[sun] })
      : null,
    moon && told !== 'moonRising' && told !== 'lights'
      ? filled('moon', { sign: signName(moon), said: moonSaid[moon] })
      : null,
    sun && moon && told === null ? betweenLights(sun, moon) : null,
  ].filter((sentence) => sentence !== null)
  if (said.length === 0) return ''
  return [hinge(rising ? linkTo(rising, first) : 'noTime'), ...said].join(' ')
}

/** Whether the ascendant shows what the first paragraph says, or hides it. */
function linkTo(rising: Sign, first: Pattern | null): 'lights' | 'shown' | 'hidden' {
  if (first === null) return 'lights'
  const lean = leanOf(first)
  const isRising =
    (first.kind === 'doubleSign' && first.of !== 'lights') || (first.kind === 'angular' && first.angle === 'ascendant')
  if (lean === null || isRising) return 'lights'
  return leanOfSign(rising) === lean ? 'shown' : 'hidden'
}

function signsOf({ bodies, angles, uncertain }: Chart) {
  const signOf = (id: 'sun' | 'moon') => {
    const isOpen = uncertain && uncertain.signsPossible[id].length > 1
    return isOpen ? null : bodyIn(bodies, id).sign
  }
  return { sun: signOf('sun'), moon: signOf('moon'), rising: angles && signOfLongitude(angles.ascendant) }
}

/** What the elements of the Sun and the Moon do together. */
function betweenLights(sun: Sign, moon: Sign): string {
  const [one, other] = [elementOf(sun), elementOf(moon)].sort((a, b) => ELEMENTS.indexOf(a) - ELEMENTS.indexOf(b))
  return lightsSaid[`${one} ${other}` as keyof typeof lightsSaid]
}
