import { degreeInSignOf, signOfLongitude } from '../../../astrology/angles.ts'
import type { Planet } from '../../../astrology/names.ts'
import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import { texts } from './texts.ts'
import { bodyOf, type PlaceSky } from './tonight.ts'

type Key = keyof typeof texts.entries

/** What the naked eye sees. */
const seen: readonly (readonly [Planet, Key])[] = [
  ['sun', 'upSun'],
  ['moon', 'upMoon'],
  ['mercury', 'upMercury'],
  ['venus', 'upVenus'],
  ['mars', 'upMars'],
  ['jupiter', 'upJupiter'],
  ['saturn', 'upSaturn'],
]

const list = new Intl.ListFormat('fr', { type: 'conjunction' })

/** The drawing of the sky in words: the hour there, the Moon, and what has risen. */
export function saySky(wording: Wording, sky: PlaceSky, place: { name: string; timeZone: string }): string {
  const t = (key: Key, values?: Values) => say(wording, texts, key, values)
  const moon = bodyOf(sky, 'moon')
  const up = seen.filter(([id]) => bodyOf(sky, id).altitude > 0).map(([, key]) => t(key))
  return t('caption', {
    place: place.name,
    when: whenOf(sky.at, place.timeZone, t),
    moon: t(sky.moon.phase),
    degrees: Math.floor(degreeInSignOf(moon.longitude)),
    sign: t(signOfLongitude(moon.longitude)),
    lit: Math.round(sky.moon.lit * 100),
    up: up.length === 0 ? t('upNone') : t('up', { bodies: list.format(up) }),
  })
}

function whenOf(at: Date, timeZone: string, t: (key: Key, values?: Values) => string): string {
  const clock = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone })
  const [hour = 0, minute = 0] = clock.format(at).split(':').map(Number)
  if (minute === 0 && hour === 0) return t('midnight')
  if (minute === 0 && hour === 12) return t('noon')
  return t(partOf(hour), { hour: `${hour}\u00a0h${minute ? `\u00a0${minute}` : ''}` })
}

function partOf(hour: number): Key {
  if (hour < 5) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
