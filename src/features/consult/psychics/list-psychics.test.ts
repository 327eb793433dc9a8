import { beforeAll, describe, expect, test } from 'vitest'
import { addReview } from '../../../../test/consultations.ts'
import { addClient } from '../../../../test/people.ts'
import { addPsychic, list, openPresence } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const site = useTestApp()
const DAY = 86_400_000
const ids: Record<string, number> = {}
const nameOf = (id: number) => Object.keys(ids).find((name) => ids[name] === id)

async function ask(query: Record<string, string>, host?: string) {
  const { status, body } = await site.browser(host).get(`/api/psychics?${new URLSearchParams(query)}`)
  return { status, body, names: body.psychics?.map((psychic: { id: number }) => nameOf(psychic.id)) }
}

beforeAll(async () => {
  const add = async (name: string, given: Parameters<typeof addPsychic>[1]) => {
    ids[name] = (await addPsychic(site.owner, { name, slug: name.toLowerCase(), ...given })).id
  }
  await add('Anouk', { price: 500, jobId: 1, position: 1 })
  await add('Basile', { gender: 'male', price: 200, jobId: 3, position: 2, present: true })
  await add('Célestine', { price: 250, jobId: 1, position: 3, joinedAt: new Date(site.now().getTime() - 20 * DAY) })
  await add('Diane', { price: 100, jobId: 4, otherJobIds: [3], position: 4 })
  await add('Eden', { gender: 'unknown', price: 310, jobId: 1, position: 5, isAutomaton: true })
  await openPresence(site.owner, ids.Célestine!, ['sms', 'chat', 'phone'], 3600)
  await openPresence(site.owner, ids.Diane!, [], 3600)
  await list(site.owner, ids.Diane!, 100, 110)
  const { id: clientId } = await addClient(site)
  await addReview(site.owner, { clientId, psychicId: ids.Basile!, rating: 5 })
  await addReview(site.owner, { clientId, psychicId: ids.Basile!, rating: 4 })
  await addReview(site.owner, { clientId, psychicId: ids.Basile!, rating: 4 })
  await addReview(site.owner, { clientId, psychicId: ids.Basile!, rating: 1, status: 'pending' })
  await addReview(site.owner, { clientId, psychicId: ids.Basile!, rating: 1, siteId: 100 })
})

test('a psychic has the fields of the contract and no other', async () => {
  const { status, body } = await ask({ name: 'basile' })
  expect(status).toBe(200)
  expect(body).toEqual({
    api: { ok: 1 },
    total: 1,
    psychicsGroups: [],
    psychics: [
      {
        id: ids.Basile,
        slug: 'basile',
        name: 'Basile',
        gender: 'male',
        title: 'Voyant',
        jobId: 3,
        jobIds: [3],
        specialities: ['vie de couple', 'travail'],
        pricePerMinute: 200,
        rating: 4.3,
        reviewCount: 3,
        isNew: false,
        isFavorite: false,
        isAutomaton: false,
        status: 'available',
        platforms: ['chat'],
        portrait: null,
        back: null,
      },
    ],
  })
})

test('the easiest to reach come first, then the site’s order', async () => {
  expect((await ask({})).names).toEqual(['Basile', 'Célestine', 'Diane', 'Anouk', 'Eden'])
})

describe('each query narrows the list', () => {
  test.each([
    [{ jobId: '1' }, ['Célestine', 'Anouk', 'Eden']],
    [{ jobId: '3' }, ['Basile', 'Diane']],
    [{ limit: '2' }, ['Basile', 'Célestine']],
    [{ status: 'available' }, ['Basile', 'Célestine']],
    [{ status: 'away' }, ['Diane']],
    [{ status: 'offline' }, ['Anouk', 'Eden']],
    [{ status: 'busy' }, []],
    [{ name: 'CELEST' }, ['Célestine']],
    [{ name: 'é' }, ['Célestine', 'Basile', 'Diane', 'Eden']],
    [{ name: '%' }, []],
    [{ isNew: '1' }, ['Célestine']],
    [{ isNew: '0' }, ['Basile', 'Diane', 'Anouk', 'Eden']],
    [{ price: '2' }, ['Basile', 'Diane']],
    [{ price: '3.1' }, ['Basile', 'Célestine', 'Diane', 'Eden']],
    [{ price: '5' }, ['Basile', 'Célestine', 'Diane', 'Anouk', 'Eden']],
    [{ gender: 'male' }, ['Basile']],
    [{ gender: 'unknown' }, ['Eden']],
    [{ platforms: '["sms"]' }, []],
    [{ platforms: '["phone","sms","web-call"]' }, ['Célestine']],
    [{ platforms: '["chat","phone"]' }, ['Basile', 'Célestine']],
    [{ platforms: '["web-call"]' }, []],
    [{ platforms: '[]' }, ['Basile', 'Célestine', 'Diane', 'Anouk', 'Eden']],
    [{ jobId: '1', price: '3', status: 'available' }, ['Célestine']],
    [{ origin: '3' }, ['Anouk', 'Eden']],
    [{ nobody: 'knows me' }, ['Basile', 'Célestine', 'Diane', 'Anouk', 'Eden']],
    [
      { jobId: '', limit: '', name: '', price: '', platforms: '', origin: '', excludedIds: '', isGrouped: '' },
      undefined,
    ],
  ])('%j', async (query, expected) => {
    const everyone = ['Basile', 'Célestine', 'Diane', 'Anouk', 'Eden']
    const names = expected ?? everyone
    expect([...(await ask(query)).names].sort()).toEqual([...names].sort())
  })
})

describe('an invalid parameter is refused by its name', () => {
  test.each([
    ['jobId', '0'],
    ['jobId', '6'],
    ['jobId', '1.5'],
    ['jobId', 'voyant'],
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'NaN'],
    ['status', 'sleeping'],
    ['name', 'a'.repeat(61)],
    ['name', '\u0000'],
    ['isNew', 'yes'],
    ['price', '0.99'],
    ['price', '5.01'],
    ['price', 'Infinity'],
    ['gender', 'f'],
    ['isGrouped', '2'],
    ['platforms', 'chat'],
    ['platforms', '["fax"]'],
    ['platforms', '{"chat":1}'],
    ['platforms', 'null'],
    ['origin', '-1'],
    ['excludedIds', '1,2'],
    ['excludedIds', '1|'],
    ['excludedIds', '99999999999999999999'],
  ])('%s=%j', async (name, value) => {
    const { status, body } = await ask({ [name]: value })
    expect([status, body.api.ok, body.api.error?.code, body.api.error?.field]).toEqual([400, 0, 107, name])
  })
})

test('the append variant gives five by default, and paging meets everyone once even if the list changes', async () => {
  for (let place = 10; place < 20; place++) {
    const name = `Walker${place}`
    ids[name] = (await addPsychic(site.owner, { name, position: place })).id
  }
  const first = (await ask({ limit: '5' })).names as string[]
  await openPresence(site.owner, ids.Walker19!, ['chat'], 3600)
  const seen = [...first]
  for (let part = 0; part < 4; part++) {
    const excludedIds = seen.map((name) => ids[name]).join('|')
    const { names } = await ask({ origin: String(seen.length), excludedIds })
    expect(names.length).toBe(Math.min(5, 15 - seen.length))
    seen.push(...names)
  }
  expect(seen).toContain('Walker19')
  expect([...seen].sort()).toEqual(Object.keys(ids).sort())
})

test('grouped by job, in the order of the jobs', async () => {
  const { body } = await ask({ isGrouped: '1', name: 'e' })
  expect(body.psychics).toEqual([])
  const groups = body.psychicsGroups as {
    id: number
    name: string
    psychics: { id: number }[]
    isFavoriteGroup: boolean
  }[]
  expect(groups.map(({ id, name, isFavoriteGroup }) => ({ id, name, isFavoriteGroup }))).toEqual([
    { id: 1, name: 'Voyants', isFavoriteGroup: false },
    { id: 3, name: 'Astrologues', isFavoriteGroup: false },
    { id: 4, name: 'Tarologues', isFavoriteGroup: false },
  ])
  expect(groups[1]!.psychics.map((psychic) => nameOf(psychic.id))).toEqual(['Basile', 'Diane'])
  expect(groups[2]!.psychics.map((psychic) => nameOf(psychic.id))).toEqual(['Diane'])
  const asked = (await ask({ isGrouped: '1', jobId: '3' })).body
  expect(asked.psychicsGroups.map(({ id }: { id: number }) => id)).toEqual([3])
})

test('each site lists its own psychics at its own prices', async () => {
  const { body } = await ask({}, 'second.localhost:3000')
  expect(
    body.psychics.map((psychic: { id: number; pricePerMinute: number }) => [psychic.id, psychic.pricePerMinute]),
  ).toEqual([[ids.Diane, 110]])
})
