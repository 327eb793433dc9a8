import type { App } from '../../../app.ts'
import { job } from '../../../platform/jobs/job.ts'
import { answerMessage, answerRequest } from '../rooms/automaton-work.server.ts'
import { acceptAsAutomaton, replyAsAutomaton } from './answer-as-automaton.server.ts'

export const workspaceJobs = [
  job(answerRequest, (app: App, { consultationId }) => acceptAsAutomaton(app, consultationId)),
  job(answerMessage, (app: App, { consultationId, sequence }) => replyAsAutomaton(app, consultationId, sequence)),
]
