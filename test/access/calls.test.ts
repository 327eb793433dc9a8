import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { callGroups } from '../../src/api.ts'
import type { CallDefinition } from '../../src/platform/contract/contract.ts'
import type { Browser } from '../browser.ts'
import { useTestApp } from '../test-app.ts'
import { aPdf, aPicture, formWith } from '../vetting.ts'
import { type CallRow, callRows } from './calls.ts'
import { addOthers, browserOf, eachOf, type Others, type Role, roles, type World } from './people.ts'

const site = useTestApp()
const calls = new Map(callGroups.flatMap((group) => Object.entries<CallDefinition>(group.contract)))
let others: Others
let picture: Buffer

beforeAll(async () => {
  picture = await aPicture()
  others = await addOthers(site)
})

test('every call has its row, and every row its call', () => {
  expect(Object.keys(callRows).sort()).toEqual([...calls.keys()].sort())
})

test.each(Object.entries(callRows))('%s answers each person as listed', async (name, row) => {
  await site.advance(3600)
  const call = calls.get(name)!
  const about = { scene: row.scene, changes: call.method !== 'GET' }
  const got = await eachOf(site, others, about, (world, role) => answer(call, row, world, role))
  expect(got).toEqual(row.cells)
})

const moneyRows = Object.entries(callRows).filter(([name]) => calls.get(name)?.movesMoney)

test.each(moneyRows)('%s moves money: those allowed are refused without a key', async (name, row) => {
  await site.advance(3600)
  const call = calls.get(name)!
  expect(call.keyed).toBe(true)
  const about = { scene: row.scene, changes: false }
  const got = await eachOf(site, others, about, (world, role) => answer(call, row, world, role, false))
  const refused = Object.entries(row.cells).map(([role, code]) => [role, atTheDoor.has(code) ? code : 105])
  expect(got).toEqual(Object.fromEntries(refused))
})

/** The codes of a missing and of a wrong person. */
const atTheDoor = new Set([103, 104])

const lackingRows = Object.entries(callRows).filter(([name]) => {
  const { body, query, refusals } = calls.get(name)!
  return refusals.includes('parametersMissing') && [body, query].some((asked) => asked?.safeParse({}).success === false)
})

test.each(lackingRows)('%s says what is missing, to whoever may ask and asks for nothing', async (name, row) => {
  await site.advance(3600)
  const call = calls.get(name)!
  const { body: _, query: __, ...asked } = row
  const some = { ...asked, ...(call.body && { body: () => (call.upload ? new FormData() : {}) }) }
  const may = roles.find((role) => !atTheDoor.has(row.cells[role]))
  const about = { scene: row.scene, changes: false }
  const got = await eachOf(site, others, about, async (world, role) =>
    role === may ? await answer(call, some, world, role) : null,
  )
  // A date of birth has an error of its own.
  expect([106, 1009]).toContain(got[may!])
})

/** What looks at what it is given before it asks for a fresh code, or looks for what it is about. */
const asked: Record<string, () => object> = {
  closeCareAlert: () => ({ answer: 'Essai', outcome: 'charge' }),
  changePayee: () => ({ holder: 'Anne', iban: 'FR1420041010050500013M02606', reason: 'Essai' }),
  keepDocument: () => formWith(aPdf, { kind: 'other' }),
  changePortrait: () => formWith(picture),
}

const freshRows = Object.entries(callRows).filter(([name]) => calls.get(name)!.refusals.includes('stepUpNeeded'))

test.each(freshRows)('%s asks for a code of the last five minutes', async (name, row) => {
  await site.advance(3600)
  const may = roles.find((role) => !atTheDoor.has(row.cells[role]))
  const about = { scene: row.scene, changes: false }
  const got = await eachOf(site, others, about, async (world, role) => {
    if (role !== may) return null
    const browser = await browserOf(site, world, role)
    await site.advance(300)
    return answer(calls.get(name)!, { ...row, body: asked[name] ?? row.body }, world, role, true, browser)
  })
  expect(got[may!]).toBe(4202)
})

const foundRows = Object.entries(callRows).filter(([name]) => {
  const { path, refusals } = calls.get(name)!
  return /:id\b/.test(path) && refusals.some((refusal) => refusal === 'adminEntityNotFound')
})

test.each(foundRows)('%s finds nothing that is not there', async (name, row) => {
  await site.advance(3600)
  const may = roles.find((role) => !atTheDoor.has(row.cells[role]))
  const params = (world: World) => ({ ...row.params?.(world), id: 999_999 })
  const some = { ...row, params, body: asked[name] ?? row.body }
  const about = { scene: undefined, changes: false }
  const got = await eachOf(site, others, about, async (world, role) =>
    role === may ? await answer(calls.get(name)!, some, world, role) : null,
  )
  expect(got[may!]).toBe(3000)
})

async function answer(
  call: CallDefinition,
  row: CallRow,
  world: World,
  role: Role,
  hasKey = true,
  by?: Browser,
): Promise<number> {
  const values: Record<string, string | number> = { id: world.id, ...row.params?.(world) }
  const path = call.path.replace(/:(\w+)/g, (_, parameter: string) => String(values[parameter]))
  const browser = by ?? (await browserOf(site, world, role))
  const headers: Record<string, string> =
    hasKey && (row.keyed || call.movesMoney) ? { 'idempotency-key': randomUUID() } : {}
  const { body } = await browser.request(call.method, path + (row.query ?? ''), row.body?.(world), headers)
  const isDone = body.api ? body.api.ok === 1 : call.file !== undefined
  return isDone ? 0 : body.api.error.code
}
