import type { Visit } from '../../../app.ts'
import { hourOf } from '../../../platform/time/instants.ts'
import { understandPlace } from '../../house/suggestions/understand-place.server.ts'
import { labelOf } from '../../house/suggestions/views.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import type { ShownTonight } from './read-tonight.server.ts'
import { saySky } from './say-sky.ts'
import { drawSkyPart } from './sky-shelf.server.ts'
import { skyOver } from './tonight.ts'

export interface SkyFrom {
  typed: string
  /** Why there is no drawing. */
  fault: 'placeMissing' | 'placeUnknown' | 'placeSeveral' | null
  /** Places between which only the person can decide, as they may be typed. */
  choices: string[]
  sky: ShownTonight | null
}

const LONGEST = 120

/**
 * The sky of this hour over a place that somebody typed. The drawing goes with the answer, so that the place is in no
 * address, and nothing of it is stored.
 */
export async function readSkyFrom(visit: Visit, form: Pick<FormData, 'get'>): Promise<SkyFrom> {
  const typed = String(form.get('lieu') ?? '')
    .trim()
    .slice(0, LONGEST)
  if (typed === '') return { typed, fault: 'placeMissing', choices: [], sky: null }
  const { city, others } = await understandPlace(visit, typed, '')
  if (!city) {
    const fault = others.length === 0 ? 'placeUnknown' : 'placeSeveral'
    return { typed, fault, choices: others.map(labelOf), sky: null }
  }
  const sky = skyOver(hourOf(visit.now()), city)
  const within = (part: 'cadran' | 'ciel') =>
    `data:image/svg+xml;base64,${Buffer.from(drawSkyPart(part, sky, visit.site.key)).toString('base64')}`
  const wording = await readWording(visit.app, visit.site.id, false)
  return {
    typed,
    fault: null,
    choices: [],
    sky: {
      pictures: { cadran: within('cadran'), ciel: within('ciel') },
      caption: saySky(wording, sky, { name: labelOf(city), timeZone: city.timeZone }),
    },
  }
}
