import { expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { arrive, leave } from '../../../../test/social.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { type Provider, providers } from '../ways-in/providers.ts'
import * as complete from './complete.page.tsx'
import * as sandbox from './sandbox.page.tsx'
import { sandboxProfiles } from './sandbox-profiles.ts'

const site = useTestApp()

/** Answers the demonstration's provider page. Returns the redirect. */
async function answer(address: string, provider: Provider, fields: Record<string, string>) {
  const browser = site.browser()
  const { data } = await openPage(site, sandbox.loader, address, browser, { provider })
  expect(data.profiles).toEqual(sandboxProfiles[provider])
  return sendForm(site, sandbox.action, address, fields, browser, { provider })
}

test.each(providers)('%s: accept, and the site knows who it is; the code can be exchanged once', async (provider) => {
  const browser = site.browser()
  const [profile] = sandboxProfiles[provider]
  const { address } = await leave(site, browser, provider)
  const { location } = await answer(address, provider, { answer: 'accept', profile: profile!.id })
  const thief = site.browser()
  await leave(site, thief, provider)
  expect(await arrive(site, thief, provider, location!)).toBe('/connexion?echec=failed')
  expect(await arrive(site, browser, provider, location!)).toBe('/inscription/terminer')
  const page = await openPage(site, complete.loader, '/inscription/terminer', browser)
  expect(page.data.prefilled.firstName).toBe(profile!.firstName)
})

test('refuse, and nothing is passed on', async () => {
  const browser = site.browser()
  const { address } = await leave(site, browser, 'google')
  const { location } = await answer(address, 'google', { answer: 'refuse' })
  expect(await arrive(site, browser, 'google', location!)).toBe('/connexion?echec=loginCancelled')
})

test.each(['code_challenge', 'nonce'])('another %s than the site’s is refused', async (name) => {
  const browser = site.browser()
  const { address } = await leave(site, browser, 'google')
  const changed = new URL(address, 'http://localhost:3000')
  changed.searchParams.set(name, 'D'.repeat(43))
  const [profile] = sandboxProfiles.google
  const { location } = await answer(changed.pathname + changed.search, 'google', {
    answer: 'accept',
    profile: profile!.id,
  })
  expect(await arrive(site, browser, 'google', location!)).toBe('/connexion?echec=failed')
})

test('a code expires after a minute', async () => {
  const browser = site.browser()
  const { address } = await leave(site, browser, 'google')
  const { id } = sandboxProfiles.google[0]!
  const { location } = await answer(address, 'google', { answer: 'accept', profile: id })
  await site.advance(61)
  expect(await arrive(site, browser, 'google', location!)).toBe('/connexion?echec=failed')
})

test('redirects only back to the site, and does not exist in production', async () => {
  const { address } = await leave(site, site.browser(), 'google')
  const elsewhere = new URL(address, 'http://localhost:3000')
  elsewhere.searchParams.set('redirect_uri', 'https://evil.example/')
  const open = (path: string) => openPage(site, sandbox.loader, path, site.browser(), { provider: 'google' })
  expect((await open(elsewhere.pathname + elsewhere.search)).status).toBe(404)
  const { app } = site
  site.app = { ...app, config: { ...app.config, mode: 'production' } }
  const inProduction = await open(address)
  site.app = app
  expect([inProduction.status, (await open(address)).status]).toEqual([404, 200])
})
