import { Refusal } from '../../errors.ts'

/** Methods of a page: it is read with GET, and its forms are posted. */
export const PAGE_METHODS = 'GET, HEAD, POST, OPTIONS'

/** Whether the router asks for a page's data, within a document that is already open. */
export const isForData = (request: Request): boolean => new URL(request.url).pathname.endsWith('.data')

/** The page that an address shows, or whose data it gives; null for a call. */
export const pageAt = (pathname: string): string | null =>
  pathname.startsWith('/api/') ? null : pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')

const isForm = (type: string): boolean =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type)

/**
 * The request as the router gets it: with the address that the visitor sees, even behind a TLS proxy, because the
 * router compares it with a form's Origin. Reads forms completely: a malformed one is the visitor's fault and not a
 * bug.
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
