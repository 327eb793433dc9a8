import { RouterContextProvider } from 'react-router'
import { openVisit } from '../src/features/house/session/open-visit.server.ts'
import { pageAt } from '../src/platform/http/page-request.ts'
import { cookieLines } from '../src/platform/session/handle.ts'
import { siteOf } from '../src/sites/index.ts'
import { contextOf } from '../src/visit-context.ts'
import type { Browser } from './browser.ts'
import type { TestApp } from './test-app.ts'

/** The result of a page's loader or action: the address of a redirect, or the data to show. */
export interface Outcome {
  status: number
  location: string | null
  // biome-ignore lint/suspicious/noExplicitAny: answers are examined field by field
  data: any
}

// biome-ignore lint/suspicious/noExplicitAny: every page has its own arguments
type Door = (args: any) => unknown

/** Calls a page's loader as this browser. */
export const openPage = (test: TestApp, loader: Door, path: string, browser: Browser, params: Params = {}) =>
  run(test, loader, path, browser, params)

/** Sends a form to a page's action as this browser, which stores the cookie in the answer. */
export const sendForm = (
  test: TestApp,
  action: Door,
  path: string,
  fields: Fields,
  browser: Browser,
  params: Params = {},
) => run(test, action, path, browser, params, fields)

type Fields = Record<string, string | string[]> | FormData
/** The route's parameters from the path. */
type Params = Record<string, string>

async function run(
  test: TestApp,
  door: Door,
  path: string,
  browser: Browser,
  params: Params,
  fields?: Fields,
): Promise<Outcome> {
  const site = siteOf(test.app.sites, browser.host) ?? test.app.sites[0]
  const url = new URL(path, site.canonical)
  const visit = await openVisit(test.app, {
    site,
    cookie: browser.cookies || null,
    address: '127.0.0.1',
    userAgent: 'test',
    requestId: 'test',
    path: pageAt(new URL(path, site.canonical).pathname),
  })
  const body =
    fields instanceof FormData
      ? fields
      : fields
        ? new URLSearchParams(
            Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
          )
        : null
  const headers = { cookie: browser.cookies }
  const request = new Request(url, { method: body ? 'POST' : 'GET', body, headers })
  const context = contextOf(visit, '', new RouterContextProvider())
  const outcome = await Promise.resolve()
    .then(() => door({ request, context, url, params }))
    .catch((thrown) => thrown)
  if (outcome instanceof Error) throw outcome
  for (const line of cookieLines(visit.session)) browser.keep(new Headers([['set-cookie', line]]))
  if (outcome instanceof Response) {
    browser.keep(outcome.headers)
    return { status: outcome.status, location: outcome.headers.get('location'), data: null }
  }
  const answered = outcome as { type?: string; data?: unknown; init?: ResponseInit | null }
  if (answered?.type !== 'DataWithResponseInit') return { status: 200, location: null, data: outcome }
  browser.keep(new Headers(answered.init?.headers))
  return { status: answered.init?.status ?? 200, location: null, data: answered.data }
}
