import { useState } from 'react'

/** The chosen places in the order of choosing. */
export function usePicks(count: number, size: number) {
  const [picks, setPicks] = useState<readonly number[]>([])
  return {
    picks,
    /** Chooses a place or gives it back; once all are chosen, the last one is exchanged. */
    toggle(place: number): void {
      setPicks((before) =>
        before.includes(place) ? before.filter((one) => one !== place) : [...before.slice(0, count - 1), place],
      )
    },
    /** Chooses what is missing at random. */
    chooseRest(): void {
      setPicks((before) => {
        const left = Array.from({ length: size }, (_, place) => place).filter((place) => !before.includes(place))
        const found = [...before]
        while (found.length < count) found.push(...left.splice(randomBelow(left.length), 1))
        return found
      })
    },
  }
}

/** Uniform enough for a choice that the shuffle makes fair in any case. */
const randomBelow = (count: number): number => Math.floor(Math.random() * count)
