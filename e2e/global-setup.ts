import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort, runProgram } from '../test/program.ts'
import { unpacked } from './browser.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    demoData: string
  }
}

/**
 * Seeds the demonstration once: each site of the tests begins with a copy of it. Chromium is unpacked here, because two
 * files that begin together would overwrite each other's copy.
 */
export default async function setup(project: TestProject) {
  await unpacked()
  const dataDir = await mkdtemp(join(tmpdir(), 'voyance-demo-'))
  const program = runProgram(await freePort(), { DATA_DIR: dataDir })
  await program.ready()
  await program.stop()
  project.provide('demoData', dataDir)
  return () => rm(dataDir, { recursive: true, force: true })
}
