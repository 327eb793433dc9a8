import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import { announceHoroscopes } from './announce-horoscopes.server.ts'
import { makeAhead } from './make-horoscopes.server.ts'

const aheadOfTime = { name: 'make-horoscopes', data: z.object({}) }

const announcing = { name: 'announce-horoscopes', data: z.object({}) }

export const horoscopeJobs: readonly Job<App>[] = [
  { ...job(aheadOfTime, (app: App) => makeAhead(app)), cron: '20 2 * * *' },
  { ...job(announcing, (app: App) => announceHoroscopes(app)), cron: '0 6-21 * * *', atStart: true },
]
