import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, say } from './setup/project.mjs'

// Sends seeded hostile inputs to every call, socket frame and webhook, and in files, in this process's own copy of the
// site, and counts them: npm run fuzz -- --inputs 1000000 --seed 7
// Those after `--` only in some files: npm run fuzz -- --inputs 50000 -- test/fuzz/webhooks.test.ts

const { values, positionals } = parseArgs({
  options: { inputs: { type: 'string', default: '1000000' }, seed: { type: 'string' } },
  allowPositionals: true,
})
const folder = mkdtempSync(join(tmpdir(), 'voyance-fuzz-'))
const told = join(folder, 'told')
const paths = positionals.length > 0 ? positionals : ['test/fuzz']
const since = performance.now()
try {
  const { status } = spawnSync('vitest', ['run', '--reporter=dot', '--testTimeout=36000000', ...paths], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      FUZZ_INPUTS: values.inputs,
      FUZZ_TOLD: told,
      ...(values.seed ? { FUZZ_SEED: values.seed } : {}),
    },
  })
  sum()
  say(
    status === 0 ? '0 answers of 500 or above' : 'the tests that failed are listed above; their inputs are not counted',
  )
  process.exitCode = status === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Prints what was sent by kind, and in all. */
function sum() {
  const lines = existsSync(told) ? readFileSync(told, 'utf8').trim().split('\n') : []
  /** @type {Map<string, number>} */
  const kinds = new Map()
  for (const line of lines) {
    const { kind, inputs } = JSON.parse(line)
    kinds.set(kind, (kinds.get(kind) ?? 0) + inputs)
  }
  for (const [kind, inputs] of kinds) say(`${kind}: ${inputs}`)
  const all = [...kinds.values()].reduce((total, inputs) => total + inputs, 0)
  say(`${all} inputs in ${Math.round((performance.now() - since) / 1000)} s`)
}
