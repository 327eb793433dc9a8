import ical from 'node-ical'
import { beforeEach, describe, expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { insertPause } from '../../people/pauses/queries.server.ts'
import { whoseOf } from '../../people/pauses/standing.server.ts'
import { saveEntry } from '../content/save-entry.server.ts'
import * as filePage from './file.page.ts'
import { webinarJobs } from './jobs.server.ts'
import * as placePage from './place.page.tsx'
import { findWebinar } from './read-webinars.server.ts'
import { tellRegistered } from './tell-registered.server.ts'
import * as webinarPage from './webinar.page.tsx'
import { writeFile } from './write-file.server.ts'

const site = useTestApp()
const HOUR = 3600
const DAY = 24 * HOUR
const visit = (id = 99) => systemVisit(site.app, site.app.sites.find((one) => one.id === id)!)
const inSeconds = (seconds: number) => new Date(site.now().getTime() + seconds * 1000).toISOString()
const body = {
  title: 'Lire une carte',
  description: 'Une heure pour regarder une carte.',
  host: 'Salomé',
  body: '<p>On regarde.</p>',
  minutes: 60,
  places: 2,
  joinLink: 'https://salle.example/lune',
  replayLink: null as string | null,
  isCancelled: false,
}
type Status = 'published' | 'withdrawn' | 'draft'

/** A webinar in so many seconds, and a way to change it. */
async function webinar(slug: string, seconds = 3 * DAY, change: object = {}, siteId = 99) {
  let version = 0
  let data = { ...body, startsAt: inSeconds(seconds), ...change }
  const save = async (next: object = {}, status: Status = 'published') => {
    data = { ...data, ...next }
    const entry = { kind: 'webinar', address: slug, status, publishAt: null, data } as const
    await saveEntry(visit(siteId), entry, version || null)
    version += 1
  }
  await save()
  return { slug, save }
}

const page = (browser = site.browser(), path = '/voyance/webinaire') =>
  openPage(site, webinarPage.loader, path, browser)
const shown = async () => (await page()).data.consent.shown as string

async function register(slug: string, emailAddress: string, browser = site.browser(), change: object = {}) {
  const fields = { slug, emailAddress, consents: 'WEBINAR', consentsShown: await shown(), ...change }
  return sendForm(site, webinarPage.action, '/voyance/webinaire', fields, browser)
}
const linkIn = async (address: string) => {
  const mails = await mailsTo(site, address)
  return mails.map(({ text }) => text.match(/\/webinaire\/merci\?jeton=(\S+)/)?.[1]).findLast((one) => one) ?? ''
}
const placeAt = (jeton: string) => openPage(site, placePage.loader, `/webinaire/merci?jeton=${jeton}`, site.browser())
const act = (jeton: string, intent = 'confirm') =>
  sendForm(site, placePage.action, `/webinaire/merci?jeton=${jeton}`, { intent }, site.browser())
const run = () => tellRegistered(site.app)
const subjects = async (address: string) => (await mailsTo(site, address)).map(({ subject }) => subject)
const rows = () => site.owner.selectFrom('webinar_registrations').selectAll().orderBy('id').execute()

let count = 0
const fresh = () => {
  count += 1
  return `auditeur${count}@example.fr`
}
/** Somebody without an account who has a place. */
async function registered(slug: string) {
  const email = fresh()
  await register(slug, email)
  const jeton = await linkIn(email)
  await act(jeton)
  return { email, jeton }
}

beforeEach(async () => {
  await site.owner.deleteFrom('content_revisions').execute()
  await site.owner.deleteFrom('content_entries').execute()
  await site.advance(HOUR)
})

describe('a place', () => {
  test('is taken by following the mailed link and pressing its button, and given back', async () => {
    const { slug } = await webinar('carte')
    const email = fresh()
    const answer = await register(slug, email)
    expect([answer.status, answer.location]).toEqual([303, '/webinaire/merci?fait=demande'])
    const jeton = await linkIn(email)
    expect((await placeAt(jeton)).data.place).toMatchObject({ isConfirmed: false, joinLink: null })
    expect((await rows())[0]).toMatchObject({ email, confirmed_at: null })
    for (let time = 0; time < 2; time += 1) expect((await act(jeton)).location).toBe(`/webinaire/merci?jeton=${jeton}`)
    expect((await placeAt(jeton)).data.place).toMatchObject({ isConfirmed: true, webinar: { slug, state: 'coming' } })
    expect((await rows())[0]!.agreed_text).toContain('utilise mon adresse pour ce webinaire et lui seul')
    expect((await act(jeton, 'leave')).location).toBe('/webinaire/merci?fait=rendue')
    expect(await rows()).toEqual([])
    expect((await placeAt(jeton)).status).toBe(400)
    expect((await act(jeton, 'leave')).data.refusal.code).toBe(4076)
  })

  test('of a client whose address is proved is taken at once, and the page shows it', async () => {
    const { slug } = await webinar('carte')
    const email = fresh()
    const { browser } = await addClient(site, { email })
    const { location } = await register(slug, 'autre@example.fr', browser)
    expect(location).toMatch(/^\/webinaire\/merci\?jeton=/)
    expect(await subjects(email)).toEqual(['Votre place au webinaire'])
    expect((await page(browser)).data).toMatchObject({ own: email, places: { [slug]: location }, chosen: null })
    expect((await register(slug, '', browser)).location).toBe(location)
    expect(await subjects(email)).toHaveLength(1)
    expect((await page()).data.places).toEqual({})
  })

  test('of a client whose address is not proved waits for the link', async () => {
    const { slug } = await webinar('carte')
    const email = fresh()
    const { browser } = await addClient(site, { email, proved: false })
    expect((await register(slug, email, browser)).location).toBe('/webinaire/merci?fait=demande')
    expect(await subjects(email)).toEqual(['Confirmez votre place au webinaire'])
  })

  test('a stranger can’t find out who has one', async () => {
    const { slug } = await webinar('carte')
    const { email } = await registered(slug)
    const answers = [await register(slug, fresh()), await register(slug, email)]
    expect(JSON.stringify(answers[0])).toBe(JSON.stringify(answers[1]))
    expect((await subjects(email)).at(-1)).toBe('Votre place au webinaire')
    expect(await rows()).toHaveLength(2)
  })

  test('the last one goes to one person, in whatever order links are followed', async () => {
    const { slug } = await webinar('carte', 3 * DAY, { places: 1 })
    const people = [fresh(), fresh(), fresh()]
    for (const one of people) await register(slug, one)
    const links: string[] = []
    for (const one of people) links.push(await linkIn(one))
    const outcomes = await Promise.all(links.map((one) => act(one)))
    expect(outcomes.map(({ data }) => data?.refusal?.code ?? 0).toSorted()).toEqual([0, 4674, 4674])
    expect((await page()).data).toMatchObject({ chosen: null, webinars: [{ isFull: true }] })
    const late = await register(slug, fresh())
    expect([late.status, late.data.result.error['']]).toEqual([409, [expect.stringContaining('places')]])
  })

  test('nobody takes one of a webinar that began, is cancelled, withdrawn, unknown or another brand’s', async () => {
    const began = await webinar('commence', -60)
    const cancelled = await webinar('annule', DAY, { isCancelled: true })
    const elsewhere = await webinar('ailleurs', DAY, {}, 100)
    const gone = await webinar('retire', DAY)
    const link = await (async () => {
      const email = fresh()
      await register(gone.slug, email)
      return linkIn(email)
    })()
    await gone.save({}, 'withdrawn')
    const codes = []
    for (const { slug } of [began, cancelled, elsewhere, gone, { slug: 'rien' }]) {
      codes.push((await register(slug, fresh())).status)
    }
    expect(codes).toEqual([409, 409, 404, 404, 404])
    expect((await act(link)).data.refusal.code).toBe(4673)
  })

  test.each([
    ['an invalid address', { emailAddress: 'rien' }, 400, 'emailAddress'],
    ['no address', { emailAddress: '' }, 400, 'emailAddress'],
    ['a disposable address', { emailAddress: 'x@yopmail.com' }, 400, 'emailAddress'],
    ['no consent', { consents: 'NEWSLETTER' }, 403, 'consents'],
    ['another sentence than the present one', { consentsShown: 'vieux' }, 409, 'consents'],
  ])('%s is refused at its field, and nothing is mailed', async (_, change, status, field) => {
    const { slug } = await webinar('carte')
    const email = fresh()
    const answer = await register(slug, email, site.browser(), change)
    expect([answer.status, Object.keys(answer.data.result.error)]).toEqual([status, [field]])
    expect([await rows(), await mailsTo(site, email)]).toEqual([[], []])
  })

  test.each(['', 'rien', `12-${'a'.repeat(43)}`, '0-x'])('the link « %s » is not ours', async (jeton) => {
    expect((await placeAt(jeton)).status).toBe(400)
    expect((await act(jeton)).data.refusal.code).toBe(4076)
  })

  test('a link of one place opens no other, and three mails an hour go to an address', async () => {
    const { slug } = await webinar('carte')
    const email = fresh()
    for (let round = 0; round < 3; round += 1) expect((await register(slug, email)).status).toBe(303)
    expect((await register(slug, email)).status).toBe(429)
    const other = await registered(slug)
    const swapped = other.jeton.replace(/^\d+/, (await linkIn(email)).split('-')[0]!)
    expect((await placeAt(swapped)).status).toBe(400)
  })

  test('without a link or anything done, the page leads to the webinars', async () => {
    const { location } = await openPage(site, placePage.loader, '/webinaire/merci', site.browser())
    expect(location).toBe('/voyance/webinaire')
  })
})

describe('what is told', () => {
  test('a reminder the day before and one an hour before, once each, and then the recording', async () => {
    const { slug, save } = await webinar('carte', 3 * DAY)
    const { email, jeton } = await registered(slug)
    const told = async () => {
      await run()
      await run()
      return (await subjects(email)).slice(1)
    }
    expect(await told()).toEqual([])
    await site.advance(2 * DAY)
    expect(await told()).toEqual(['Votre webinaire approche'])
    await site.advance(23 * HOUR)
    expect(await told()).toEqual(['Votre webinaire approche', 'Votre webinaire va commencer'])
    expect((await placeAt(jeton)).data.place.joinLink).toBeNull()
    await site.advance(HOUR - 15 * 60)
    expect((await placeAt(jeton)).data.place.joinLink).toBe(body.joinLink)
    await site.advance(2 * HOUR)
    expect((await placeAt(jeton)).data.place).toMatchObject({ joinLink: null, webinar: { state: 'over' } })
    await save({ replayLink: '/mag/une-carte' })
    expect((await told()).at(-1)).toBe('La rediffusion du webinaire')
    expect(await subjects(email)).toHaveLength(4)
    expect((await page()).data.webinars).toMatchObject([{ slug, state: 'over', replayLink: '/mag/une-carte' }])
  })

  test('who came late is not reminded of what they just read, and who did not confirm of nothing', async () => {
    const { slug } = await webinar('carte', 5 * HOUR)
    const { email } = await registered(slug)
    const other = fresh()
    await register(slug, other)
    await run()
    expect(await subjects(email)).toHaveLength(1)
    await site.advance(4 * HOUR)
    await run()
    expect((await subjects(email)).at(-1)).toBe('Votre webinaire va commencer')
    expect(await subjects(other)).toHaveLength(1)
  })

  test('another date is told with its own reminders; an end is told once, withdrawn or cancelled', async () => {
    const { slug, save } = await webinar('carte', 3 * DAY)
    const { email } = await registered(slug)
    await site.advance(2 * DAY)
    await run()
    await save({ startsAt: inSeconds(5 * DAY) })
    await run()
    await run()
    await site.advance(4 * DAY)
    await run()
    await save({ isCancelled: true })
    await run()
    await save({}, 'withdrawn')
    await run()
    expect((await subjects(email)).slice(1)).toEqual([
      'Votre webinaire approche',
      'Le webinaire change de date',
      'Votre webinaire approche',
      'Le webinaire n’aura pas lieu',
    ])
  })

  test('one that is withdrawn is told as one that does not take place', async () => {
    const { slug, save } = await webinar('carte', 3 * DAY)
    const { email, jeton } = await registered(slug)
    await save({}, 'withdrawn')
    await run()
    expect((await subjects(email)).at(-1)).toBe('Le webinaire n’aura pas lieu')
    expect((await placeAt(jeton)).data.place).toMatchObject({ webinar: null, joinLink: null })
  })

  test('two workers at once tell each person once', async () => {
    const { slug } = await webinar('carte', 2 * DAY, { places: 60 })
    const people = []
    for (let at = 0; at < 3; at += 1) people.push(await registered(slug))
    await site.advance(DAY)
    await Promise.all([run(), run(), run()])
    for (const { email } of people) expect(await subjects(email)).toHaveLength(2)
  })

  test('on a break nobody is invited or reminded, and a cancellation is told', async () => {
    const { slug, save } = await webinar('carte', 2 * DAY)
    const email = fresh()
    const { id, browser } = await addClient(site, { email })
    await register(slug, '', browser)
    await takeBreak(id, email)
    await site.advance(DAY)
    await run()
    expect(await subjects(email)).toHaveLength(1)
    const other = await webinar('autre', 2 * DAY)
    const refused = await register(other.slug, '', browser)
    expect([refused.status, refused.data.result.error['']]).toEqual([403, [expect.stringContaining('pause')]])
    await save({ isCancelled: true })
    await run()
    expect((await subjects(email)).at(-1)).toBe('Le webinaire n’aura pas lieu')
  })
})

const takeBreak = (userId: number, email: string) => {
  const whose = { ...whoseOf(visit(), { userId, email, phone: null }), userId }
  const endsAt = new Date(site.now().getTime() + 40 * DAY * 1000)
  return insertPause(site.app.db, { ...whose, kind: 'break', beganAt: site.now(), endsAt })
}

describe('what is kept', () => {
  const forget = () => webinarJobs[1]!.run(site.app, {})
  const kept = async () => (await rows()).map(({ email }) => email)

  test('unconfirmed addresses go after a week, all others thirty days after', async () => {
    const { slug } = await webinar('carte', 20 * DAY)
    const { email } = await registered(slug)
    const other = fresh()
    await register(slug, other)
    await site.advance(7 * DAY - 60)
    await forget()
    expect(await kept()).toEqual([email, other])
    await site.advance(120)
    await forget()
    expect(await kept()).toEqual([email])
    await site.advance(44 * DAY)
    await forget()
    expect(await kept()).toEqual([])
  })
})

describe('what is published', () => {
  const listed = async () =>
    (await site.browser().get('/api/directus?table=webinars')).body.data.data as Record<string, unknown>[]

  test('is each brand’s own, never says where to join, and only what there is to know', async () => {
    await webinar('carte', 3 * DAY, { replayLink: '/mag/une-carte' })
    await webinar('etoile', 2 * DAY, {}, 100)
    await webinar('brouillon', DAY).then(({ save }) => save({}, 'draft'))
    const found = await listed()
    expect(found.map(({ slug, state, isFull, replayLink }) => [slug, state, isFull, replayLink])).toEqual([
      ['brouillon', 'coming', false, null],
      ['carte', 'coming', false, null],
    ])
    expect(Object.keys(found[0]!).toSorted()).toEqual([
      'body',
      'description',
      'endsAt',
      'host',
      'isFull',
      'minutes',
      'replayLink',
      'slug',
      'startsAt',
      'state',
      'title',
    ])
    const { data } = await page()
    expect(JSON.stringify([found, data])).not.toContain('salle.example')
  })

  test('lists those to come first, and forgets the past without a recording', async () => {
    await webinar('loin', 5 * DAY)
    await webinar('proche', DAY)
    await webinar('hier', -DAY)
    await webinar('ancien', -60 * DAY, { replayLink: '/mag' })
    await webinar('oublie', -60 * DAY)
    expect((await listed()).map(({ slug }) => slug)).toEqual(['proche', 'loin', 'hier', 'ancien'])
  })

  test('chooses the webinar that is asked for', async () => {
    await webinar('proche', DAY)
    await webinar('loin', 5 * DAY)
    const chosen = async (path: string) => (await page(site.browser(), path)).data.chosen.slug
    expect(await chosen('/voyance/webinaire')).toBe('proche')
    expect(await chosen('/voyance/webinaire?webinaire=loin')).toBe('loin')
    expect(await chosen('/voyance/webinaire?webinaire=rien')).toBe('proche')
  })

  test('is written by staff, who may neither sell in it nor leave its hour out', async () => {
    const { browser: editor } = await addStaff(site, 'editor')
    const typed = {
      title: 'Lire une carte',
      description: 'Une heure.',
      host: 'Salomé',
      body: '<p>On regarde.</p>',
      startsAt: '2036-12-24T20:00',
      minutes: '60',
      places: '20',
      joinLink: 'https://salle.example/lune',
      replayLink: '',
      isCancelled: '',
    }
    const save = async (change: object) => {
      const given = { kind: 'webinar', address: 'carte', intent: 'publish', version: null }
      const { body } = await editor.post('/api/admin/contents', { ...given, typed: { ...typed, ...change } })
      return body.api.error?.field ?? 'saved'
    }
    expect(await save({ body: '<p>Et 5 € offerts.</p>' })).toBe('body')
    expect(await save({ description: '{OFFER_WELCOME}' })).toBe('description')
    expect(await save({ startsAt: '' })).toBe('startsAt')
    expect(await save({ startsAt: '2036-03-30T02:30' })).toBe('startsAt')
    expect(await save({ joinLink: 'http://salle.example' })).toBe('joinLink')
    expect(await save({ minutes: '5' })).toBe('minutes')
    expect(await save({ places: '0' })).toBe('places')
    expect(await save({})).toBe('saved')
    expect(await listed()).toMatchObject([{ startsAt: '2036-12-24T19:00:00.000Z', endsAt: '2036-12-24T20:00:00.000Z' }])
  })
})

describe('the calendar file', () => {
  const file = async (slug: string) =>
    openPage(site, filePage.loader, `/webinaire/${slug}/webinaire.ics`, site.browser(), { slug })

  test('has the instants in UTC, a link to the page, and no way in', async () => {
    const { save } = await webinar('carte', 3 * DAY)
    const read = async () => {
      const data = await writeFile(visit(), (await findWebinar(visit(), 'carte'))!)
      return { text: data, event: Object.values(ical.sync.parseICS(data)).find((one) => one?.type === 'VEVENT') }
    }
    expect((await file('carte')).status).toBe(200)
    const { text, event } = await read()
    expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z\r\n/)
    expect(text).not.toContain('salle.example')
    expect(event).toMatchObject({
      start: new Date(inSeconds(3 * DAY)),
      end: new Date(inSeconds(3 * DAY + HOUR)),
      status: 'CONFIRMED',
    })
    await site.advance(60)
    await save({ isCancelled: true })
    expect((await read()).event).toMatchObject({
      status: 'CANCELLED',
      sequence: Number(event?.sequence) + 60,
    })
  })

  test('exists for no other', async () => {
    await webinar('ailleurs', DAY, {}, 100)
    for (const slug of ['rien', 'ailleurs']) expect((await file(slug)).status).toBe(404)
  })
})
