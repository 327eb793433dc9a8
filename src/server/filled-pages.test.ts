import { afterAll, beforeAll, expect, test } from 'vitest'
import { addClient, type ClientTraits } from '../../test/people.ts'
import { useTestApp } from '../../test/test-app.ts'
import type { Visit } from '../app.ts'
import { listPsychics } from '../features/consult/psychics/list-psychics.server.ts'
import { openVisit } from '../features/house/session/open-visit.server.ts'
import { personOf } from '../features/house/visit/access.ts'
import { readShell } from '../features/site/shell/read-shell.server.ts'
import { inEuros } from '../platform/i18n/french.ts'
import { FilledPages } from './filled-pages.ts'

const site = useTestApp()
beforeAll(() => {
  site.app.content.current = 1
})
afterAll(() => {
  site.app.content.current = null
})

type Loader = (visit: Visit) => Promise<unknown>

/** Pages that show their reader as the header does, and what a loader reads; and how often one was made. */
function drawing(load: Loader = async () => null) {
  const made: string[] = []
  const filled = new FilledPages(site.app, async (request, visit, nonce) => {
    made.push(new URL(request.url).pathname)
    const { person } = await readShell(visit)
    const read = await load(visit).catch((error) => error)
    if (read instanceof Error) return new Response(read.message, { status: 500 })
    const said = person!.balance === null ? '' : inEuros(person!.balance)
    return new Response(
      `<b nonce="${nonce}">${person!.firstName} ${said} ${person!.gender} ${JSON.stringify(read)}</b>`,
      {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      },
    )
  })
  const ask = async (visit: Visit, path = '/mag', method = 'GET') => {
    const answer = await filled.answer(new Request(`http://localhost:3000${path}`, { method }), visit)
    return answer && { text: await answer.text(), policy: answer.headers.get('content-security-policy')! }
  }
  /** The second to be asked for is made for all. */
  const second = async (visit: Visit, path?: string) => {
    await ask(visit, path)
    return ask(visit, path)
  }
  return { made, ask, second }
}

async function reader(traits: ClientTraits = {}): Promise<{ id: number; open(): Promise<Visit> }> {
  const { id, browser } = await addClient(site, traits)
  const open = () =>
    openVisit(site.app, {
      site: site.app.sites[0],
      cookie: browser.cookie,
      address: '127.0.0.1',
      userAgent: 'test',
      requestId: 'test',
      path: '/mag',
      reads: true,
    })
  return { id, open }
}

test('two people who ask at once, two thousand times, each read their own name and a nonce of their own', async () => {
  const { made, ask } = drawing()
  const visits = [
    await (await reader({ firstName: 'Zoé' })).open(),
    await (await reader({ firstName: 'Max & Léo' })).open(),
  ] as const
  const names = ['Zoé', 'Max &amp; Léo'] as const
  await ask(visits[0])
  const answers = await Promise.all(Array.from({ length: 2000 }, (_, turn) => ask(visits[turn % 2]!)))
  const nonces = answers.map((answer, turn) => {
    const [, nonce, name] = /^<b nonce="(.*?)">(.*?) 0,00\u00a0€ unknown null<\/b>$/.exec(answer?.text ?? '') ?? []
    expect(name).toBe(names[turn % 2])
    expect(answer?.policy).toContain(`'nonce-${nonce}'`)
    return nonce
  })
  expect(new Set(nonces).size).toBe(2000)
  expect(made).toEqual(['/mag'])
})

test('a page is made for one when asked for once, and shared by those alike alone', async () => {
  const { made, ask, second } = drawing()
  const [zoe, anne] = [
    await (await reader({ firstName: 'Zoé' })).open(),
    await (await reader({ firstName: 'Anne' })).open(),
  ]
  expect(await ask(zoe)).toBeNull()
  expect(made).toEqual([])
  expect((await ask(zoe))?.text).toContain('Zoé')
  // Texts elide before her name, so it may not stand where his does.
  expect(await ask(anne)).toBeNull()
  expect((await ask(anne))?.text).toContain('Anne')
  expect(made).toEqual(['/mag', '/mag'])
  await site.owner.updateTable('users').set({ gender: 'female' }).where('id', '=', anne.user!.id).execute()
  const changed = { ...anne, user: { ...anne.user!, gender: 'female' as const } }
  expect((await second(changed))?.text).toContain('female')
})

test('credit is that of each request, and the content’s next version is made anew', async () => {
  const { made, ask, second } = drawing()
  const visit = await (await reader()).open()
  await second(visit)
  const richer = { ...visit, brief: { ...visit.brief!, balance: 123_456 } }
  expect((await ask(richer))?.text).toContain(inEuros(123_456))
  site.app.content.current = 2
  expect(await ask(visit)).toBeNull()
  expect((await ask(visit))?.text).toContain('0,00')
  expect(made.length).toBe(2)
  site.app.content.current = null
  expect(await ask(visit)).toBeNull()
  site.app.content.current = 1
})

test.each<[string, Loader]>([
  ['asks who its reader is', async (visit) => personOf(visit).id],
  ['asks for their address', async ({ user }) => user?.email],
  ['copies all of them', async ({ user }) => ({ ...user })],
  ['asks for their session', async ({ session }) => session.id],
  ['counts that they came', ({ db }) => db.deleteFrom('favorite_games').where('user_id', '=', 0).execute()],
])('a page that %s is made for one person alone, and not tried again at once', async (_, load) => {
  const { made, second } = drawing(load)
  const visit = await (await reader()).open()
  expect(await second(visit)).toBeNull()
  expect(await second(visit)).toBeNull()
  expect(made).toEqual(['/mag'])
})

test('who keeps a favourite has pages of their own from the next request on', async () => {
  const { second } = drawing((visit) => listPsychics(visit, {}))
  const { id, open } = await reader()
  expect(await second(await open(), '/voyance')).not.toBeNull()
  await site.owner.insertInto('favorite_games').values({ user_id: id, game_id: 1, added_at: site.now() }).execute()
  expect((await open()).brief).toMatchObject({ hasFavorites: true })
  expect(await second(await open(), '/voyance')).toBeNull()
})

test.each(['hasOpen', 'hasTickets', 'hasAppointment', 'hasFavorites'] as const)(
  'a reader of whom %s is true has pages of their own',
  async (what) => {
    const { second } = drawing()
    const visit = await (await reader()).open()
    expect(visit.brief).toEqual({
      balance: 0,
      hasEmail: true,
      hasOpen: false,
      hasTickets: false,
      hasAppointment: false,
      hasFavorites: false,
    })
    expect(await second({ ...visit, brief: { ...visit.brief!, [what]: true } })).toBeNull()
  },
)

test('staff, visitors, those who leave, closed pages, calls and unknown parameters have no filled page', async () => {
  const { second, ask } = drawing()
  const visit = await (await reader()).open()
  const { user } = visit
  expect(await second(visit)).not.toBeNull()
  expect(await ask(visit, '/mag', 'POST')).toBeNull()
  expect(await second({ ...visit, user: { ...user!, role: 'editor' } })).toBeNull()
  expect(await second({ ...visit, user: { ...user!, leavesAt: new Date() } })).toBeNull()
  expect(await second({ ...visit, user: null })).toBeNull()
  expect(await second({ ...visit, brief: null })).toBeNull()
  for (const path of ['/mon-compte', '/mag?utm=x', '/mag?edit=1', '/api/horoscopes?period=day&sign=leo', '/wallet']) {
    expect(await second(visit, path), path).toBeNull()
  }
})
