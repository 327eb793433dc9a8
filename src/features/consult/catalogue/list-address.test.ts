import { expect, test } from 'vitest'
import { readListAddress, withoutEmpty } from './list-address.server.ts'

const read = (search: string) => readListAddress(new URLSearchParams(search))

test.each([
  ['', {}, '', ''],
  ['jobId=4&isNew=1', { jobId: 4, isNew: true }, 'jobId=4&isNew=1', 'jobId=4&isNew=1'],
  [
    'platforms=chat&platforms=sms',
    { platforms: ['chat', 'sms'] },
    'platforms=chat&platforms=sms',
    'platforms=%5B%22chat%22%2C%22sms%22%5D',
  ],
  ['platforms=["phone"]', { platforms: ['phone'] }, 'platforms=phone', 'platforms=%5B%22phone%22%5D'],
  ['utm=x&name=%20l%C3%A9a', { name: 'léa' }, 'name=+l%C3%A9a', 'name=+l%C3%A9a'],
])('the address ?%s', (search, filters, page, call) => {
  expect(read(search)).toEqual({ filters, count: 12, faulty: false, search: page, callSearch: call })
})

test.each(['jobId=9&gender=female', 'platforms=fax&gender=female', 'price=0&gender=female'])(
  'an invalid filter is ignored and the others apply: ?%s',
  (search) => {
    const address = read(search)
    expect([address.filters, address.faulty, address.search]).toEqual([{ gender: 'female' }, true, 'gender=female'])
  },
)

test.each([
  ['17', 17],
  ['13', 17],
  ['12', 12],
  ['3', 12],
  ['-4', 12],
  ['beaucoup', 12],
  ['1e99', 12],
  ['5000', 100],
])('nombre=%s shows %i', (asked, count) => {
  expect(read(`nombre=${asked}`).count).toBe(count)
})

test.each([
  ['/voyance?jobId=&price=2&name=+', '/voyance?price=2'],
  ['/voyance?jobId=', '/voyance'],
  ['/voyance?price=2', null],
  ['/voyance', null],
])('empty parameters are removed from the address: %s', (given, expected) => {
  expect(withoutEmpty(new URL(given, 'http://localhost'))).toBe(expected)
})
