import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TagManager {
  origin: string
  /** The requests it received, in order. */
  asked: string[]
  /** The reports of its script from inside the frame, as they came. */
  told: string[]
  close(): Promise<void>
}

/** Tries to reach the page around it, then reports what it is given. */
const script = `
const tell = (what) => fetch(ORIGIN + '/told?' + encodeURIComponent(what), { mode: 'no-cors' })
const tried = (name, act) => { try { act(); tell(name + ' open') } catch { tell(name + ' closed') } }
tried('page', () => parent.document.title)
tried('cookies', () => document.cookie)
tried('storage', () => localStorage.length)
tell('origin ' + self.origin)
const push = dataLayer.push.bind(dataLayer)
dataLayer.push = (given) => { tell(given.event + ' ' + given.page_path); return push(given) }
`

/** A stand-in for the tag manager's server, on this machine. */
export async function startTagManager(): Promise<TagManager> {
  const asked: string[] = []
  const told: string[] = []
  const server = createServer((request, response) => {
    const url = request.url ?? ''
    asked.push(url)
    if (url.startsWith('/told?')) told.push(decodeURIComponent(url.slice('/told?'.length)))
    response.setHeader('content-type', 'text/javascript')
    response.end(script.replaceAll('ORIGIN', `'${origin}'`))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    asked,
    told,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
