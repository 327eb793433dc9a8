import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, runProgram } from './program.ts'

/** A data folder in which the built program has made its demonstration; whoever asked for it removes it. */
export async function seededFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'voyance-demo-'))
  const program = runProgram(await freePort(), { DATA_DIR: dataDir })
  await program.ready()
  await program.stop()
  return dataDir
}
