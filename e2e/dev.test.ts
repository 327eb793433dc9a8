import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../test/program.ts'
import { copyOfDemo } from './site.ts'

test('npm run dev shows the site, again and again', async () => {
  const dataDir = await copyOfDemo()
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/dev.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'fatal', NODE_ENV: 'development' },
  })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
    await rm(dataDir, { recursive: true, force: true })
  })
  const open = (path: string) => fetch(`http://localhost:${port}${path}`).catch(() => null)
  // The first request has the whole site compiled.
  await expect.poll(async () => (await open('/'))?.status, { timeout: 240_000 }).toBe(200)
  for (const path of ['/', '/voyance', '/api/openapi.json']) expect((await open(path))?.status, path).toBe(200)
})
