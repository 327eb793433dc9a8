import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './setup/project.mjs'

/**
 * Writes src/platform/database/generated.ts from the database named by DATABASE_URL (the running demo prints its own
 * with LOG_LEVEL=debug); with --verify, says whether it still fits.
 */
const [url = process.env.DATABASE_URL ?? '', ...rest] = process.argv.slice(2)
const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'kysely-codegen'),
  [
    '--dialect=postgres',
    `--url=${url}`,
    '--date-parser=string',
    '--type-mapping={"int8":"number"}',
    '--default-schema=public',
    '--exclude-pattern=(pgboss.*|*.migrations|migrations|given_clock|*.given_clock)',
    '--out-file=src/platform/database/generated.ts',
    ...rest,
  ],
  { cwd: root, stdio: 'inherit' },
)
process.exit(status ?? 1)
