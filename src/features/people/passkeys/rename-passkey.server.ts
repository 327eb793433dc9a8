import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { tidied } from '../../house/users/registration-faults.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { NAME_MAX } from '../confirmation/passkey-rules.ts'
import { type PasskeyRow, updateName } from '../ways-in/passkey-queries.server.ts'

/** Invisible characters: a name must be what it looks like. */
const unseen = /[\p{C}\p{Zl}\p{Zp}]/gu

/** @throws {Refusal} parametersMissing, textLength, and notFound for another person's passkey */
export async function renamePasskey(visit: Visit, input: { id: number; name: string }): Promise<PasskeyRow> {
  const { id: userId } = personOf(visit)
  const name = tidied(input.name.toWellFormed().replace(unseen, ''))
  if (name === '') throw new Refusal('parametersMissing', 'name')
  if ([...name].length > NAME_MAX) throw new Refusal('textLength', 'name')
  const passkey = await updateName(visit.db, { id: input.id, userId }, name)
  if (!passkey) throw new Refusal('notFound')
  return passkey
}
