import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'

const clock = z.string().max(5).describe('a time in Paris, such as 09:30, at a quarter of an hour')
const typedSpan = z.strictObject({
  from: clock,
  to: clock.describe('at or before 08:00 it may be on the next day; 00:00 is midnight'),
})
const weekday = z.int().min(1).max(7).describe('1 is Monday')
const week = z.array(typedSpan.extend({ day: weekday })).max(28)
const day = z.string().max(10).describe('YYYY-MM-DD')
const span = z.object({ from: clock, to: clock })

export const planShape = z.object({
  week: z.array(span.extend({ day: weekday })),
  days: z.array(z.object({ day: z.iso.date(), spans: z.array(span) })).describe('without spans the psychic is absent'),
  holidays: z.array(z.object({ id: z.int(), from: z.iso.date(), to: z.iso.date() })),
})

const output = z.object({ hours: planShape })
const psychic = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })
const spans = ['hoursInvalid', 'hoursReversed', 'hoursOverlap'] as const

export const hoursContract = contract({
  readHours: {
    method: 'GET',
    path: '/api/workspace/hours',
    summary: 'The psychic’s weekly hours, days with other hours, and holidays, in Paris time',
    access: 'psychic',
    output,
    refusals: [],
  },
  writeWeek: {
    method: 'POST',
    path: '/api/workspace/hours',
    summary: 'Replace the weekly hours; appointments that were booked stay',
    access: 'psychic',
    body: z.strictObject({ week }),
    output,
    refusals: [...spans],
  },
  writeDay: {
    method: 'POST',
    path: '/api/workspace/hours/days',
    summary: 'Set the hours of one day, which replace those of the week; none means absent',
    access: 'psychic',
    body: z.strictObject({ day, spans: z.array(typedSpan).max(4) }),
    output,
    refusals: ['daysInvalid', ...spans],
  },
  removeDay: {
    method: 'DELETE',
    path: '/api/workspace/hours/days/:day',
    summary: 'Give a day the hours of the week again',
    access: 'psychic',
    params: z.object({ day: z.iso.date() }),
    output,
    refusals: ['notFound'],
  },
  addHoliday: {
    method: 'POST',
    path: '/api/workspace/hours/holidays',
    summary: 'Write a holiday; both days are included',
    access: 'psychic',
    body: z.strictObject({ from: day, to: day }),
    output,
    refusals: ['daysInvalid', 'daysReversed', 'holidayOverlap'],
  },
  removeHoliday: {
    method: 'DELETE',
    path: '/api/workspace/hours/holidays/:id',
    summary: 'Remove a holiday',
    access: 'psychic',
    params: psychic,
    output,
    refusals: ['notFound'],
  },
  adminReadHours: {
    method: 'GET',
    path: '/api/admin/psychics/:id/hours',
    summary: 'A psychic’s hours as they wrote them',
    access: may('psychics.manage'),
    params: psychic,
    output,
    refusals: ['adminEntityNotFound'],
  },
  adminCorrectHours: {
    method: 'POST',
    path: '/api/admin/psychics/:id/hours',
    summary: 'Correct a psychic’s weekly hours, for a reason that is logged',
    access: may('psychics.manage'),
    params: psychic,
    body: z.strictObject({ week, reason: staffReason }),
    output,
    refusals: ['adminEntityNotFound', ...spans, 'reasonTellsAddress'],
  },
})
