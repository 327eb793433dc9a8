import type { App } from '../../../app.ts'
import { markAgain } from '../../../platform/at-rest/mark-again.ts'
import { sealAgain } from '../../../platform/at-rest/seal-again.ts'

/** Reseals everything with the newest key, and renews the marks by which sealed words are found. */
export async function sealAll(app: App): Promise<void> {
  for (const kind of app.declared.sealed(app.secrets)) await sealAgain(app, kind)
  for (const kind of app.declared.marked) await markAgain(app, kind)
}
