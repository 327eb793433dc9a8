import type { App } from '../app.ts'
import { connect } from '../platform/database/connect.ts'
import { showProgress } from './progress.ts'
import { seedDemo } from './seed.ts'

/**
 * Creates the demonstration's data at the first start, and continues an interrupted seed. Its thousands of small
 * transactions don't wait for the disk: a completed step is committed by the owner, which makes all before it durable.
 */
export async function fillDemo(app: App, urls: { ownerUrl: string; applicationUrl: string }): Promise<void> {
  const onLost = (error: Error) => app.log.warn({ err: error.message }, 'seed')
  const owner = connect(urls.ownerUrl, { max: 2, onLost })
  const db = connect(urls.applicationUrl, { max: 2, canLoseLast: true, onLost })
  try {
    await seedDemo({ ...app, db }, owner, showProgress)
  } finally {
    await db.destroy()
    await owner.destroy()
  }
}
