import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The `thread.ts` beside the module at `source`; built, it is a file of its own beside the program. */
export const threadFile = (built: string, source: string): string =>
  import.meta.env.PROD ? resolve(`build/server/${built}.js`) : fileURLToPath(new URL('./thread.ts', source))
