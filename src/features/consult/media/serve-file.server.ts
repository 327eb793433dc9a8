import type { App } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { openBytes } from '../../../platform/at-rest/sealed-bytes.ts'
import { openDetails } from './file-details.server.ts'
import { orUnavailable } from './keep-files.server.ts'
import type { StoredFile } from './queries.server.ts'

const types = {
  picture: { type: 'image/webp', disposition: 'inline; filename="image.webp"' },
  note: { type: 'audio/mp4', disposition: 'inline; filename="message-vocal.m4a"' },
} as const

/**
 * A file as its readers get it, whose right to it was checked.
 * @throws {Refusal} filesUnavailable, notFound if the store lost it
 */
export async function serveFile(
  { store, keys }: Pick<App, 'store' | 'keys'>,
  stored: StoredFile,
  size: 'full' | 'preview' = 'full',
): Promise<Response> {
  const name = size === 'preview' && stored.preview ? stored.preview : stored.file
  const { key } = openDetails(keys, stored)
  const sealed = await orUnavailable(() => store.get(name))
  if (!sealed) throw new Refusal('notFound')
  const { type, disposition } = types[stored.kind]
  return new Response(new Uint8Array(openBytes(Buffer.from(key, 'base64'), name, sealed)), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': disposition,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
