import type { TableSound } from './grains.ts'
import { isSoundOn } from './preference.ts'

/**
 * Plays a sound of the table where this device has it on. Nothing of it is loaded otherwise, nor on a page that nobody
 * touched yet: browsers keep it silent, and it would be heard late.
 */
export function playSound(sound: TableSound): void {
  if (!isSoundOn() || !navigator.userActivation?.hasBeenActive) return
  import('./synthesis.ts')
    .then(({ play }) => play(sound))
    .catch(() => {
      // A table without its sound is whole.
    })
}
