import type { Drawing } from '../../src/ui/art/engraving/marks.ts'
import { scenes as calls } from './scenes/pages/calls.ts'
import { scenes as office } from './scenes/pages/office.ts'
import { scenes as skies } from './scenes/pages/skies.ts'
import { scenes as trades } from './scenes/pages/trades.ts'
import { scenes as trust } from './scenes/pages/trust.ts'

/** The scene of each page of text, and of the pages that open a part of the sky, by its path. */
export const pageScenes: Readonly<Record<string, () => Drawing>> = {
  ...office,
  ...trust,
  ...trades,
  ...calls,
  ...skies,
}
