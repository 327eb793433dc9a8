import type { App } from '../app.ts'
import { connect } from '../platform/database/connect.ts'
import { showProgress } from './progress.ts'
import { seedDemo } from './seed.ts'

/** Makes the demo world on the first start, and goes on with it where a killed start left it. */
export async function fillDemo(app: App, ownerUrl: string): Promise<void> {
  const owner = connect(ownerUrl, { max: 2, onLost: (error) => app.log.warn({ err: error.message }, 'seed') })
  try {
    await seedDemo(app, owner, showProgress)
  } finally {
    await owner.destroy()
  }
}
