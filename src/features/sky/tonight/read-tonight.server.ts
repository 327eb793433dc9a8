import type { Visit } from '../../../app.ts'
import { say } from '../../../platform/i18n/texts.ts'
import { PARIS } from '../../../platform/time/days.ts'
import { hourOf } from '../../../platform/time/instants.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { saySky } from './say-sky.ts'
import { type SkyPictures, skyPictures } from './sky-address.ts'
import { texts } from './texts.ts'
import { PARIS_PLACE, type PlaceSky, skyOver } from './tonight.ts'

/** What a page shows of the sky. */
export interface ShownTonight {
  pictures: SkyPictures
  caption: string
}

/** The hour's sky is the same for everybody. */
let latest: PlaceSky | null = null

function skyOfHour(hour: Date): PlaceSky {
  if (latest?.at.getTime() !== hour.getTime()) latest = skyOver(hour, PARIS_PLACE)
  return latest
}

/** The sky over Paris at the beginning of this hour. */
export async function readTonight(visit: Visit): Promise<ShownTonight> {
  const hour = hourOf(visit.now())
  const wording = await readWording(visit.app, visit.site.id, false)
  const place = { name: say(wording, texts, 'paris'), timeZone: PARIS }
  return { pictures: skyPictures(hour), caption: saySky(wording, skyOfHour(hour), place) }
}
