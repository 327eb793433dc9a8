import { existsSync, readFileSync } from 'node:fs'
import { say } from '../setup/project.mjs'

/**
 * Says which refusals of the contracts no test provoked.
 * @param {string} told the file named by SEEN_REFUSALS while the tests ran
 * @returns {boolean} whether none is missing; false if no test ran
 */
export function sayMissing(told) {
  const seen = new Set(existsSync(told) ? readFileSync(told, 'utf8').split('\n') : [])
  /** @type {{ name: string, method: string, path: string, refusals: string[] }[]} */
  const calls = existsSync(`${told}.calls`) ? JSON.parse(readFileSync(`${told}.calls`, 'utf8')) : []
  let named = 0
  let missed = 0
  for (const { name, method, path, refusals } of calls) {
    const missing = refusals.filter((refusal) => !seen.has(`${name} ${refusal}`))
    named += refusals.length
    missed += missing.length
    if (missing.length > 0) say(`${name} (${method} ${path}) : ${missing.join(', ')}`)
  }
  say(`${missed} refus annoncés sur ${named} ne sont provoqués par aucun de ces tests.`)
  return named > 0 && missed === 0
}
