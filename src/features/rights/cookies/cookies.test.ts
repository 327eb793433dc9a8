import { globSync, readFileSync } from 'node:fs'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { sendForm } from '../../../../test/forms.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { contextOf } from '../../../visit-context.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import * as cookies from './cookies.page.tsx'
import * as measure from './measure.page.ts'

const ORIGIN = 'http://127.0.0.1:9'
const site = useTestApp({ TAG_MANAGER_ORIGIN: `${ORIGIN}/left/aside` })

const argsOf = (cookie: string, app = site.app) => ({
  request: new Request('http://localhost:3000/mesure', { headers: { cookie } }),
  context: contextOf(systemVisit(app, app.sites[0]), 'N0NCE', new RouterContextProvider()),
})
const production = () => ({ ...site.app, config: { ...site.app.config, mode: 'production' as const } })
const open = async (cookie: string, app = site.app): Promise<Response> => measure.loader(argsOf(cookie, app) as never)

test.each(['accepted', 'refused'])('a choice is stored for six months by the server: %s', async (choice) => {
  const form = new URLSearchParams({ choice })
  const request = new Request('http://localhost:3000/cookies', { method: 'POST', body: form })
  const answer = await cookies.action({ ...argsOf(''), request } as never)
  expect(answer).toMatchObject({
    data: { choice },
    init: { headers: { 'Set-Cookie': `cookie-choice=${choice}; Path=/; Max-Age=15552000; SameSite=Lax` } },
  })
  const again = new Request('https://voyance.test/cookies', { method: 'POST', body: form })
  expect(await cookies.action({ ...argsOf('', production()), request: again } as never)).toMatchObject({
    init: {
      headers: { 'Set-Cookie': `__Host-cookie-choice=${choice}; Path=/; Max-Age=15552000; SameSite=Lax; Secure` },
    },
  })
})

test('an unknown choice is refused', async () => {
  for (const choice of ['', 'perhaps', 'accepted; Domain=evil.example']) {
    const { status, data } = await sendForm(site, cookies.action, '/cookies', { choice }, site.browser())
    expect([status, data.refusal.code]).toEqual([400, 107])
  }
})

test('the page shows the current choice', () => {
  const read = (cookie: string) => cookies.loader(argsOf(cookie) as never)
  expect([read('').choice, read('cookie-choice=refused').choice]).toEqual([null, 'refused'])
})

test('the page lists every cookie that the program can set', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.ts'] }).map((path) => readFileSync(path, 'utf8'))
  const bound = new Set(sources.flatMap((source) => source.match(/__Host-[a-z-]+/g) ?? []))
  const { needed } = cookies.loader(argsOf('', production()) as never)
  expect(needed.map(({ name }) => name).toSorted()).toEqual([...bound].toSorted())
  // Code that sets a cookie must give its lifetime: one shared helper, and the cookie of this choice.
  expect(sources.filter((source) => source.includes('Max-Age=${')).length).toBe(2)
})

test('the tag manager’s frame exists only for visitors who accepted, with an opaque origin', async () => {
  for (const cookie of ['', 'cookie-choice=refused', 'other-cookie-choice=accepted']) {
    await expect(open(cookie)).rejects.toMatchObject({ init: { status: 404 } })
  }
  const answer = await open('cookie-choice=accepted')
  const html = await answer.text()
  expect(html).toContain(`${ORIGIN}/gtm.js?id=GTM-COSMO99`)
  expect(html).toContain('<script nonce="N0NCE">')
  const policy = answer.headers.get('content-security-policy')!
  expect(policy).toContain(`script-src 'nonce-N0NCE' ${ORIGIN};`)
  expect(policy).toContain('sandbox allow-scripts')
  expect(policy).not.toMatch(/unsafe|allow-same-origin|'self' http/)
})

test('the demonstration measures nobody, whatever the choice', async () => {
  const app = { ...site.app, config: { ...site.app.config, tagManager: null } }
  await expect(open('cookie-choice=accepted', app)).rejects.toMatchObject({ init: { status: 404 } })
})
