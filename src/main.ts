import { ConfigFault, readConfig } from './config.ts'
import { run } from './run.ts'

// The build of the pages shares this entry, so that calls and pages have one copy of every module.
const build = () => import('virtual:react-router/server-build')

try {
  const program = await run(readConfig(process.env), build)
  process.on('SIGTERM', program.stop)
  process.on('SIGINT', program.stop)
} catch (error) {
  const said = error instanceof ConfigFault || (error instanceof Error && error.name === 'AlreadyRunning')
  process.stderr.write(`${said ? (error as Error).message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}
