import { type RequestListener, type Server, STATUS_CODES } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { patientServer } from './patient-server.ts'

const quick = { headers: 100, request: 300, still: 300, lookEvery: 20 }
let server: Server | undefined

afterEach(() => server?.close())

/** A client that sends `first`, and then single bytes; returns the answer it got before it was disconnected. */
async function trickle(first: string, listener: RequestListener): Promise<string> {
  const open = patientServer(listener, {}, quick)
  server = open
  await new Promise<void>((resolve) => open.listen(0, '127.0.0.1', resolve))
  const socket = connect((open.address() as AddressInfo).port, '127.0.0.1')
  let told = ''
  socket
    .on('error', () => {})
    .on('data', (bytes) => {
      told += bytes
    })
  const drip = setInterval(() => socket.writable && socket.write('x'), 10)
  socket.write(first)
  await closed(socket)
  clearInterval(drip)
  return told
}

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))
const late = `HTTP/1.1 408 ${STATUS_CODES[408]}`

test('a client that never ends the headers is disconnected', async () => {
  let asked = 0
  expect(await trickle('GET / HTTP/1.1\r\nhost: x\r\nslow: ', () => void asked++)).toContain(late)
  expect(asked).toBe(0)
})

test('a client that never ends the body is disconnected', async () => {
  const post = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n'
  expect(await trickle(post, (request) => void request.resume())).toContain(late)
})

test('a client that does not read the answer is disconnected', async () => {
  const over = Promise.withResolvers<void>()
  const open = patientServer(
    (_, response) => {
      response.once('close', over.resolve)
      response.end(Buffer.alloc(64 * 1024 * 1024))
    },
    {},
    quick,
  )
  server = open
  await new Promise<void>((resolve) => open.listen(0, '127.0.0.1', resolve))
  const socket = connect((open.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  socket.pause().write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  await over.promise
  socket.destroy()
})
