import { csvFile } from '../../../platform/csv/csv.ts'
import { say } from '../../../platform/i18n/texts.ts'
import { visitOf } from '../../../visit-context.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { orNotFound, pageRefusal } from '../../house/visit/page-door.server.ts'
import { inDegrees } from '../sky/format.ts'
import { texts as sky } from '../sky/texts.ts'
import type { Route } from './+types/ephemeris-csv.page'
import { isDate, readDate } from './dates.ts'
import { ephemerisOf } from './ephemeris.server.ts'
import { texts } from './ephemeris-texts.ts'
import { LISTED } from './listed.ts'

/** Ecliptic longitudes as French spreadsheets read numbers, and the same in signs. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  orNotFound(isDate('month', params.month) ? params.month : null)
  const month = await pageRefusal(async () => readDate('month', params.month))
  const { app, site } = visitOf(context)
  const wording = await readWording(app, site.id, false)
  const t = (key: keyof typeof texts.entries, values = {}) => say(wording, texts, key, values)
  const name = (key: keyof typeof sky.entries) => say(wording, sky, key)
  const head = [
    t('csvDay'),
    t('csvInstant'),
    ...LISTED.flatMap((body) => [t('csvDegrees', { body: name(body) }), t('csvSign', { body: name(body) })]),
  ]
  const lines = ephemerisOf(month).map(({ day, at, places }) => [
    day,
    new Date(at).toISOString().replace('.000', ''),
    ...places.flatMap(({ longitude, degrees, sign, retrograde }) => [
      longitude.toFixed(4).replace('.', ','),
      t(retrograde ? 'placeBack' : 'place', { degrees: inDegrees(degrees), sign: name(sign) }),
    ]),
  ])
  return csvFile([head, ...lines], `ephemerides-${month}.csv`)
}
