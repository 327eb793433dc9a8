import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { seededFolder } from '../test/seeded-folder.ts'
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
  const dataDir = await seededFolder()
  project.provide('demoData', dataDir)
  return () => rm(dataDir, { recursive: true, force: true })
}
