import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type Page, type PagePath, pages } from '../../src/pages.ts'
import { openPage, sendForm } from '../forms.ts'
import { useTestApp } from '../test-app.ts'
import { type Arrival, openedBy } from './cells.ts'
import { pageRows } from './pages.ts'
import { addOthers, browserOf, eachOf, type Others, type World } from './people.ts'

const site = useTestApp()
let others: Others

beforeAll(async () => {
  others = await addOthers(site)
})

const doorsOf = ({ file }: Page) => import(/* @vite-ignore */ resolve('src', file))
const rowOf = (path: PagePath) => pageRows[path] ?? {}
const rows = pages.map((page) => [page.path, page] as const)

/** The parameters of a page's path, and its address with them. */
function placeIn(world: World, path: PagePath): [params: Record<string, string>, address: string] {
  const { params, query = '' } = rowOf(path)
  const found = params?.(world) ?? {}
  return [found, path.replace(/:(\w+)|\*/g, (all, name: string | undefined) => found[name ?? all]!) + query]
}

test.each(rows)('%s has what its address needs, and what it takes', async (path, page) => {
  const { loader, action } = await doorsOf(page)
  const { params, sends } = rowOf(path)
  expect([params !== undefined, sends !== undefined]).toEqual([/[:*]/.test(path), action !== undefined])
  // What asks nobody who they are is for everyone.
  if (!loader && !action) expect(page.who).toBe('everyone')
})

test.each(rows)('%s opens for whom it is', async (path, page) => {
  await site.advance(3600)
  const { loader } = await doorsOf(page)
  if (!loader) return
  const { scene, differs } = rowOf(path)
  const got = await eachOf(site, others, { scene, changes: false }, async (world, role) => {
    const [params, address] = placeIn(world, path)
    return arrival(await openPage(site, loader, address, await browserOf(site, world, role), params))
  })
  expect(got).toEqual({ ...openedBy(page.who, differs?.done), ...differs?.cells })
})

test.each(rows.filter(([path]) => rowOf(path).sends))('%s takes the form of whom it is', async (path, page) => {
  await site.advance(3600)
  const { action } = await doorsOf(page)
  const { scene, sends } = rowOf(path)
  const got = await eachOf(site, others, { scene, changes: true }, async (world, role) => {
    const [params, address] = placeIn(world, path)
    const browser = await browserOf(site, world, role)
    return arrival(await sendForm(site, action, address, sends!.fields(world), browser, params))
  })
  expect(got).toEqual(sends!.cells)
})

/** The address of a redirect, without personal parts; else the status. */
const arrival = ({ status, location }: { status: number; location: string | null }): Arrival =>
  location === null ? status : location.replace(/[?#].*$/, '').replace(/(?<=.)\/(\d+|[\w-]{20,})(\/.*)?$/, '')
