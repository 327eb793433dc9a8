import { type Kysely, sql } from 'kysely'
import type { DB } from '../../src/platform/database/generated.ts'
import { refusal, startMailServer } from '../mail-server.ts'
import { startSmsServer } from '../sms-server.ts'
import type { Trouble } from '../troubled.ts'
import { untilNone } from './closing.ts'
import type { Outside } from './outside-faults.ts'

/** The services that take mails and text messages. */
export interface Relays {
  settings: Record<string, string>
  services: readonly Outside[]
  /** What was lost, and also what was taken twice where nothing else was cut: between a relay and us nobody can tell. */
  check(db: Kysely<DB>, isCut: boolean): Promise<string[]>
  figures(): string
  stop(): Promise<void>
}

/** A job that failed a few times rests for some seconds. */
const SENDING_MS = 120_000

export async function openRelays(): Promise<Relays> {
  let mailTrouble: Trouble | null = null
  const mails = await startMailServer({
    // Before a mail is taken: one that hangs has taken nothing.
    onMailFrom: (_address, _session, done) => {
      if (mailTrouble === 'refuses') done(refusal(451, 'try again later'))
      else if (mailTrouble === null) done()
    },
  })
  const texts = await startSmsServer()
  const takenTexts = () => texts.asked.filter(({ method }) => method === 'POST')
  return {
    settings: {
      EMAIL_PROVIDER: 'smtp',
      SMTP_URL: mails.url,
      SMTP_FROM: 'contact@chaos.test',
      SMS_PROVIDER: 'twilio',
      TWILIO_ORIGIN: texts.origin,
      TWILIO_ACCOUNT_SID: `AC${'0b'.repeat(16)}`,
      TWILIO_AUTH_TOKEN: 'the token of text messages under faults',
      TWILIO_FROM: '+33644600000',
    },
    services: [
      {
        name: 'mails',
        trouble: (how) => {
          mailTrouble = how
        },
      },
      { name: 'text messages', trouble: texts.trouble },
    ],
    async check(db, isCut) {
      const waiting = () => unsentOf(db)
      await untilNone(SENDING_MS, waiting)
      const unsent = (await waiting()).map(({ name, count }) => `${count} of ${name} were never sent`)
      const twice = isCut
        ? []
        : [
            ...repeated(
              'a mail',
              mails.taken.map(({ raw }) => idOf(raw)),
            ),
            ...repeated(
              'a text message',
              takenTexts().map(({ form }) => `${form.To} ${form.Body}`),
            ),
          ]
      return [...unsent, ...twice]
    },
    figures: () => `; ${mails.taken.length} mails and ${takenTexts().length} text messages taken`,
    async stop() {
      await mails.close()
      await texts.close()
    },
  }
}

async function unsentOf(db: Kysely<DB>): Promise<{ name: string; count: number }[]> {
  const { rows } = await sql<{ name: string; count: number }>`
    select name, count(*)::int as count from pgboss.job
      where name in ('send-mail', 'send-text', 'text-answer-deliver') and state <> 'completed' group by name`.execute(
    db,
  )
  return rows
}

const idOf = (raw: string): string => /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? raw

function repeated(what: string, taken: readonly string[]): string[] {
  return [...Map.groupBy(taken, (one) => one)].flatMap(([one, times]) =>
    times.length > 1 ? [`${what} was taken ${times.length} times: ${one}`] : [],
  )
}
