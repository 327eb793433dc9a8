import type { Visit } from '../../app.ts'
import { sendMail } from '../mail/send-mail.server.ts'
import { startSession } from '../session/open-visit.server.ts'
import { findPerson } from '../session/person.server.ts'
import { readWording } from '../texts/wording.server.ts'
import { changedLetter } from './letters.ts'
import { replacePassword } from './queries.server.ts'

/** Sets a password, ends every session but a new one of this visit, and tells the person by mail. */
export async function setPassword(visit: Visit, userId: number, hash: string) {
  await replacePassword(visit.db, userId, hash, visit.now())
  const person = (await findPerson(visit.db, userId))!
  const { label: company, canonical } = visit.site
  const wording = await readWording(visit.app, visit.site.id, false)
  if (person.email) await sendMail(visit, person.email, changedLetter(wording, { company, canonical }))
  await startSession(visit, person)
  return person
}
