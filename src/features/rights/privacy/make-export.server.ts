import type { App } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { siteBy } from '../../../sites/index.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { findPerson } from '../../house/session/person.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { collectData, partsOf } from './collect-data.server.ts'
import { exportJson, exportPdf } from './export-files.server.ts'
import { findExport, finishExport, markDone } from './export-queries.server.ts'
import { findFacts } from './find-facts.server.ts'
import { exportReadyLetter } from './letters.ts'
import { EXPORT_DAYS } from './rules.ts'

/** The sealing context of an export's file. */
export const exportPlace = (id: number, format: 'json' | 'pdf'): string => `export ${id} ${format}`

/** Makes a requested copy and tells its person; a second run starts over, or does nothing if the copy is finished. */
export async function makeExport(app: App, id: number): Promise<void> {
  const asked = await findExport(app.db, id)
  if (!asked || asked.finishedAt) return
  const [facts, person] = [await findFacts(app, asked.userId), await findPerson(app.db, app.keys, asked.userId)]
  if (!facts || !person) return
  const site = siteBy(app.sites, person.siteId)
  const wording = await readWording(app, site.id, false)
  const parts = await collectData(app, facts, (done) => markDone(app.db, id, done))
  const copy = { company: site.label, at: app.now(), parts }
  const json = app.keys.seal(exportPlace(id, 'json'), exportJson(copy, wording))
  await markDone(app.db, id, partsOf(app.declared.tables) + 1)
  const pdf = app.keys.seal(exportPlace(id, 'pdf'), (await exportPdf(copy, wording)).toString('base64'))
  await inTransaction(systemVisit(app, site), async (visit) => {
    if (!(await finishExport(visit.db, id, { json, pdf, at: app.now() })) || !person.email) return
    const values = { firstName: person.firstName, canonical: site.canonical, days: EXPORT_DAYS }
    await sendMail(visit, person.email, (words) => exportReadyLetter(words, values))
  })
}
