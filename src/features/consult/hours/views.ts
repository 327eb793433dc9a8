import { clockOf, type Plan } from './rules.ts'

const typed = ({ from, to }: { from: number; to: number }) => ({ from: clockOf(from), to: clockOf(to) })

/** Hours as they are typed. */
export const viewPlan = ({ week, days, holidays }: Plan) => ({
  week: week.map((span) => ({ day: span.day, ...typed(span) })),
  days: days.map(({ day, spans }) => ({ day, spans: spans.map(typed) })),
  holidays: holidays.map(({ id, from, to }) => ({ id, from, to })),
})

export type TypedPlan = ReturnType<typeof viewPlan>
