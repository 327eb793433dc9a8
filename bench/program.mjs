import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The built program on a data folder of its own, with its durable settings. */
export async function startProgram() {
  const dataDir = await mkdtemp(join(tmpdir(), 'voyance-bench-'))
  const port = 3970
  const program = spawn(process.execPath, ['build/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' },
  })
  const ended = new Promise((resolve) => program.once('exit', resolve))
  const address = `http://localhost:${port}`
  while (!(await fetch(`${address}/readyz`).catch(() => null))?.ok) await wait(100)
  return {
    address,
    /** The body as it travels, compressed. */
    rawBytes: (path, headers) =>
      new Promise((resolve, reject) => {
        request(`${address}${path}`, { headers }, (response) => {
          const chunks = []
          response.on('data', (chunk) => chunks.push(chunk))
          response.on('end', () => resolve(Buffer.concat(chunks)))
        })
          .on('error', reject)
          .end()
      }),
    async signIn(email) {
      const answer = await fetch(`${address}/api/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: address },
        body: JSON.stringify({ email, password: 'clair-de-lune-2026' }),
      })
      return answer.headers.getSetCookie()[0].split(';')[0]
    },
    async stop() {
      program.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
