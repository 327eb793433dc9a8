import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of package.json. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** A failed step; the message is for the person at the terminal. */
export class SetupFailure extends Error {}

/**
 * @param {string} path from the root of the project
 * @returns {string} empty if there is no such file
 */
export function contentOf(path) {
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/**
 * @param {string} content
 * @returns {string}
 */
export const digest = (content) => createHash('sha256').update(content).digest('hex')

/**
 * Reports progress on the terminal.
 * @param {string} line
 * @returns {boolean}
 */
export const say = (line) => process.stdout.write(`${line}\n`)

/**
 * @param {string} line
 * @returns {boolean}
 */
export const complain = (line) => process.stderr.write(`${line}\n`)
