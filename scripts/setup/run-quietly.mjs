import { spawnSync } from 'node:child_process'
import { root, SetupFailure } from './project.mjs'

/**
 * Runs a program to its end and shows its output only if it fails.
 * @param {string} file
 * @param {string[]} args
 * @param {string} failure French sentence that says what to do
 * @returns {void}
 */
export function runQuietly(file, args, failure) {
  const { status, signal, error, stdout, stderr } = spawnSync(file, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status === 0) return
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`)
  throw new SetupFailure(`${failure} (${error?.message ?? signal ?? `code ${status}`})`)
}
