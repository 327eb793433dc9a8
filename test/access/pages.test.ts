import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import routes from '../../src/routes.ts'
import { openPage, sendForm } from '../forms.ts'
import { useTestApp } from '../test-app.ts'
import type { Arrival } from './cells.ts'
import { pageRows } from './pages.ts'
import { addOthers, browserOf, eachOf, type Others } from './people.ts'

const site = useTestApp()
const files = new Map(routes.map(({ path = '', file }) => [path, file]))
let others: Others

beforeAll(async () => {
  others = await addOthers(site)
})

test('every page has its row, and every row its page', () => {
  expect(Object.keys(pageRows).sort()).toEqual([...files.keys()].sort())
})

const rows = Object.entries(pageRows)
const doorsOf = (route: string) => import(/* @vite-ignore */ resolve('src', files.get(route)!))

test.each(rows)('/%s has cells for its loader and for its action', async (route, row) => {
  const { loader, action } = await doorsOf(route)
  expect([row.loads !== undefined, row.sends !== undefined]).toEqual([loader !== undefined, action !== undefined])
})

test.each(rows.filter(([, row]) => row.loads))('/%s can be opened by those listed', async (route, row) => {
  await site.advance(3600)
  const { loader } = await doorsOf(route)
  const got = await eachOf(site, others, row.scene, async (world, role) =>
    arrival(await openPage(site, loader, row.path, await browserOf(site, world, role), row.params?.(world))),
  )
  expect(got).toEqual(row.loads)
})

test.each(rows.filter(([, row]) => row.sends))('/%s accepts the form of those listed', async (route, row) => {
  await site.advance(3600)
  const { action } = await doorsOf(route)
  const got = await eachOf(site, others, row.scene, async (world, role) => {
    const fields = row.sends!.fields(world)
    const browser = await browserOf(site, world, role)
    return arrival(await sendForm(site, action, row.path, fields, browser, row.params?.(world)))
  })
  expect(got).toEqual(row.sends!.cells)
})

/** The address of a redirect, without personal parts; else the status. */
const arrival = ({ status, location }: { status: number; location: string | null }): Arrival =>
  location === null ? status : location.replace(/[?#].*$/, '').replace(/(?<=.)\/(\d+|[\w-]{20,})(\/.*)?$/, '')
