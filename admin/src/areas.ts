import type { Area } from './area.ts'
import { audit } from './resources/audit.tsx'
import { reviews } from './resources/reviews.tsx'

/** Everything that the back office shows, as the menu has it. */
export const areas: readonly Area[] = [reviews, audit]
