import { randomUUID } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { bytesKey, sealBytes } from '../../../platform/at-rest/sealed-bytes.ts'
import { OutsideFailure } from '../../../platform/outside/failure.ts'
import { sealDetails } from './file-details.server.ts'
import { noteFile } from './note-file.server.ts'
import { pictureFile } from './picture-file.server.ts'
import { insertNames } from './queries.server.ts'

/** A file in the store, for the message that will refer to it. */
export interface KeptFile {
  kind: 'picture' | 'note'
  file: string
  preview: string | null
  details: Buffer
}

/** @throws {Refusal} as pictureFile, filesUnavailable */
export async function keepPicture(visit: Visit, given: Buffer): Promise<KeptFile> {
  const { full, preview, width, height } = await pictureFile(given)
  const key = bytesKey()
  const [file, small] = [randomUUID(), randomUUID()]
  const files = new Map([
    [file, full],
    [small, preview],
  ])
  await keep(visit, key, files)
  const details = sealDetails(visit.app.keys, file, { key: key.toString('base64'), width, height })
  return { kind: 'picture', file, preview: small, details }
}

/** @throws {Refusal} as noteFile, filesUnavailable */
export async function keepNote(visit: Visit, given: Buffer, wave: string): Promise<KeptFile> {
  const { bytes, seconds } = await noteFile(given)
  const key = bytesKey()
  const file = randomUUID()
  await keep(visit, key, new Map([[file, bytes]]))
  const details = sealDetails(visit.app.keys, file, { key: key.toString('base64'), seconds, wave })
  return { kind: 'note', file, preview: null, details }
}

/** The names are noted first: what was put before a crash is found, and deleted. */
async function keep({ app, db, now }: Visit, key: Buffer, files: ReadonlyMap<string, Buffer>): Promise<void> {
  await insertNames(db, [...files.keys()], now())
  await orUnavailable(() =>
    Promise.all([...files].map(([name, bytes]) => app.store.put({ name, bytes: sealBytes(key, name, bytes) }))),
  )
}

/** @throws {Refusal} filesUnavailable if the store does not answer */
export const orUnavailable = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((thrown) => {
    throw thrown instanceof OutsideFailure ? new Refusal('filesUnavailable') : thrown
  })
