import type { App } from '../app.ts'
import { connect } from '../platform/database/connect.ts'
import { showProgress } from './progress.ts'
import { seedDemo } from './seed.ts'

/** Creates the demonstration's data at the first start, and continues an interrupted seed. */
export async function fillDemo(app: App, ownerUrl: string): Promise<void> {
  const owner = connect(ownerUrl, { max: 2, onLost: (error) => app.log.warn({ err: error.message }, 'seed') })
  try {
    await seedDemo(app, owner, showProgress)
  } finally {
    await owner.destroy()
  }
}
