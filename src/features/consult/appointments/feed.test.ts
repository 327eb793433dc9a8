import ical, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import { addBookablePair, advanceTo, book } from '../../../../test/appointments.ts'
import type { Browser } from '../../../../test/browser.ts'
import { openPage } from '../../../../test/forms.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { loader as readFeedPage } from './feed.page.ts'
import { loader as readFilePage } from './file.page.ts'

const site = useTestApp()
const FEED = '/api/appointments/feed'

type Door = Parameters<typeof openPage>[1]

/** What a page that answers with a file sends. */
async function sent(loader: Door, browser: Browser, params: Record<string, string>) {
  const page: Door = async (args) => ({ response: await loader(args) })
  const { data, status } = await openPage(site, page, '/', browser, params)
  if (status === 404) return null
  const response: Response = data.response
  return { headers: response.headers, text: await response.text() }
}

const read = (address: string) => sent(readFeedPage, site.browser(), { token: address.split('/').at(-1) ?? '' })

const textOf = async (address: string) => (await read(address))?.text ?? ''

const eventsOf = (text: string): VEvent[] =>
  Object.values(ical.sync.parseICS(text)).filter((each): each is VEvent => each?.type === 'VEVENT')

const create = async (browser: Browser, named = false): Promise<string> =>
  (await browser.post(FEED, { named })).body.feed.address

// The clocks change on 29 March 2026 and 25 October 2026, and on 28 March and 31 October 2027.
test.each([
  ['summer time', '2027-03-27T12:00:00Z', 15],
  ['the day that loses an hour', '2027-03-26T21:00:00Z', 28],
  ['winter time', '2027-10-30T12:00:00Z', 24],
  ['the doubled hour', '2027-10-29T22:00:00Z', 26.5],
])('a calendar reads each appointment back at its instant: %s', async (_when, from, hours) => {
  await advanceTo(site, from)
  const pair = await addBookablePair(site)
  const { startsAt, endsAt, id } = await book(site, pair, { hours })
  const { headers, text } = (await read(await create(pair.client)))!
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(text).not.toMatch(/TZID|DTSTART:\d{8}T\d{6}\r/)
  const [event] = eventsOf(text)
  expect(event).toMatchObject({ start: new Date(startsAt), end: new Date(endsAt), status: 'CONFIRMED' })
  expect(event!.uid).toContain(`appointment-${id}@`)
})

test('a calendar is private: no name unless chosen, never what it is about; a new address ends the earlier', async () => {
  const pair = await addBookablePair(site, { psychic: { name: 'Oriane' }, client: { firstName: 'Inès' } })
  const first = await book(site, pair, { confirm: false })
  const plain = await create(pair.client)
  expect(eventsOf(await textOf(plain))).toMatchObject([{ summary: 'Rendez-vous', status: 'TENTATIVE' }])
  expect(await textOf(plain)).not.toMatch(/voyan|Oriane/i)
  const named = await create(pair.client, true)
  expect(eventsOf(await textOf(named))).toMatchObject([{ summary: 'Rendez-vous avec Oriane' }])
  expect(await read(plain)).toBeNull()
  const theirs = await create(pair.psychic, true)
  expect(eventsOf(await textOf(theirs))).toMatchObject([{ summary: 'Rendez-vous avec Inès' }])
  await pair.client.post(`/api/appointments/${first.id}/cancel`)
  const [cancelled] = eventsOf(await textOf(named))
  expect(cancelled).toMatchObject({ status: 'CANCELLED' })
  expect(Number(cancelled!.sequence)).toBeGreaterThan(0)
  const stored = await site.owner.selectFrom('calendar_feeds').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(new URL(named).pathname.split('/').at(-1))
  await pair.client.request('DELETE', FEED)
  expect(await read(named)).toBeNull()
  await site.owner.updateTable('users').set({ suspended_at: site.now() }).where('role', '=', 'psychic').execute()
  expect(await read(theirs)).toBeNull()
})

test('one appointment is a file for its client alone; staff have no calendar', async () => {
  const pair = await addBookablePair(site)
  const { id, startsAt } = await book(site, pair)
  const file = (browser = pair.client) => sent(readFilePage, browser, { id: String(id) })
  const { headers, text } = (await file())!
  expect(headers.get('content-disposition')).toContain(`rendez-vous-${id}.ics`)
  expect(eventsOf(text)).toMatchObject([{ start: new Date(startsAt) }])
  const other = await addBookablePair(site)
  expect(await file(other.client)).toBeNull()
  const { browser } = await addStaff(site, 'admin')
  expect((await browser.post(FEED, { named: true })).body.api.error.code).toBe(104)
  expect((await browser.request('DELETE', FEED)).body.api.error.code).toBe(104)
})
