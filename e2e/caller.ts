import { io, type Socket } from 'socket.io-client'
import { expect } from 'vitest'
import { staffCode } from './staff-code.ts'

/** A program that answers at an address. */
interface Node {
  address: string
}

const sockets: Socket[] = []

/** A person who can call any node with one session. */
export class Caller {
  private readonly cookies = new Map<string, string>()

  static async signIn(node: Node, email: string): Promise<Caller> {
    const caller = new Caller()
    await caller.call(node, 'POST', '/api/users/login', { email, password: 'clair-de-lune-2026' })
    return caller
  }

  /**
   * A member of staff, with the code from the sandbox page; a code works once, so each can sign in once in half a
   * minute.
   */
  static async signInStaff(node: Node, email: string): Promise<Caller> {
    const caller = new Caller()
    const password = 'clair-de-lune-2026'
    expect(await caller.refused(node, 'POST', '/api/users/login', { email, password })).toBe(4200)
    const code = staffCode(await (await caller.ask(node, 'GET', '/bac-a-sable')).text(), email)
    await caller.call(node, 'POST', '/api/admin/second-factor', { code })
    return caller
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers are examined field by field
  async call(node: Node, method: string, path: string, body?: object): Promise<any> {
    const said = await (await this.ask(node, method, path, body)).json()
    expect(said.api, `${method} ${path}`).toEqual({ ok: 1 })
    return said
  }

  /** The error code of a refused call. */
  async refused(node: Node, method: string, path: string, body?: object): Promise<number> {
    return (await (await this.ask(node, method, path, body)).json()).api.error.code
  }

  async ask(node: Node, method: string, path: string, body?: object): Promise<Response> {
    const form = body instanceof URLSearchParams
    const answer = await fetch(`${node.address}${path}`, {
      method,
      body: form ? body : body ? JSON.stringify(body) : null,
      redirect: 'manual',
      headers: {
        cookie: this.cookie,
        ...(method === 'GET' ? {} : { origin: node.address }),
        ...(method === 'GET' || form
          ? {}
          : { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
      },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split('=')
      this.cookies.set(name, value)
    }
    return answer
  }

  private get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** A socket to a node, not in any room. */
  async connect(node: Node): Promise<Socket> {
    const socket = io(node.address, {
      transports: ['websocket'],
      forceNew: true,
      extraHeaders: { cookie: this.cookie, origin: node.address },
    })
    sockets.push(socket)
    await new Promise((resolve, reject) => socket.once('connect', () => resolve(null)).once('connect_error', reject))
    return socket
  }

  async socket(node: Node, consultationId: number): Promise<Socket> {
    const socket = await this.connect(node)
    const joined = await socket.emitWithAck('join', { consultationId })
    expect(joined.api).toEqual({ ok: 1 })
    return socket
  }
}

export function hangUp(): void {
  for (const socket of sockets.splice(0)) socket.disconnect()
}
