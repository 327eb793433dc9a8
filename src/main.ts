import { ConfigFault } from './config.ts'
import { EmbeddedDatabaseFailure } from './platform/database/embedded/start.ts'
import { start } from './program.ts'

let stop: () => void = () => process.exit(0)
// npm repeats the terminal's signal: only the first one has an effect.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop())

try {
  const starting = start(process.env)
  stop = () => void starting.then((program) => program.stop()).then(() => process.exit(0))
  await starting
} catch (error) {
  const expected = error instanceof ConfigFault || error instanceof EmbeddedDatabaseFailure
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}
