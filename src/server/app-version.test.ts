import { expect, test } from 'vitest'
import { useTestApp } from '../../test/test-app.ts'
import { isTooOld } from '../platform/contract/app-version.ts'

const site = useTestApp({ APP_LEAST_VERSION: '2.14.0' })

test.each([
  ['2.13.9', true],
  ['1.99.0', true],
  ['2.9.0', true],
  ['2.14.0', false],
  ['2.14.1', false],
  ['10.0.0', false],
  ['2.14', false],
  ['ancienne', false],
  [undefined, false],
])('version %s is too old: %s', (version, old) => {
  expect(isTooOld(version, '2.14.0')).toBe(old)
  expect(isTooOld(version, null)).toBe(false)
})

test('row 281: an application that is too old is told to be updated by every call, and does nothing', async () => {
  const headers = { 'x-app-version': '2.13.9' }
  for (const answer of [
    await site.browser().get('/api/products', headers),
    await site.browser().post('/api/users/login', { email: 'a@b.fr', password: 'x' }, headers),
  ]) {
    expect([answer.status, answer.body.api.error.code]).toEqual([426, 505])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  expect((await site.browser().get('/api/products', { 'x-app-version': '2.14.0' })).status).toBe(200)
})
