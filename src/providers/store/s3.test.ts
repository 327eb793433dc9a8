import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isSigned, startS3Server } from '../../../test/s3-server.ts'
import { type Patience, reach } from '../../platform/outside/reach.ts'
import { LISTED, storeRules } from './port.ts'
import { type S3Settings, s3Store } from './s3.ts'

const logged: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
let server: Awaited<ReturnType<typeof startS3Server>>

beforeAll(async () => {
  server = await startS3Server()
})
beforeEach(() => {
  server.objects.clear()
  server.asked.length = 0
  logged.length = 0
})
afterAll(() => server.close())

const open = (given: Partial<S3Settings> = {}, patience: Partial<Patience> = {}) =>
  reach('store', s3Store({ ...server.settings, ...given }), storeRules, {
    log,
    patience: { deadlineMs: 5000, pauseMs: 1, attempts: 3, ...patience },
  })
const bytes = Buffer.from([0, 255, 13, 10, 0])

test('the double’s check agrees with the example that Amazon publishes', () => {
  // “GET Object” of “Signature Calculations for the Authorization Header” in the documentation of Amazon S3.
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  }
  const request = { method: 'GET', url: '/test.txt', headers }
  const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
  expect(isSigned(request, Buffer.alloc(0), secret)).toBe(true)
  expect(isSigned({ ...request, url: '/test2.txt' }, Buffer.alloc(0), secret)).toBe(false)
  expect(isSigned(request, Buffer.of(1), secret)).toBe(false)
  expect(isSigned({ ...request, headers: { ...headers, range: 'bytes=0-8' } }, Buffer.alloc(0), secret)).toBe(false)
})

test('an object is put once, read as it was, and deleted; what is not there is no fault', async () => {
  const store = open()
  const name = randomUUID()
  expect(await store.get(name)).toBeNull()
  await store.put({ name, bytes })
  // Its name has one content: another is not written over it.
  await store.put({ name, bytes: Buffer.of(1) })
  expect(await store.get(name)).toEqual(bytes)
  await store.remove(name)
  await store.remove(name)
  expect(await store.get(name)).toBeNull()
  expect(server.asked.map(({ method, status }) => `${method} ${status}`)).toEqual([
    'GET 404',
    'PUT 200',
    'PUT 412',
    'GET 200',
    'DELETE 204',
    'DELETE 204',
    'GET 404',
  ])
})

test.each([
  ['secret', { secretKey: 'another secret' }],
  ['access key', { accessKey: 'AKIANOBODY' }],
  ['region', { region: 'us-east-1' }],
])('a wrong %s is refused, and nothing of it is logged', async (_, given) => {
  await expect(open(given).put({ name: randomUUID(), bytes })).rejects.toThrow('store.put: http-403, 3 tried')
  expect(server.objects.size).toBe(0)
  expect(logged.join()).not.toContain('another secret')
})

test('names are listed in pages, in order', async () => {
  const names = Array.from({ length: LISTED + 5 }, () => randomUUID()).toSorted()
  for (const name of names) server.objects.set(name, bytes)
  const first = await open().list(null)
  expect(first).toEqual(names.slice(0, LISTED))
  expect(await open().list(first.at(-1)!)).toEqual(names.slice(LISTED))
})

test('a store that is down for a moment is asked again, whatever was asked', async () => {
  const name = randomUUID()
  server.fail(503, 500)
  await open().put({ name, bytes })
  server.fail('hang')
  await expect(open({}, { deadlineMs: 300 }).get(name)).rejects.toThrow('store.get: deadline')
  server.fail(503, 503)
  expect(await open().get(name)).toEqual(bytes)
  server.fail(503, 503, 503)
  await expect(open().remove(name)).rejects.toThrow('store.remove: http-503, 3 tried')
  server.fail(200)
  expect(await open().list(null)).toEqual([name])
})
