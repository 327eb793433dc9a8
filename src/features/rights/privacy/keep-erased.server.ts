import type { App } from '../../../app.ts'
import { eraseDue } from './erase-account.server.ts'
import { recallErased, rememberErased } from './erased-list.server.ts'

/** Runs before the server accepts requests: erases again accounts that came back with a restored backup. */
export async function keepErased(app: App): Promise<void> {
  const back = await recallErased(app)
  if (back === 0) return rememberErased(app)
  app.log.warn({ accounts: back }, 'erased accounts came back with a backup and are erased again')
  await eraseDue(app)
}
