import { readFile, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, type Program, runProgram } from '../test/program.ts'
import { Caller, hangUp } from './caller.ts'
import { copyOfDemo } from './site.ts'

const COUNT = 2

let dataDir: string
let program: Program
let port: number
let metricsPort: number

beforeAll(async () => {
  dataDir = await copyOfDemo()
  port = await freePort()
  metricsPort = await freePort()
  program = runProgram(port, {
    DATA_DIR: dataDir,
    WEB_PROCESSES: String(COUNT),
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'silent',
    PING_INTERVAL_MS: '500',
    BEAT_INTERVAL_MS: '200',
  })
  await program.ready()
  // The first process answers before the last one; the metrics come once all do.
  while (!(await fetch(`http://127.0.0.1:${metricsPort}/metrics`).catch(() => null))?.ok) await wait(50)
})
afterAll(async () => {
  await hangUp()
  await program?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** The processes that the program started to answer visitors; the database is another of its children. */
async function webProcesses(): Promise<number[]> {
  const parent = program.process.pid
  const children = (await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8')).trim().split(' ').map(Number)
  const commands = await Promise.all(children.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')))
  return children.filter((_, place) => commands[place]?.includes('main.js'))
}

/** Asks for a page again and again over kept connections, until told to stop; how often, and what went wrong. */
function keepAsking(people: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: people })
  const failures: string[] = []
  let answered = 0
  let over = false
  const ask = () =>
    new Promise<void>((resolve) => {
      const failed = (error: Error) => {
        failures.push(error.message)
        resolve()
      }
      get({ agent, port, path: '/page/conditions', headers: { host: `localhost:${port}` } }, (answer) => {
        if (answer.statusCode === 200) answered += 1
        else failures.push(String(answer.statusCode))
        answer.on('end', resolve).on('error', failed).resume()
      }).on('error', failed)
    })
  const asking = Promise.all(
    Array.from({ length: people }, async () => {
      while (!over) await ask()
    }),
  )
  return {
    async stop() {
      over = true
      await asking
      agent.destroy()
      return { answered, failures }
    },
  }
}

test('each process answers, and one port tells the metrics of all', async () => {
  await Promise.all(Array.from({ length: 20 }, () => fetch(`http://localhost:${port}/api/psychics?limit=3`)))
  const counted = async () => {
    const told = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return [...told.matchAll(/^http_answers_total\{.*\} (\d+)$/gm)].reduce((sum, [, count]) => sum + Number(count), 0)
  }
  await expect.poll(counted).toBeGreaterThanOrEqual(20)
})

test('all are replaced one after the other, and no request fails meanwhile', async () => {
  const before = await webProcesses()
  const asking = keepAsking(4)
  process.kill(program.process.pid!, 'SIGUSR2')
  const isReplaced = async () => {
    const now = await webProcesses()
    return now.length === COUNT && now.every((pid) => !before.includes(pid))
  }
  await expect.poll(isReplaced).toBe(true)
  const { answered, failures } = await asking.stop()
  expect(failures).toEqual([])
  expect(answered).toBeGreaterThan(20)
})

test('a process that is killed is started again, while the other answers', async () => {
  const [killed] = await webProcesses()
  process.kill(killed!, 'SIGKILL')
  // A connection that was being dealt to the killed process may be lost with it; the next one is not.
  const ask = async () => {
    const options = { headers: { connection: 'close' }, signal: AbortSignal.timeout(1000) }
    return (await fetch(`http://localhost:${port}/healthz`, options).catch(() => null))?.status
  }
  await expect.poll(ask).toBe(200)
  await expect.poll(async () => (await webProcesses()).filter((pid) => pid !== killed).length).toBe(COUNT)
})

test('a message passes between people whose lines may end in different processes', async () => {
  const client = await Caller.signIn(program, 'cliente@demo.test')
  const psychic = await Caller.signIn(program, 'voyante@demo.test')
  const { psychics } = await client.call(program, 'GET', '/api/psychics?name=Salomé')
  await psychic.call(program, 'POST', '/api/workspace/presence', { channels: ['chat'] })
  const ask = () => client.call(program, 'POST', '/api/consultations', { psychicId: psychics[0].id, channel: 'chat' })
  const { consultation } = await ask()
  await psychic.call(program, 'POST', `/api/workspace/requests/${consultation.id}/accept`)
  // Connections are dealt in turn: four lines of the psychic end in both processes.
  const lines = await Promise.all([0, 1, 2, 3].map(() => psychic.socket(program, consultation.id)))
  const heard = lines.map((line) => new Promise<{ text: string }>((resolve) => line.once('message', resolve)))
  const here = await client.socket(program, consultation.id)
  await here.emitWithAck('message', { consultationId: consultation.id, clientId: 'c1', text: 'Bonjour' })
  expect((await Promise.all(heard)).map(({ text }) => text)).toEqual(['Bonjour', 'Bonjour', 'Bonjour', 'Bonjour'])
})

test('a program whose port is taken ends with an error', async () => {
  const folder = await copyOfDemo()
  const other = runProgram(port, { DATA_DIR: folder, WEB_PROCESSES: String(COUNT), LOG_LEVEL: 'silent' })
  await other.ended
  expect(other.process.exitCode).toBe(1)
  await rm(folder, { recursive: true, force: true })
})

test('the program stops with all that it started, while lines to it are open', async () => {
  const before = await webProcesses()
  await program.stop()
  for (const pid of before) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
