import type { PsychicStatus } from './rules.ts'

/** Whether nobody can reach them now, nor wait for them. */
export const isAbsent = (status: PsychicStatus): boolean => status === 'away' || status === 'offline'
