import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root, say } from './setup/project.mjs'

// Runs the tests, or those of the folders that are named, and lists what a contract says a call may refuse and no test
// made it refuse: npm run refusals -- src/features/money test/access
// The fuzz test asks for anything and expects no refusal of its own: it does not count. What a page refuses is not
// seen, though its use case be the same; nor is a refusal of a use case that a test calls itself.

const folder = mkdtempSync(join(tmpdir(), 'voyance-refusals-'))
const told = join(folder, 'seen')
const bin = join(root, 'node_modules', '.bin')
const paths = process.argv.slice(2)
try {
  const { status } = spawnSync(join(bin, 'vitest'), ['run', '--reporter=dot', '--exclude=test/fuzz/**', ...paths], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, SEEN_REFUSALS: told },
  })
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
  if (status !== 0) say('Des tests ont échoué : la liste en est trop longue.')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
