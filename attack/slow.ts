import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { page, plant } from './planted.ts'
import { expectation } from './report.ts'
import type { Target } from './target.ts'
import { run } from './tools.ts'

const CONNECTIONS = 400
const SECONDS = 40
/** Fewer places than the tool takes, as a server has that must share its memory. */
const PLACES = 200

const modes = {
  'slow headers': ['-H'],
  'slow body': ['-B'],
  'slow reading': ['-X', '-w', '1', '-y', '64', '-n', '5', '-z', '8'],
}

/** Connections that say or read a little at a time, at the program itself, without the proxy. */
export async function attack({ inside }: Target): Promise<void> {
  const patient = await plant(
    (_, response) => void response.end(page('')),
    { headersTimeout: 0, requestTimeout: 0 },
    PLACES,
  )
  const planted = await hold(patient.address, ['-H'])
  await patient.close()
  expectation('slow headers take a planted server without time limits out of service', planted.outages > 0)
  for (const [name, options] of Object.entries(modes)) {
    const { outages, seconds, held } = await hold(inside, options)
    expectation(
      `${name}: in service in each of ${seconds} s; ${held} of ${CONNECTIONS} still held at the end`,
      outages === 0 && seconds > 0,
    )
  }
}

interface Held {
  seconds: number
  /** Seconds in which another visitor was not answered. */
  outages: number
  /** Connections that the server had not closed at the end. */
  held: number
}

async function hold(address: string, options: readonly string[]): Promise<Held> {
  const folder = await mkdtemp(join(tmpdir(), 'voyance-slow-'))
  const figures = join(folder, 'slow')
  const common = [
    '-c',
    CONNECTIONS,
    '-r',
    100,
    '-i',
    5,
    '-l',
    SECONDS,
    '-p',
    5,
    '-g',
    '-o',
    figures,
    '-u',
    `${address}/`,
  ]
  const { said } = await run('slowhttptest', [...options, ...common.map(String)])
  const rows = (await readFile(`${figures}.csv`, 'utf8').catch(() => '')).trim().split('\n').slice(1)
  await rm(folder, { recursive: true, force: true })
  if (rows.length === 0) throw new Error(`slowhttptest counted nothing:\n${said}`)
  const counts = rows.map((row) => row.split(',').map(Number))
  const last = counts.at(-1)!
  return { seconds: counts.length, outages: counts.filter(([, , , , served]) => served === 0).length, held: last[3]! }
}
