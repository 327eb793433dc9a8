import { dayInParis } from '../../../platform/time/days.ts'
import { JOURNAL_KINDS, type JournalKind } from '../../house/journal/kinds.ts'
import type { EntryView } from './shapes.server.ts'

/** Answers by what they say. */
export interface Tally {
  yes: number
  partly: number
  no: number
}

export interface Figures {
  total: Tally
  /** In the order of the kinds; none without an answer. */
  kinds: (Tally & { kind: JournalKind })[]
  /** By the month in Paris in which things were kept, as YYYY-MM, the oldest first; none without an answer. */
  months: (Tally & { month: string })[]
  /** Entries that wait for an answer, or had one that came too early. */
  open: number
}

/** Months that are told apart. */
const MONTHS = 12

type Settled = Pick<EntryView, 'keptAt'> & { kind: JournalKind; verdict: keyof Tally }

/** Counts what a person said became of their entries. */
export function figuresOf(entries: readonly Pick<EntryView, 'subject' | 'keptAt' | 'answer'>[]): Figures {
  const settled = entries.flatMap(({ subject: { kind }, keptAt, answer }): Settled[] =>
    answer && answer.verdict !== 'early' ? [{ kind, keptAt, verdict: answer.verdict }] : [],
  )
  const monthOf = ({ keptAt }: Settled) => dayInParis(new Date(keptAt)).slice(0, 7)
  const months = [...new Set(settled.map(monthOf))].toSorted().slice(-MONTHS)
  return {
    total: tally(settled),
    kinds: JOURNAL_KINDS.map((kind) => ({ kind, ...tally(settled.filter((one) => one.kind === kind)) })).filter(isSaid),
    months: months.map((month) => ({ month, ...tally(settled.filter((one) => monthOf(one) === month)) })),
    open: entries.length - settled.length,
  }
}

const tally = (settled: readonly Settled[]): Tally => {
  const count = (verdict: keyof Tally) => settled.filter((one) => one.verdict === verdict).length
  return { yes: count('yes'), partly: count('partly'), no: count('no') }
}

const isSaid = ({ yes, partly, no }: Tally): boolean => yes + partly + no > 0
