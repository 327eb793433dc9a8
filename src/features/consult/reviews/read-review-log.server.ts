import type { Visit } from '../../../app.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { type GroundLine, type LogLine, readGrounds, readLines } from './log-queries.server.ts'
import { reasonKinds } from './rules.ts'

export interface ReviewLog {
  /** The last twelve months, the latest first. */
  months: (LogLine & { month: string })[]
  together: LogLine
  /** Every kind, including those that never occurred. */
  grounds: GroundLine[]
}

/** The public statistics on the moderation of a site's reviews. */
export async function readReviewLog({ db, site, now }: Visit): Promise<ReviewLog> {
  const [lines, found] = await Promise.all([readLines(db, site.id, now()), readGrounds(db, site.id, now())])
  return {
    months: lines.filter((line): line is LogLine & { month: string } => line.month !== null),
    together: needed(
      lines.find(({ month }) => month === null),
      'the line of all months',
    ),
    grounds: reasonKinds.map((kind) => found.find((one) => one.kind === kind) ?? { kind, refused: 0, removed: 0 }),
  }
}
