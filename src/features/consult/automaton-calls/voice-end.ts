import type { App } from '../../../app.ts'

/** The program's end of one voice connection. */
export type VoiceEnd = NonNullable<ReturnType<App['voice']['take']>>

/** What it tells once a second of the sound that arrives. */
export type Heard = Parameters<Parameters<VoiceEnd['onHeard']>[0]>[0]
