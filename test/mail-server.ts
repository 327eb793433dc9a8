import { connect, createServer, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface TakenMail {
  from: string
  to: string[]
  /** The message as received, headers and parts. */
  raw: string
  /** Whether the connection was encrypted, and the user who signed in. */
  secure: boolean
  user: unknown
}

export interface MailServer {
  url: string
  port: number
  taken: TakenMail[]
  close(): Promise<void>
}

/** A server's refusal of a command: a status and a text. */
export const refusal = (responseCode: number, words: string): Error => Object.assign(new Error(words), { responseCode })

/** A real mail server on this machine, which accepts everything unless `options` say otherwise. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const taken: TakenMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, { envelope, secure, user }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        taken.push({ from, to, raw: Buffer.concat(parts).toString(), secure, user })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    taken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

export interface MailLine {
  url: string
  /** Connections that their caller has not closed. */
  open(): number
  close(): Promise<void>
}

/**
 * A proxy to a mail server on which each caller in turn meets silence, a reset, or the server; the last behaviour
 * stays.
 */
export async function startMailLine(port: number, manners: ('hang' | 'reset' | 'pass')[]): Promise<MailLine> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const manner = manners.length > 1 ? manners.shift() : manners[0]
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    if (manner === 'reset') socket.resetAndDestroy()
    else if (manner === 'hang') socket.resume()
    else {
      const onward = connect(port, '127.0.0.1')
      onward.on('error', () => socket.destroy())
      socket.on('close', () => onward.destroy())
      socket.pipe(onward).pipe(socket)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}`,
    open: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** An e-mail as its reader opens it: headers by their lower-case names, and the two parts. */
export function openMail(raw: string) {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const headers = headersOf(head)
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')![1]!
  const parts = rest
    .join('\r\n\r\n')
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [partHead = '', ...body] = part.replace(/^\r\n/, '').split('\r\n\r\n')
      return { headers: headersOf(partHead), body: body.join('\r\n\r\n').replace(/\r\n$/, '') }
    })
  const partOf = (type: string) => {
    const { headers: own, body } = parts.find((part) => part.headers['content-type']?.startsWith(type))!
    return decoded(body, own['content-transfer-encoding'] ?? '').replaceAll('\r\n', '\n')
  }
  return { headers, text: partOf('text/plain'), html: partOf('text/html') }
}

function headersOf(head: string): Record<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), wordsOf(line.slice(at + 1).trim())]
    }),
  )
}

/** RFC 2047: `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`. */
const wordsOf = (value: string): string =>
  value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? decoded(word, 'base64') : decoded(word.replaceAll('_', ' '), 'quoted-printable'),
    )

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  const bytes = Buffer.from(body.replace(/=\r\n/g, '')).toString('latin1')
  return Buffer.from(
    bytes.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
}
