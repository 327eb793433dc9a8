import { createTransport, type NodemailerError, type SMTPPoolOptions } from 'nodemailer'
import { needed } from '../../platform/needed/needed.ts'
import type { EmailPort, Mail } from './port.ts'

export interface SmtpSettings {
  /** smtp:// (STARTTLS) or smtps://, with user and password if the server asks for them. */
  url: string
  /** The sender's address of each site. */
  from: Readonly<Record<number, string>>
  /** What signs the e-mails of each site; absent where the mail server does. */
  dkim?: Readonly<Record<number, DkimKey>>
}

export interface DkimKey {
  selector: string
  /** PEM. */
  privateKey: string
}

/** Equal to the limit of concurrent calls. */
const CONNECTIONS = 4
const IDLE_MS = 30_000

/** Sends e-mails over a few pooled connections, which `close` ends. */
export function openSmtp({ url, from, dkim = {} }: SmtpSettings): { port: EmailPort; close(): void } {
  const transport = createTransport({ pool: true, ...connectionOf(url) })
  // Connections that fail while idle are reopened; an e-mail under way gets its own error.
  transport.on('error', () => {})
  return {
    port: {
      async send(mail, signal) {
        const sender = needed(from[mail.siteId], `who writes for site ${mail.siteId}`)
        try {
          await transport.sendMail({ ...messageOf(mail, sender), ...signedBy(dkim[mail.siteId], sender), signal })
          return { refused: null }
        } catch (thrown) {
          const refused = refusedAddress(thrown as NodemailerError)
          if (refused !== null) return { refused }
          if (mail.once && isUntaken(thrown as NodemailerError)) return { refused: null, later: true }
          throw thrown
        }
      },
    },
    close: () => transport.close({ force: true }),
  }
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Nothing is sent unencrypted, nor to a server without a valid certificate, unless it stays on the machine. */
export function connectionOf(url: string): SMTPPoolOptions {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const outside = !loopback.test(hostname)
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: outside && !secure,
    tls: { rejectUnauthorized: outside },
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    maxConnections: CONNECTIONS,
    idleTimeout: IDLE_MS,
    // A pooled connection that the server closed meanwhile sent nothing; all other failures are retried by the job.
    maxRequeues: 1,
    logger: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** A single address: the library would split one with a comma in two. */
const oneAddress = /^[^\s@"<>(),:;[\]\\\p{Cc}]+@[^\s@"<>(),:;[\]\\\p{Cc}]+$/u

function messageOf({ id, siteName, to, replyTo, subject, text, html, unsubscribe }: Mail, from: string) {
  if (!oneAddress.test(to)) throw new TypeError('no address')
  return {
    messageId: `<${id}@${domainOf(from)}>`,
    envelope: { from, to: [to] },
    from: { name: siteName, address: from },
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: siteName, address: replyTo } } : {}),
    subject,
    text,
    html,
    // Prevents automatic replies, such as absence notices.
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe ? oneClick(unsubscribe) : {}) },
  }
}

/** RFC 8058 and 2919. The signature (DKIM) must cover the first two. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${new URL(address)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'List-Id': `<lettre.${new URL(address).hostname}>`,
})

/** Without this list, the library would not sign List-Unsubscribe-Post. */
const SIGNED = [
  'from',
  'to',
  'reply-to',
  'subject',
  'date',
  'message-id',
  'mime-version',
  'content-type',
  'list-id',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'auto-submitted',
].join(':')

/** Signs with the domain of the sender's address, which DMARC compares with it. */
const signedBy = (key: DkimKey | undefined, from: string) =>
  key && {
    dkim: {
      domainName: domainOf(from),
      keySelector: key.selector,
      privateKey: key.privateKey,
      headerFieldNames: SIGNED,
    },
  }

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

/** Whether a server that answered, or was never reached, took nothing. */
const isUntaken = ({ code, command, responseCode = 0 }: NodemailerError): boolean =>
  responseCode >= 400 || command === 'CONN' || code === 'EDNS' || code === 'EAUTH'

/** Statuses that, for the RCPT command and without an enhanced code, mean that there is no such mailbox. */
const boxRefused = [521, 550, 551, 552, 553, 556]

/**
 * The status of a permanent refusal of the recipient's address (RFC 3463: 5.1 and 5.2, except for the sender's).
 * Refusals of us, our address or the content don't count.
 */
function refusedAddress({ permanent, responseCode = 0, response = '', command }: NodemailerError): number | null {
  if (!permanent || command === 'MAIL FROM') return null
  const finer = /^5\d\d[ -]5\.(\d{1,3}\.\d{1,3})/.exec(response)?.[1]
  const concerned = finer
    ? /^[12]\./.test(finer) && !/^1\.[78]$/.test(finer)
    : command === 'RCPT TO' && boxRefused.includes(responseCode)
  return concerned ? responseCode : null
}
