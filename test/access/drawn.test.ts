import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { createElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { createRoutesStub, Outlet } from 'react-router'
import { beforeAll, expect, test, vi } from 'vitest'
import { systemVisit } from '../../src/features/house/session/open-visit.server.ts'
import { readShell } from '../../src/features/site/shell/read-shell.server.ts'
import { type PagePath, pages } from '../../src/pages.ts'
import type { ShellData } from '../../src/ui/shell-data.ts'
import { openPage, sendForm } from '../forms.ts'
import { useTestApp } from '../test-app.ts'
import { pageRows } from './pages.ts'
import { addOthers, browserOf, eachOf, type Others, type World } from './people.ts'

const site = useTestApp()
/** What is shown within another page. */
const frames: readonly string[] = ['/consultations/:id/messages', '/espace-voyant/demandes', '/mes-attentes/suivi']
let others: Others
let shell: ShellData

beforeAll(async () => {
  others = await addOthers(site)
  shell = await readShell(systemVisit(site.app, site.app.sites[0]))
  // The stub has no script to name, which makes React log an error at every render.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

interface Module {
  default: () => unknown
  handle?: unknown
}

/** What a page shows for the data of its loader, and of its action if it was sent a form, as the server renders it. */
async function drawn(
  path: string,
  { default: Component, handle }: Module,
  address: string,
  data: unknown,
  sent?: unknown,
): Promise<string> {
  const children = [
    { id: 'page', path: path.slice(1), loader: () => data, action: () => sent, Component: Component as never, handle },
  ]
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => shell, Component: Outlet, children }])
  const actionData = sent === undefined ? null : { page: sent }
  const hydrationData = { loaderData: { root: shell, page: data }, actionData }
  const page = createElement(Stub, { initialEntries: [address], hydrationData })
  const { prelude } = await prerenderToNodeStream(page, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return text(prelude)
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)

/** What no page may show: names that lead nowhere, two of one, and values that were never words. */
function faultsIn(html: string, isFrame = false): string[] {
  const ids = all(html, /\sid="([^"]*)"/g)
  const named = all(html, /\s(?:for|aria-(?:labelledby|describedby|controls|errormessage))="([^"]*)"/g)
  const texts = all(html, />([^<>]+)</g)
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `two elements are named ${id}`),
    ...named
      .flatMap((names) => names.split(' '))
      .filter((name) => !ids.includes(name))
      .map((name) => `nothing is named ${name}`),
    ...texts.filter((text) => /\b(undefined|null|NaN|\[object|Invalid Date)\b/.test(text)),
    ...all(html, /(<(h[1-6]|p|li|dd|dt|legend|label|button|a)\b[^>]*><\/\2>)/g)
      .filter((tag) => !/aria-label|aria-live|role="/.test(tag))
      .map((tag) => `nothing is in ${tag}`),
    ...(isFrame || all(html, /(<h1)\b/g).length === 1 ? [] : ['not one main heading']),
  ]
}

/** Where a page is in a world: its parameters and its address. */
function placeOf(world: World, path: PagePath) {
  const { params, query = '' } = pageRows[path] ?? {}
  const given: Record<string, string> = params?.(world) ?? {}
  const address = path.replace(/:(\w+)|\*/g, (all, name?: string) => given[name ?? all]!) + query
  return { given, address }
}

test.each(pages)('$path is drawn whole for whom it opens, with what its form answers', async ({ path, file }) => {
  await site.advance(3600)
  const module = await import(/* @vite-ignore */ resolve('src', file))
  if (!module.default) return
  const { scene, sends } = pageRows[path] ?? {}
  const faults = await eachOf(site, others, { scene, changes: true }, async (world, role) => {
    const { given, address } = placeOf(world, path)
    const draw = async (data: unknown, sent?: unknown) =>
      faultsIn(await drawn(path, module, address, data, sent), frames.includes(path))
    if (!module.loader) return draw(null)
    const browser = await browserOf(site, world, role)
    const opened = await openPage(site, module.loader, address, browser, given)
    if (opened.status !== 200 || opened.data === null) return []
    const found = await draw(opened.data)
    if (!sends) return found
    const { location, data } = await sendForm(site, module.action, address, sends.fields(world), browser, given)
    return location === null ? [...found, ...(await draw(opened.data, data))] : found
  })
  expect(Object.values(faults).flat()).toEqual([])
})
