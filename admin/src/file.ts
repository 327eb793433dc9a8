import { unwrap } from '../../src/platform/contract/call.ts'
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
export async function takeFile(method: 'GET' | 'POST', path: string, body?: object): Promise<void> {
  const answer = await insisting(async () => {
    const asked = await fetch(path, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    return asked.ok ? asked : unwrap<Response>(await asked.json().catch(() => null))
  })
  const [, name = ''] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  saveFile(await answer.blob(), name)
}

/** Uploads a file with the other fields of its form. @throws {HttpError} */
export function sendFile(path: string, file: File, fields: Readonly<Record<string, string>> = {}): Promise<object> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file)
  return insisting(async () => {
    const answer = await fetch(path, { method: 'POST', body: form })
    return unwrap(await answer.json().catch(() => null))
  })
}
