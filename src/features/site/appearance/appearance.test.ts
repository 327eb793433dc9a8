import { expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as appearance from './appearance.page.tsx'

const site = useTestApp()

test('a scheme is kept by the browser until it is left to the device again', async () => {
  const browser = site.browser()
  const choose = (scheme: string) => sendForm(site, appearance.action, '/apparence', { scheme }, browser)
  const chosen = async () => (await openPage(site, appearance.loader, '/apparence', browser)).data.chosen
  expect(await chosen()).toBe('device')
  for (const scheme of ['dark', 'light', 'device']) {
    expect(await choose(scheme)).toMatchObject({ status: 303, location: '/apparence' })
    expect(await chosen()).toBe(scheme)
  }
})

test('anything else is refused, and what was chosen stays', async () => {
  const browser = site.browser()
  await sendForm(site, appearance.action, '/apparence', { scheme: 'dark' }, browser)
  for (const scheme of ['', 'sepia', 'dark; Domain=evil.example']) {
    const { status, data } = await sendForm(site, appearance.action, '/apparence', { scheme }, browser)
    expect([status, data.refusal.code]).toEqual([400, 107])
  }
  expect((await openPage(site, appearance.loader, '/apparence', browser)).data.chosen).toBe('dark')
})
