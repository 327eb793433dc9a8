import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { answersWith } from './answers-with.ts'

let server: Server | undefined

afterEach(() => server?.close())

/** The raw headers of what a listener answers, without those of the connection. */
async function headersFrom(listener: RequestListener): Promise<string[][]> {
  const always = { 'x-always': 'ours', 'x-other': 'ours' }
  const open = createServer({ ServerResponse: answersWith(always) }, listener)
  server = open
  await new Promise<void>((resolve) => open.listen(0, '127.0.0.1', resolve))
  const { headers } = await fetch(`http://127.0.0.1:${(open.address() as AddressInfo).port}/`)
  return [...headers].filter(([name]) => name.startsWith('x-'))
}

const ours = [
  ['x-always', 'ours'],
  ['x-other', 'ours'],
]

test.each<[string, RequestListener]>([
  ['nothing', (_, response) => void response.end()],
  ['an object', (_, response) => void response.writeHead(200, { 'content-length': 0 }).end()],
  ['a reason and an object', (_, response) => void response.writeHead(200, 'Fine', { 'content-length': 0 }).end()],
  ['a list', (_, response) => void response.writeHead(200, ['content-length', '0']).end()],
  ['a reason and a list', (_, response) => void response.writeHead(200, 'Fine', ['content-length', '0']).end()],
])('an answer to which %s was given has the headers of every answer', async (_, listener) => {
  expect(await headersFrom(listener)).toEqual(ours)
})

test.each<[string, RequestListener]>([
  ['set before', (_, response) => void response.setHeader('X-Other', 'theirs').end()],
  ['in an object', (_, response) => void response.writeHead(200, { 'X-Other': 'theirs' }).end()],
  ['in a list', (_, response) => void response.writeHead(200, ['X-Other', 'theirs']).end()],
  [
    'in a list after another was set',
    (_, response) => void response.setHeader('connection', 'close').writeHead(200, ['X-Other', 'theirs']).end(),
  ],
])('a handler changes one %s, and it is sent once', async (_, listener) => {
  expect(await headersFrom(listener)).toEqual([
    ['x-always', 'ours'],
    ['x-other', 'theirs'],
  ])
})
