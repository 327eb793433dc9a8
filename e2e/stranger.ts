import { request } from 'node:http'

interface Try {
  email: string
  password?: string
  /** The local address that the request comes from. */
  from?: string
  /** Its X-Forwarded-For header. */
  forwarded?: string
}

/** Tries to sign in without a session: returns the error code, or 0. */
export function trySignIn(node: { address: string }, given: Try): Promise<number> {
  const { email, password = 'pas le bon mot', from = '127.0.0.1', forwarded } = given
  const { host, port } = new URL(node.address)
  const headers = {
    host,
    origin: node.address,
    'content-type': 'application/json',
    ...(forwarded ? { 'x-forwarded-for': forwarded } : {}),
  }
  const options = { host: '127.0.0.1', port, localAddress: from, method: 'POST', path: '/api/users/login', headers }
  return new Promise((resolve, reject) => {
    const sent = request(options, async (answer) => {
      const { api } = JSON.parse(Buffer.concat(await answer.toArray()).toString())
      resolve(api.error?.code ?? 0)
    })
    sent.once('error', reject)
    sent.end(JSON.stringify({ email, password }))
  })
}
