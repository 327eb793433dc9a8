export interface Holder {
  userId: number
  /** null for the present owner. */
  leftAt: Date | null
}

/** From when, and until when; null is for ever. */
export interface Span {
  after: Date | null
  until: Date | null
}

/**
 * In which spans of time what was sent from an address, signed out, is one person's: theirs who had it then, or took it
 * next. After the last who left it, theirs still, until somebody else proves it.
 */
export function spansOf(holders: readonly Holder[], userId: number): Span[] {
  const inOrder = holders.toSorted((a, b) => (a.leftAt?.getTime() ?? Infinity) - (b.leftAt?.getTime() ?? Infinity))
  return inOrder.flatMap(({ userId: holder, leftAt }, place) => {
    if (holder !== userId) return []
    return [{ after: inOrder[place - 1]?.leftAt ?? null, until: place === inOrder.length - 1 ? null : leftAt }]
  })
}
