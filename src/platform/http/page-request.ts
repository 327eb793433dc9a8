import { Refusal } from '../../errors.ts'

/** What a page answers: what it shows is read, and its forms are posted. */
export const PAGE_METHODS = 'GET, HEAD, POST, OPTIONS'

const isForm = (type: string): boolean =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type)

/**
 * A request as the pages are given it: at the address that its visitor sees, whatever proxy ended their TLS, for the router
 * holds the Origin of a form against it. A form is read here, whole: one that can't be is the visitor's fault and no bug.
 * @throws {Refusal} formExpected, parametersInvalid
 */
export async function pageRequest(raw: Request, canonical: string): Promise<Request> {
  const { pathname, search } = new URL(raw.url)
  const address = `${canonical}${pathname}${search}`
  if (raw.method !== 'POST') return new Request(address, raw)
  const type = raw.headers.get('content-type') ?? ''
  if (!isForm(type)) throw new Refusal('formExpected')
  const { headers, signal } = raw
  const body = await readable(raw, type)
  return new Request(address, { method: 'POST', headers, body, signal })
}

async function readable(raw: Request, type: string): Promise<ArrayBuffer> {
  try {
    const body = await raw.arrayBuffer()
    await new Response(body, { headers: { 'Content-Type': type } }).formData()
    return body
  } catch {
    throw new Refusal('parametersInvalid')
  }
}
