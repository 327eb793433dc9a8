import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
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
const bin = join(root, 'node_modules', '.bin')
const paths = positionals.length > 0 ? positionals : ['test/fuzz']
const since = performance.now()
try {
  const { status } = spawnSync(join(bin, 'vitest'), ['run', '--reporter=dot', '--testTimeout=36000000', ...paths], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env.PATH}`,
      FUZZ_INPUTS: values.inputs,
      FUZZ_TOLD: told,
      ...(values.seed ? { FUZZ_SEED: values.seed } : {}),
    },
  })
  const faults = sum()
  process.exitCode = status === 0 && faults === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Prints what was sent by kind, and returns how many answers were faults of ours. */
function sum() {
  const lines = existsSync(told) ? readFileSync(told, 'utf8').trim().split('\n') : []
  /** @type {Map<string, { inputs: number, faults: number }>} */
  const kinds = new Map()
  for (const line of lines) {
    const { kind, inputs, faults } = JSON.parse(line)
    const so = kinds.get(kind) ?? { inputs: 0, faults: 0 }
    kinds.set(kind, { inputs: so.inputs + inputs, faults: so.faults + faults })
  }
  const all = [...kinds.values()].reduce((total, { inputs }) => total + inputs, 0)
  const faults = [...kinds.values()].reduce((total, one) => total + one.faults, 0)
  for (const [kind, { inputs }] of kinds) say(`${kind}: ${inputs}`)
  say(`${all} inputs, ${faults} answers of 500 or above, ${Math.round((performance.now() - since) / 1000)} s`)
  return faults
}
