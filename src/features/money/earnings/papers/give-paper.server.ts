import type { App, Visit } from '../../../../app.ts'
import { Refusal } from '../../../../errors.ts'
import { pdfAttachment } from '../../../../platform/http/attachment.ts'
import { dayInParis, monthBefore } from '../../../../platform/time/days.ts'
import { readIdentity } from '../../../house/papers/read-identity.server.ts'
import { asStaff } from '../../../house/staff/as-staff.server.ts'
import { readWording } from '../../../house/texts/wording.server.ts'
import { psychicOf } from '../../../house/visit/access.ts'
import { listStatement, sumAnswers } from '../../payouts/statement-queries.server.ts'
import { lockOne, subjectOf } from '../../psychic-management/take-step.server.ts'
import { type MonthPaper, paperPdf } from './paper-pdf.server.ts'
import { MONTH, paperNumber, sumsOf } from './paper-rules.ts'
import { findBalances, findPaper, issuePapers, listEarners, listMoved } from './queries.server.ts'

/**
 * The paper of a psychic’s own month on this site.
 * @throws {Refusal} as psychicOf; notFound for a month that is not over, or in which nothing moved
 */
export async function givePaper(visit: Visit, month: string): Promise<Response> {
  const { psychicId, firstName } = psychicOf(visit)
  const found = isOver(month, visit.now()) ? await readPaper(visit, { id: psychicId, name: firstName }, month) : null
  if (!found) throw new Refusal('notFound')
  return print(visit, found)
}

/**
 * The same for the staff; logged.
 * @throws {Refusal} as asStaff and lockOne; monthNotOver, statementMissing for a month in which nothing moved
 */
export async function takePaper(outer: Visit, id: number, month: string): Promise<Response> {
  const about = { subject: subjectOf(id), details: { month } }
  const paper = await asStaff(outer, 'statement.take', about, async (visit) => {
    const { name } = await lockOne(visit, id)
    if (!isOver(month, visit.now())) throw new Refusal('monthNotOver')
    const found = await readPaper(visit, { id, name }, month)
    if (!found) throw new Refusal('statementMissing')
    return found
  })
  return print(outer, paper)
}

/** Issues the papers of last month, whether or not anybody asks for them. */
export async function issueLastMonth(app: App): Promise<void> {
  const month = monthBefore(dayInParis(app.now()))
  for (const { siteId, psychicId } of await listEarners(app.db)) await issuePapers(app.db, siteId, psychicId, month)
}

const isOver = (month: string, now: Date): boolean => MONTH.test(month) && month < dayInParis(now).slice(0, 7)

async function readPaper(
  { db, site }: Visit,
  { id, name }: { id: number; name: string },
  month: string,
): Promise<MonthPaper | null> {
  await issuePapers(db, site.id, id, month)
  const paper = await findPaper(db, site.id, id, month)
  if (!paper) return null
  const [lines, answers, balances, moved] = await Promise.all([
    listStatement(db, site.id, id, month),
    sumAnswers(db, site.id, id, month),
    findBalances(db, site.id, id, month),
    listMoved(db, site.id, id, month),
  ])
  return { paper, name, month, sums: sumsOf(lines, answers), balances, moved }
}

async function print(visit: Visit, paper: MonthPaper): Promise<Response> {
  const wording = await readWording(visit.app, visit.site.id, false)
  const pdf = await paperPdf(paper, { ...readIdentity(visit), brand: visit.site.key }, wording)
  return pdfAttachment(pdf, `${paperNumber(paper.paper).toLowerCase()}-${paper.month}.pdf`)
}
