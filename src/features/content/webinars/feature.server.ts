import { feature } from '../../house/feature/declare.server.ts'
import { webinarJobs } from './jobs.server.ts'
import { tables } from './tables.server.ts'

export const webinars = feature({ jobs: webinarJobs, tables })
