import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import { announceHoroscopes } from './announce-horoscopes.server.ts'
import { mailOwnDays } from './mail-own-days.server.ts'
import { makeAhead } from './make-horoscopes.server.ts'

const aheadOfTime = { name: 'make-horoscopes', data: z.object({}) }

const mailing = { name: 'mail-own-days', data: z.object({}) }

const announcing = { name: 'announce-horoscopes', data: z.object({}) }

export const horoscopeJobs: readonly Job<App>[] = [
  { ...job(aheadOfTime, (app: App) => makeAhead(app)), cron: '20 2 * * *' },
  { ...job(announcing, (app: App) => announceHoroscopes(app)), cron: '0 6-21 * * *', atStart: true },
  // A little past the hour, beside the notifications; later runs are for what one before could not do.
  { ...job(mailing, (app: App) => mailOwnDays(app)), cron: '5 6-11 * * *', atStart: true },
]
