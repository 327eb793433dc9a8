import { addressOf, CallRefused, FAILURE, unwrap } from './call.ts'
import type { CallDefinition, CallOutput } from './contract.ts'

/** Without a byte for this long, the line is lost. */
const STILL_MS = 20_000

interface Upload {
  params: Record<string, string | number>
  file: Blob
  fields: Readonly<Record<string, string>>
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Calls the product's own API with a file, and tells how much of it has left; the file's own name is not sent.
 * @throws {CallRefused} with code 0 if the line was lost or the signal aborted
 */
export function upload<D extends CallDefinition & { upload: true } = never>(
  path: D['path'],
  { params, file, fields, onProgress, signal }: Upload,
): Promise<CallOutput<D>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file, 'fichier')
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), STILL_MS)
    }
    const abort = () => request.abort()
    signal.addEventListener('abort', abort, { once: true })
    request.upload.onprogress = ({ loaded, total }) => {
      wait()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onloadend = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      try {
        resolve(unwrap<CallOutput<D>>(request.response))
      } catch (refused) {
        reject(refused)
      }
    }
    request.open('POST', addressOf(path, { params }))
    request.responseType = 'json'
    wait()
    if (signal.aborted) reject(new CallRefused(0, FAILURE))
    else request.send(form)
  })
}
