import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a thread runs: its source, or once built, a file of its own beside the program. */
export const threadFile = (built: string, source: URL): string =>
  import.meta.env.PROD ? resolve(`build/server/${built}.js`) : fileURLToPath(source)
