import { addressOf, type Given, unwrap } from '../../src/platform/contract/call.ts'
import type { CallDefinition, CallGiven, CallOutput } from '../../src/platform/contract/contract.ts'
import { insisting } from './ask.ts'

/** Offers a file for download under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}

/** Downloads the file that a call answers with, under the name given by the server. @throws {HttpError} */
export async function takeFile<D extends CallDefinition & { file: string } = never>(
  method: D['method'],
  path: D['path'],
  ...[given]: Given<D>
): Promise<void> {
  const { body } = (given ?? {}) as CallGiven<CallDefinition>
  const answer = await insisting(async () => {
    const asked = await fetch(addressOf(path, given), {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    return asked.ok ? asked : unwrap<Response>(await asked.json().catch(() => null))
  })
  const [, name = ''] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  saveFile(await answer.blob(), name)
}

/** Uploads a file with the other fields of its form. @throws {HttpError} */
export function sendFile<D extends CallDefinition & { upload: true } = never>(
  path: D['path'],
  file: File,
  ...[given]: Given<D>
): Promise<CallOutput<D>> {
  const form = new FormData()
  const { body = {} } = (given ?? {}) as CallGiven<CallDefinition>
  for (const [name, value] of Object.entries(body)) form.set(name, String(value))
  form.set('file', file)
  return insisting(async () => {
    const answer = await fetch(addressOf(path, given), { method: 'POST', body: form })
    return unwrap(await answer.json().catch(() => null))
  })
}
