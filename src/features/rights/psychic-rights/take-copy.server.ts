import type { Visit } from '../../../app.ts'
import { say } from '../../../platform/i18n/texts.ts'
import { DAY_SECONDS } from '../../../platform/time/instants.ts'
import { countAttempt } from '../../house/limits/count-attempt.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { psychicOf } from '../../house/visit/access.ts'
import { readOwnAccount } from '../../money/payouts/account/give-account.server.ts'
import { confirmPerson } from '../privacy/confirm-person.server.ts'
import { type CopyRow, readPart } from './copy-queries.server.ts'
import { type Heading, headings, type Label, labels } from './copy-texts.ts'
import { COPIES_A_DAY } from './rules.ts'
import { texts } from './texts.ts'

const limit = { name: 'psychic-copy', most: COPIES_A_DAY, seconds: DAY_SECONDS }

/**
 * The psychic's own data on all sites as a file for programs, after a recent sign-in or with their password.
 * @throws {Refusal} tooManyRequests, and as psychicOf and confirmPerson
 */
export async function takeCopy(visit: Visit, password: string | undefined): Promise<string> {
  const person = psychicOf(visit)
  await confirmPerson(visit, password, 'recent')
  await countAttempt(visit, [{ limit, subject: String(person.id) }], 'tooManyRequests')
  const { db, site, app } = visit
  const wording = await readWording(app, site.id, false)
  const { account } = await readOwnAccount(visit)
  const own: Partial<Record<Heading, CopyRow[]>> = {
    account: [{ number: person.id, firstName: person.firstName, gender: person.gender, email: person.email }],
    payee: account ? [{ holder: account.holder, iban: account.iban }] : [],
  }
  const siteOf = (id: unknown) => app.sites.find((one) => one.id === id)?.label ?? id
  const content: Record<string, unknown> = {}
  for (const heading of Object.keys(headings.entries) as Heading[]) {
    const rows =
      heading === 'account' || heading === 'payee' ? own[heading] : await readPart(db, heading, person.psychicId)
    content[say(wording, headings, heading)] = (rows ?? []).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([label, value]) => [
          say(wording, labels, label as Label),
          label === 'site' ? siteOf(value) : value,
        ]),
      ),
    )
  }
  const head = { site: site.label, date: visit.now().toISOString(), remarque: say(wording, texts, 'fileNote') }
  return JSON.stringify({ ...head, ...content }, null, 2)
}
