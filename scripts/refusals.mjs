import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { sayMissing } from './refusals/missing.mjs'
import { root, say } from './setup/project.mjs'

// Runs the unit tests, or those of the folders that are named, and lists what a contract says a call may refuse and no
// test made it refuse: npm run refusals -- src/features/money test/access
// What a page refuses is not seen, though its use case be the same; nor is a refusal of a use case that a test calls
// itself.

const folder = mkdtempSync(join(tmpdir(), 'voyance-refusals-'))
const told = join(folder, 'seen')
const bin = join(root, 'node_modules', '.bin')
const paths = process.argv.slice(2)
try {
  const { status } = spawnSync(join(bin, 'vitest'), ['run', '--reporter=dot', ...paths], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, SEEN_REFUSALS: told },
  })
  sayMissing(told)
  if (status !== 0) say('Des tests ont échoué : la liste en est trop longue.')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
