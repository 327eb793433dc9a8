import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort, ready } from './site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    demoData: string
  }
}

/** The demo world made once: each site of the tests begins with a copy of it. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'voyance-demo-'))
  const port = await freePort()
  const program = spawn(process.execPath, ['build/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1' },
  })
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()))
  await ready(port, ended)
  program.kill('SIGTERM')
  await ended
  project.provide('demoData', dataDir)
  return () => rm(dataDir, { recursive: true, force: true })
}
