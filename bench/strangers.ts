import { randomBytes, randomInt } from 'node:crypto'
import { hashPassword } from '../src/features/house/users/password.server.ts'
import { type DemoProgram, startProgram } from './program.ts'
import { figure } from './report.ts'

const PAIRS = 500
/** The first calls of each kind run on cold code and are slower. */
const WARMING = 20
const PASSWORD = 'une lune claire sur la mer'
const CHOSEN = 'trois étoiles au-dessus du toit'

interface Call {
  path: string
  body(email: string): object
  status: number
}

/** The calls that take an e-mail address, and must not reveal whether it has an account. */
const calls: readonly Call[] = [
  { path: '/api/users/login', body: (email) => ({ email, password: 'pas le bon mot' }), status: 401 },
  { path: '/api/users/password-lost', body: (email) => ({ email }), status: 200 },
  {
    path: '/api/users/reset-password',
    body: (email) => ({ email, password: CHOSEN, resetCode: '000000' }),
    status: 400,
  },
  {
    path: '/api/users/me',
    body: (email) => ({
      firstName: 'Anne',
      emailAddress: email,
      password: CHOSEN,
      birthDate: '1988-05-12',
      consents: [{ type: 'REGISTRATION', agreed: true }],
    }),
    status: 200,
  },
]

/** Whether the time of an answer reveals whether an address has an account. */
export async function run(): Promise<void> {
  const program = await startProgram({ TRUSTED_PROXIES: '127.0.0.1,::1' })
  try {
    for (const call of calls) {
      const known = await addPeople(program, PAIRS + WARMING)
      const { ofKnown, ofUnknown } = await measure(program, call, known)
      const told = Math.abs(areaUnderCurve(ofKnown, ofUnknown) - 0.5)
      figure(`${call.path}, known or unknown: AUC, distance from one half`, told, { atMost: 0.05 })
    }
  } finally {
    await program.stop()
  }
}

/** In a random order within each pair: background work of one call must not always slow the other. */
async function measure(program: DemoProgram, call: Call, known: readonly string[]) {
  const ofKnown: number[] = []
  const ofUnknown: number[] = []
  for (const [place, email] of known.entries()) {
    const pair = [
      { email, times: ofKnown },
      { email: address(), times: ofUnknown },
    ]
    if (randomInt(2)) pair.reverse()
    for (const one of pair) {
      const taken = await time(program, call, one.email)
      if (place >= WARMING) one.times.push(taken)
    }
  }
  return { ofKnown, ofUnknown }
}

/** Each from its own network, by the trusted proxy's header, so that no rate limit answers instead. */
async function time({ address: origin }: DemoProgram, call: Call, email: string): Promise<number> {
  const [a, b] = randomBytes(2)
  const headers = {
    origin,
    'content-type': 'application/json',
    'x-forwarded-for': `2001:db8:${a!.toString(16)}:${(networks++).toString(16)}::${b!.toString(16)}`,
  }
  const body = JSON.stringify(call.body(email))
  const from = performance.now()
  const answer = await fetch(origin + call.path, { method: 'POST', headers, body })
  await answer.arrayBuffer()
  const taken = performance.now() - from
  if (answer.status !== call.status) throw new Error(`${call.path}: ${answer.status}`)
  return taken
}
let networks = 0

/** Names of equal length, so that only the account differs. */
const address = () => `${randomBytes(9).toString('hex')}@example.fr`

/** People with proved addresses. */
async function addPeople({ owner }: DemoProgram, count: number): Promise<string[]> {
  const password_hash = await hashPassword(PASSWORD)
  const emails = Array.from({ length: count }, address)
  const people = emails.map((email) => ({
    site_id: 99,
    first_name: 'Camille',
    email,
    email_key: email,
    email_proved_at: new Date(),
    password_hash,
    birth_date: '1988-05-12',
  }))
  await owner.insertInto('users').values(people).execute()
  return emails
}

/** Mann and Whitney: the probability that a value of one sample exceeds a value of the other, ties counting half. */
function areaUnderCurve(one: readonly number[], other: readonly number[]): number {
  const wins = one.flatMap((a) => other.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)))
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length
}
