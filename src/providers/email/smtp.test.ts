import pino from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { openMail, refusal, startMailLine, startMailServer } from '../../../test/mail-server.ts'
import { type Patience, reach } from '../../platform/outside/reach.ts'
import { emailRules, type Mail } from './port.ts'
import { connectionOf, openSmtp } from './smtp.ts'

const from = { 99: 'bonjour@cosmospace.example', 100: 'bonsoir@etoile.example' }
const mail: Mail = {
  id: '4b0d0f0e-7f8e-4a0e-9a53-6f2f0a4f7b11',
  siteId: 99,
  siteName: 'Cosmospace',
  to: 'camille@example.test',
  subject: 'Votre code est prêt, Anaïs\u00a0: vérifiez',
  text: 'Bonjour Anaïs,\n\nVoilà\u00a0: 5\u00a0€.\n.\nFin',
  html: '<p>Bonjour Anaïs, 5\u00a0€</p>',
}

const opened: (() => unknown)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})
const started = async (...args: Parameters<typeof startMailServer>) => {
  const server = await startMailServer(...args)
  opened.push(server.close)
  return server
}
const logged: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })

function open(url: string, patience: Partial<Patience> = {}) {
  const { port, close } = openSmtp({ url, from })
  opened.push(close)
  return reach('email', port, emailRules, {
    log,
    patience: { deadlineMs: 5000, pauseMs: 1, attempts: 5, atOnce: 4, ...patience },
  })
}

describe('an e-mail', () => {
  test('arrives with both its parts, from its brand, as it was written', async () => {
    const server = await started()
    const email = open(server.url)
    expect(await email.send(mail)).toEqual({ refused: null })
    await email.send({ ...mail, siteId: 100, siteName: 'Étoile du Soir' })
    const [first, second] = server.taken.map(({ raw }) => openMail(raw))
    expect(first!.headers).toMatchObject({
      from: 'Cosmospace <bonjour@cosmospace.example>',
      to: 'camille@example.test',
      subject: mail.subject,
      'message-id': `<${mail.id}@cosmospace.example>`,
      'auto-submitted': 'auto-generated',
    })
    expect(first).toMatchObject({ text: mail.text, html: mail.html })
    expect(second!.headers.from).toBe('Étoile du Soir <bonsoir@etoile.example>')
    expect(server.taken.map((one) => [one.from, one.to])).toEqual([
      ['bonjour@cosmospace.example', ['camille@example.test']],
      ['bonsoir@etoile.example', ['camille@example.test']],
    ])
  })

  test('has the address for replies', async () => {
    const server = await started()
    await open(server.url).send({ ...mail, replyTo: 'donnees@cosmospace.example' })
    await open(server.url).send(mail)
    const answered = server.taken.map(({ raw }) => openMail(raw).headers['reply-to'])
    expect(answered).toEqual(['Cosmospace <donnees@cosmospace.example>', undefined])
  })

  test('has the same id for each attempt', async () => {
    const server = await started()
    await open(server.url).send(mail)
    await open(server.url).send(mail)
    const [one, other] = server.taken.map(({ raw }) => openMail(raw).headers['message-id'])
    expect(one).toBe(other)
  })

  test.each([
    ['subject', { subject: 'Bonjour\r\nBcc: autre@example.test\r\n\r\ncorps' }],
    ['name', { siteName: 'Cosmospace\r\nBcc: autre@example.test' }],
    ['quoted name', { siteName: 'a" <autre@example.test>, "b' }],
  ])('can’t have a header injected through its %s', async (_where, traits) => {
    const server = await started()
    await open(server.url).send({ ...mail, ...traits })
    const { headers } = openMail(server.taken[0]!.raw)
    expect(Object.keys(headers)).not.toContain('bcc')
    expect(headers.from).toMatch(/ <bonjour@cosmospace\.example>$/)
    expect(server.taken[0]!.to).toEqual([mail.to])
  })

  test.each([
    'camille@example.test\r\nBcc: autre@example.test',
    'camille@example.test> SIZE=1',
    'camille@example.test,autre@example.test',
    'amis: camille@example.test, autre@example.test;',
    '',
    'camille@example.test\r\nRCPT TO:<autre@example.test>',
  ])('anything but a single address is not written to: %j', async (to) => {
    const server = await started()
    await expect(open(server.url).send({ ...mail, to })).rejects.toThrow('email.send: TypeError')
    expect(server.taken).toEqual([])
  })
})

describe('a server that', () => {
  test('hangs is given up at the deadline, and its connection closed', async () => {
    const line = await startMailLine(0, ['hang'])
    opened.push(line.close)
    const since = performance.now()
    await expect(open(line.url, { deadlineMs: 200 }).send(mail)).rejects.toThrow('email.send: deadline, 1 tried')
    expect(performance.now() - since).toBeLessThan(2000)
    await expect.poll(line.open).toBe(0)
  })

  test('hangs in the middle of an e-mail is given up too', async () => {
    const server = await started({ onData: (stream) => void stream.resume() })
    const email = open(server.url, { deadlineMs: 300 })
    await expect(email.send(mail)).rejects.toThrow('deadline')
  })

  test('resets does not count as a refusal, and the next attempt succeeds', async () => {
    const server = await started()
    const line = await startMailLine(server.port, ['reset', 'reset', 'pass'])
    opened.push(line.close)
    const email = open(line.url)
    await expect(email.send(mail)).rejects.toThrow('1 tried')
    for (let tries = 0; tries < 2 && server.taken.length === 0; tries += 1) await email.send(mail).catch(() => {})
    expect(server.taken).toHaveLength(1)
  })

  test('answers "later" does not count as a refusal, and the next attempt succeeds', async () => {
    let asked = 0
    const server = await started({
      onRcptTo: (_address, _session, done) => done(++asked === 1 ? refusal(451, 'Try again later') : null),
    })
    const email = open(server.url)
    await expect(email.send(mail)).rejects.toThrow('email.send: EENVELOPE, 1 tried')
    expect(await email.send(mail)).toEqual({ refused: null })
  })

  test.each([
    [550, 'No such user here'],
    [550, '5.1.1 The email account does not exist'],
    [552, '5.2.2 Mailbox full'],
    [556, '5.1.10 Recipient address has null MX'],
  ])('refuses the address permanently is reported: %i %s', async (status, words) => {
    const server = await started({ onRcptTo: (_address, _session, done) => done(refusal(status, words)) })
    expect(await open(server.url).send(mail)).toEqual({ refused: status })
  })

  test('refuses the address after the data is reported', async () => {
    const server = await started({
      onData(stream, _session, done) {
        stream.resume()
        stream.on('end', () => done(refusal(550, '5.1.1 No such user')))
      },
    })
    expect(await open(server.url).send(mail)).toEqual({ refused: 550 })
  })

  test.each([
    ['at the recipient', { onRcptTo: 'Relaying denied', status: 554 }],
    ['at the recipient, by its policy', { onRcptTo: '5.7.1 Relaying denied', status: 550 }],
    ['as the sender', { onMailFrom: '5.1.8 Bad sender', status: 550 }],
    ['as the sender, with an address status code', { onMailFrom: '5.1.0 Address rejected', status: 550 }],
    ['as the sender, without a status code', { onMailFrom: 'Who are you', status: 550 }],
  ])('refuses us does not count as a refusal of the address: %s', async (_where, { status, ...at }) => {
    const [[name, words]] = Object.entries(at) as [[string, string]]
    const server = await started({
      [name]: (_address: unknown, _session: unknown, done: (error: Error) => void) => done(refusal(status, words)),
    })
    await expect(open(server.url).send(mail)).rejects.toThrow('email.send: EENVELOPE')
  })

  test('asks for encryption and a password gets both', async () => {
    const server = await started({
      authOptional: false,
      disabledCommands: [],
      onAuth: ({ username, password }, _session, done) =>
        username === 'site@example' && password === 'a/b:c'
          ? done(null, { user: username })
          : done(refusal(535, 'Authentication failed')),
    })
    const as = (user: string) => server.url.replace('//', `//${user}@`)
    expect(await open(as('site%40example:a%2Fb%3Ac')).send(mail)).toEqual({ refused: null })
    expect(server.taken).toMatchObject([{ secure: true, user: 'site@example' }])
    logged.length = 0
    await expect(open(as('site%40example:other-secret')).send(mail)).rejects.toThrow('email.send: EAUTH')
    expect(logged).toHaveLength(1)
    expect(logged.join()).not.toMatch(/secret|camille|site@example|code/)
  })
})

test.each([
  ['smtp://mail.example', { port: 587, secure: false, requireTLS: true, tls: { rejectUnauthorized: true } }],
  ['smtp://mail.example:2525', { port: 2525, secure: false, requireTLS: true, tls: { rejectUnauthorized: true } }],
  ['smtps://mail.example', { port: 465, secure: true, tls: { rejectUnauthorized: true } }],
  ['smtp://127.0.0.1.mail.example', { requireTLS: true, tls: { rejectUnauthorized: true } }],
  ['smtp://mail.example?ignoreTLS=true&tls.rejectUnauthorized=false', { requireTLS: true, host: 'mail.example' }],
  ['smtp://localhost:25', { requireTLS: false, tls: { rejectUnauthorized: false } }],
  ['smtp://[::1]:25', { host: '::1', requireTLS: false }],
])('only a server on this machine may be used without encryption: %s', (url, expected) => {
  expect(connectionOf(url)).toMatchObject(expected)
})

test('an e-mail with one-click unsubscription has its address, and no other e-mail does', async () => {
  const server = await started()
  const address = 'https://site.example/api/unsubscribe?token=u1-0-abc'
  await open(server.url).send({ ...mail, unsubscribe: address })
  await open(server.url).send(mail)
  const [offer, receipt] = server.taken.map(({ raw }) => openMail(raw).headers)
  expect(offer).toMatchObject({
    'list-unsubscribe': `<${address}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  expect(Object.keys(receipt!)).not.toContain('list-unsubscribe')
})
