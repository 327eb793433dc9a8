import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { nearestOf } from '../../../platform/i18n/likeness.ts'
import { say } from '../../../platform/i18n/texts.ts'
import type { WaysOut } from '../../../ui/shell/ways-out.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { rosterOf } from '../psychics/roster.server.ts'
import { waysTexts } from '../psychics/ways-texts.ts'

const ALIKE = { most: 2, least: 0.4 }
const PRESENT = 5

/** For an unknown address: psychics with a similar name, and psychics available now. */
export async function waysOfPsychic(visit: Visit, asked: string): Promise<WaysOut> {
  const { app, site } = visit
  const wording = await readWording(app, site.id, false)
  const { plural } = site.psychicNoun
  const rows = await rosterOf(visit)
  const alike = nearestOf(asked, rows, ({ slug }) => slug, ALIKE)
  const present = rows.filter((row) => row.status === 'available' && !alike.includes(row)).slice(0, PRESENT)
  return {
    message: say(wording, waysTexts, 'message', { plural }),
    title: say(wording, waysTexts, alike.length > 0 ? 'alike' : 'present'),
    links: [
      ...[...alike, ...present].map(({ name, slug }) => ({ label: name, to: href('/voyance/:slug', { slug }) })),
      { label: say(wording, waysTexts, 'all', { plural }), to: href('/voyance') },
    ],
  }
}
