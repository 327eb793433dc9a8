import { expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { signInAs } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { findPsychic } from '../psychics/find-psychic.server.ts'
import { action, loader } from './hours.page.tsx'

const site = useTestApp()
const HOURS = '/api/workspace/hours'
const PAGE = '/espace-voyant/horaires'

async function psychic() {
  const { id, slug, userId } = await addPsychic(site.owner, { withUser: true })
  return { id, slug, browser: await signInAs(site, userId!) }
}

const monday = (from: string, to: string) => ({ day: 1, from, to })

test('a psychic writes a week, days and holidays, and their profile shows them', async () => {
  const { browser, slug } = await psychic()
  const week = [monday('09:30', '12:30'), monday('22:00', '02:00'), { day: 7, from: '20:00', to: '00:00' }]
  expect((await browser.post(HOURS, { week })).body.hours).toEqual({ week, days: [], holidays: [] })
  const day = await browser.post(`${HOURS}/days`, { day: '2026-11-23', spans: [{ from: '15:00', to: '16:00' }] })
  expect(day.body.hours.days).toEqual([{ day: '2026-11-23', spans: [{ from: '15:00', to: '16:00' }] }])
  const away = await browser.post(`${HOURS}/holidays`, { from: '2026-11-22', to: '2026-11-22' })
  const [holiday] = away.body.hours.holidays
  const shown = await findPsychic(systemVisit(site.app, site.app.sites[0]), slug)
  expect(shown?.hours.back).toEqual({ at: new Date('2026-11-23T14:00:00Z'), said: 'weekday' })
  expect(shown?.hours.week?.slice(0, 3)).toMatchObject([
    { day: '2026-11-21', spans: [], difference: null },
    { day: '2026-11-22', spans: [], difference: 'holiday' },
    { day: '2026-11-23', spans: [{ from: 900, to: 960 }], difference: 'other' },
  ])
  await browser.request('DELETE', `${HOURS}/days/2026-11-23`)
  const left = await browser.request('DELETE', `${HOURS}/holidays/${holiday.id}`)
  expect(left.body.hours).toEqual({ week, days: [], holidays: [] })
  expect((await browser.get(HOURS)).body.hours).toEqual(left.body.hours)
})

test.each([
  ['a time that is none', [monday('9h', '12:00')], 4601],
  ['a time between quarters', [monday('09:10', '12:00')], 4601],
  ['a missing end', [monday('09:00', '')], 4601],
  ['an end before its start', [monday('14:00', '13:00')], 4602],
  ['an end at its start', [monday('14:00', '14:00')], 4602],
  ['an overlap', [monday('09:00', '12:00'), monday('11:45', '13:00')], 4603],
  ['a night into the next day’s hours', [monday('22:00', '02:00'), { day: 2, from: '01:00', to: '03:00' }], 4603],
  ['a Sunday night into Monday', [{ day: 7, from: '22:00', to: '02:00' }, monday('01:45', '03:00')], 4603],
])('refuses %s, and keeps what was there', async (_what, week, code) => {
  const { browser } = await psychic()
  await browser.post(HOURS, { week: [monday('10:00', '11:00')] })
  expect((await browser.post(HOURS, { week })).body.api.error).toMatchObject({ code, field: 'week' })
  expect((await browser.get(HOURS)).body.hours.week).toEqual([monday('10:00', '11:00')])
})

test('refuses days that are past, none or too far, holidays that are turned or overlap, and what is not there', async () => {
  const { browser } = await psychic()
  const other = await psychic()
  const refusal = async (path: string, body: object) => {
    const { error } = (await browser.post(`${HOURS}/${path}`, body)).body.api
    return [error?.code, error?.field]
  }
  const span = { from: '10:00', to: '12:00' }
  expect(await refusal('days', { day: '2026-11-20', spans: [] })).toEqual([4604, 'day'])
  expect(await refusal('days', { day: '2026-11-31', spans: [] })).toEqual([4604, 'day'])
  expect(await refusal('days', { day: '2028-01-01', spans: [] })).toEqual([4604, 'day'])
  expect(await refusal('days', { day: '2026-11-25', spans: [span, span] })).toEqual([4603, 'spans'])
  expect(await refusal('days', { day: '2026-11-25', spans: [{ from: 'x', to: 'y' }] })).toEqual([4601, 'spans'])
  expect(await refusal('days', { day: '2026-11-25', spans: [{ from: '12:00', to: '11:00' }] })).toEqual([4602, 'spans'])
  expect(await refusal('holidays', { from: '2026-11-20', to: '2026-11-25' })).toEqual([4604, 'from'])
  expect(await refusal('holidays', { from: '2026-11-25', to: 'demain' })).toEqual([4604, 'to'])
  expect(await refusal('holidays', { from: '2026-11-25', to: '2026-11-24' })).toEqual([4605, 'to'])
  expect((await browser.post(`${HOURS}/holidays`, { from: '2026-11-25', to: '2026-11-28' })).status).toBe(200)
  expect(await refusal('holidays', { from: '2026-11-28', to: '2026-11-30' })).toEqual([4606, 'from'])
  const theirs = (await other.browser.post(`${HOURS}/holidays`, { from: '2026-11-25', to: '2026-11-28' })).body.hours
  const gone = async (path: string) => (await browser.request('DELETE', `${HOURS}/${path}`)).body.api.error?.code
  expect(await gone('days/2026-11-25')).toBe(4000)
  expect(await gone(`holidays/${theirs.holidays[0].id}`)).toBe(4000)
})

test('thirty writes at once leave one whole week', async () => {
  const { browser } = await psychic()
  const weeks = Array.from({ length: 30 }, (_, at) => [monday(`${String(at % 12).padStart(2, '0')}:15`, '12:45')])
  const answers = await Promise.all(weeks.map((week) => browser.post(HOURS, { week })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await browser.get(HOURS)).body.hours.week).toHaveLength(1)
})

test('staff see hours, and correct them for a reason that is logged', async () => {
  const { id } = await psychic()
  const { browser } = await addStaff(site, 'admin')
  const path = `/api/admin/psychics/${id}/hours`
  const week = [monday('09:00', '10:00')]
  const reason = 'Une faute de frappe, vue avec elle'
  const corrected = await browser.post(path, { week, reason })
  expect(corrected.body.hours.week).toEqual(week)
  expect((await browser.get(path)).body.hours.week).toEqual(week)
  const line = await site.owner
    .selectFrom('audit_log')
    .select(['act', 'subject'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(line).toEqual({ act: 'psychic.hours', subject: `psychic:${id}` })
  const refusal = async (body: object, at = path) => (await browser.post(at, body)).body.api.error?.code
  expect(await refusal({ week })).toBe(106)
  expect(await refusal({ week: [monday('9', '10')], reason })).toBe(4601)
  expect(await refusal({ week: [monday('10:00', '09:00')], reason })).toBe(4602)
  expect(await refusal({ week: [...week, ...week], reason })).toBe(4603)
  expect(await refusal({ week, reason: 'Appelée au 06 12 34 56 78' })).toBe((await tellsAddress()).code)
  expect(await refusal({ week, reason }, '/api/admin/psychics/999999/hours')).toBe(3000)
  expect((await browser.get('/api/admin/psychics/999999/hours')).body.api.error.code).toBe(3000)
})

const tellsAddress = async () => (await import('../../../errors.ts')).errors.reasonTellsAddress

test('the forms need no scripts, show each error at its field and keep what was typed', async () => {
  const { browser } = await psychic()
  const send = (fields: Record<string, string>) => sendForm(site, action, PAGE, fields, browser)
  const refused = await send({
    intent: 'week',
    'd1-1-from': '14:00',
    'd1-1-to': '12:00',
    'd2-1-from': '09:00',
    'd2-1-to': '10:00',
  })
  expect(refused).toMatchObject({
    status: 400,
    data: { refusal: { code: 4602, field: 'd1-1-from' }, typed: { 'd2-1-from': '09:00' } },
  })
  const saved = await send({ intent: 'week', 'd1-1-from': '14:00', 'd1-1-to': '18:00', 'd1-2-from': '', 'd1-2-to': '' })
  expect(saved).toMatchObject({ status: 303, location: `${PAGE}?fait=horaires` })
  expect(
    await send({ intent: 'week', 'd1-1-from': '14:00', 'd1-1-to': '18:00', 'd1-2-from': '17:00', 'd1-2-to': '19:00' }),
  ).toMatchObject({
    data: { refusal: { code: 4603, field: 'd1-2-from' } },
  })
  expect(await send({ intent: 'day', day: '2026-11-24' })).toMatchObject({ status: 303 })
  expect(await send({ intent: 'holiday', from: '2026-12-24', to: '2026-12-31' })).toMatchObject({ status: 303 })
  const { data } = await openPage(site, loader, PAGE, browser)
  expect(data.plan).toMatchObject({
    week: [{ day: 1, from: '14:00', to: '18:00' }],
    days: [{ day: '2026-11-24', spans: [] }],
    holidays: [{ from: '2026-12-24', to: '2026-12-31' }],
  })
  await send({ intent: 'remove-day', day: '2026-11-24' })
  await send({ intent: 'remove-holiday', id: String(data.plan.holidays[0]!.id) })
  expect((await openPage(site, loader, PAGE, browser)).data.plan).toMatchObject({ days: [], holidays: [] })
})

test('what is long over is forgotten', async () => {
  const { id, browser } = await psychic()
  await browser.post(`${HOURS}/days`, { day: '2026-11-24', spans: [] })
  await browser.post(`${HOURS}/holidays`, { from: '2026-11-25', to: '2026-11-26' })
  const { forgetPast } = await import('./queries.server.ts')
  const counts = async () => [
    (await site.owner.selectFrom('psychic_day_hours').selectAll().where('psychic_id', '=', id).execute()).length,
    (await site.owner.selectFrom('psychic_holidays').selectAll().where('psychic_id', '=', id).execute()).length,
  ]
  await forgetPast(site.app.db, '2026-11-24')
  expect(await counts()).toEqual([1, 1])
  await forgetPast(site.app.db, '2026-11-27')
  expect(await counts()).toEqual([0, 0])
})
