import type { Pause } from '../../people/pauses/rules.ts'

export const viewPause = (pause: Pause | null) =>
  pause && {
    kind: pause.kind,
    endsAt: pause.endsAt?.toISOString() ?? null,
    wishFrom: pause.wishFrom?.toISOString() ?? null,
  }

export type PauseView = NonNullable<ReturnType<typeof viewPause>>
